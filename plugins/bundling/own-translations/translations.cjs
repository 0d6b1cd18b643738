// eslint-disable-next-line @typescript-eslint/no-require-imports -- the bundler requires its loaders
const {readFileSync} = require('node:fs');

const STORE = '@generated/codeTranslations';

/**
 * Finds the translations that a module names. Ids are literals: Docusaurus
 * itself finds them that way.
 *
 * @param {string} source - of the module
 * @param {Readonly<Record<string, string>>} translations - of the language being built
 * @returns {Record<string, string>}
 */
function translationsIn(source, translations) {
  const names = new Set(source.match(/[\w-]+(?:\.[\w-]+)+/g));
  return Object.fromEntries(
    [...names]
      .sort()
      .flatMap((id) => (Object.hasOwn(translations, id) ? [[id, translations[id]]] : [])),
  );
}

/**
 * Lets every module bring its own translations, so that the first script does
 * not hold those of components that load on demand. They go into the store that
 * `translate()` reads, before the module itself runs.
 *
 * @this {{getOptions(): {file: string}, addDependency(file: string): void, callback: Function}}
 * @param {string} source
 * @param {unknown} map
 */
function loader(source, map) {
  const {file} = this.getOptions();
  this.addDependency(file);
  const translations = translationsIn(source, JSON.parse(readFileSync(file, 'utf8')));
  this.callback(
    null,
    Object.keys(translations).length === 0
      ? source
      : `import translations__ from '${STORE}';\nObject.assign(translations__, ${JSON.stringify(translations)});\n${source}`,
    map,
  );
}

module.exports = loader;
module.exports.translationsIn = translationsIn;
