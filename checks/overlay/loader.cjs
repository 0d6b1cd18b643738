/**
 * Lets a page through unless something stops it, which becomes the error that
 * the browser shows: the check's own words, without the stack of a compiler.
 *
 * @this {{async(): (error: Error | null, source?: string) => void, getOptions(): {findings(file: string, text: string): Promise<string[]>}, resourcePath: string}}
 * @param {string} source
 */
module.exports = function loader(source) {
  const done = this.async();
  void this.getOptions()
    .findings(this.resourcePath, source)
    .then((/** @type {string[]} */ found) => {
      if (found.length === 0) {
        done(null, source);
        return;
      }
      done(Object.assign(new Error(found.join('\n')), {stack: '', hideStack: true}));
    }, done);
};
