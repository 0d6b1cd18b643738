/**
 * Takes the weak references out of the table of routes: only a server's markup needs them,
 * and with them the bundler compiles every page at the start.
 *
 * @param {string} source
 * @throws when one is left, since all pages would be compiled again without a word
 */
module.exports = function loader(source) {
  const light = source.replace(/, require\.resolveWeak\("[^"]*"\)/g, '');
  if (light.includes('resolveWeak')) {
    throw new Error(
      'registry.js: expected weak references of the form `, require.resolveWeak("…")`. Has Docusaurus been upgraded? See upstream/README.md',
    );
  }
  return light;
};
