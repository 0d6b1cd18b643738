/**
 * Makes a page depend on the file with the values that it takes from `data/`.
 *
 * @this {{addDependency(file: string): void, getOptions(): {valuesOf(page: string): string}, resourcePath: string}}
 * @param {string} source
 */
module.exports = function loader(source) {
  this.addDependency(this.getOptions().valuesOf(this.resourcePath));
  return source;
};
