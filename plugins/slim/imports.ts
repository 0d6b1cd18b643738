/**
 * Shortens the imports of the registry in the bundler's output: one function and
 * a list of module numbers in place of a function per page. Only plain imports
 * of one chunk count; others stay as they are.
 */
const NAMES = String.raw`__webpack_require__`;
const COMMENT = String.raw`(?:/\*.*?\*/ ?)?`;
const PLAIN = String.raw`\(\) ?=> ?${NAMES}\.e\(${COMMENT}"p([0-9a-z]+)"\)\.then\(${NAMES}\.bind\(${NAMES}, ?${COMMENT}"?(\d+)"?\)\)`;

/** Fewer imports than this are no longer than the function that replaces them. */
const WORTHWHILE = 5;

/**
 * @param source - of an asset, before minifying
 * @returns the shorter source, and how many imports it lost
 */
export function shortenImports(source: string): {source: string; shortened: number} {
  let shortened = 0;
  const run = new RegExp(String.raw`(?:${PLAIN},\s*){${WORTHWHILE},}`, 'g');
  const short = source.replace(run, (text) => {
    const imports = Array.from(text.matchAll(new RegExp(PLAIN, 'g')), ([, chunk, module]) => ({
      chunk: parseInt(chunk as string, 36),
      module: module as string,
    }));
    const first = imports[0]?.chunk as number;
    if (imports.some(({chunk}, index) => chunk !== first + index)) {
      return text;
    }
    shortened += imports.length;
    const modules = imports.map(({module}) => module).join(' ');
    return `..."${modules}".split(" ").map((id, index) => () => ${NAMES}.e("p" + (${first} + index).toString(36)).then(() => ${NAMES}(id))),\n`;
  });
  return {source: short, shortened};
}
