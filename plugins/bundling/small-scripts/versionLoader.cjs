/**
 * Takes out of what a version hands to its pages the titles and descriptions of
 * all its docs: but for cards of docs (`<DocCardList>`), which the site has
 * none of, nothing reads them, and every page would carry them.
 *
 * @param {string} source JSON of a route of the docs plugin
 */
module.exports = function withoutDocs(source) {
  const props = JSON.parse(source);
  return props.version?.docs
    ? JSON.stringify({...props, version: {...props.version, docs: {}}})
    : source;
};
