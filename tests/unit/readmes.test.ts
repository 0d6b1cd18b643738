import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {choose} from '../../scripts/suite.mjs';

/** What the READMEs name must exist: commands, their steps, files and places in other READMEs. */

const root = path.join(__dirname, '..', '..');
const readmes = execFileSync('git', ['ls-files', '*.md'], {cwd: root, encoding: 'utf8'})
  .split('\n')
  .filter((file) => /(?:^|\/)[A-Z-]+\.md$/.test(file));
const {scripts} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const folders = execFileSync('git', ['ls-tree', '-d', '--name-only', 'HEAD'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);
/** Written by a build or by running tests. */
const MADE = /^(?:host\/dist|build|test-results|node_modules)(?:\/|$)/;

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const codeOf = (text: string): string[] => [
  ...[...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code),
  ...[...text.matchAll(/^```(?:bash|sh)\n([^]*?)^```/gm)].flatMap(([, code = '']) =>
    code.split('\n').map((line) => line.replace(/\s+#.*$/, '')),
  ),
];

/** The arguments of a command line, with quotes taken off. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

/** What is wrong with a command, if it is one of npm's or runs a tool of the repository. */
function wrongIn(line: string): string | null {
  const [tool, name = '', ...rest] = wordsOf(line);
  if (tool === 'npx') {
    const gone = [name, ...rest].filter(
      (word) => /^[\w-]+(?:\/[\w.-]+)+$/.test(word) && !existsSync(path.join(root, word)),
    );
    // A test may be named by the beginning of its file's name.
    const isTest = (word: string) =>
      existsSync(path.join(root, `${word}.test.ts`)) || existsSync(path.join(root, `${word}.ts`));
    return gone.every(isTest) ? null : `${line}: ${gone.join(', ')} does not exist`;
  }
  if (tool !== 'npm') {
    return null;
  }
  const isRun = name === 'run';
  const script = isRun ? (rest.shift() ?? '') : name;
  if (!isRun && !['start', 'test'].includes(script)) {
    return null;
  }
  if (!(script in scripts)) {
    return `${line}: there is no script "${script}"`;
  }
  const args = rest.slice(rest.indexOf('--') + 1);
  const isExample = args.some((word) => /[<…]|^--(?:watch|today)$/.test(word));
  if (rest.includes('--') && ['test', 'check'].includes(script) && !isExample) {
    try {
      choose(args, script === 'check');
    } catch (error) {
      return `${line}: ${(error as Error).message}`;
    }
  }
  return null;
}

/** The ids of a README's headings, as GitHub makes them. */
const anchorsOf = (file: string): string[] =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\d\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );

describe.each(readmes)('%s', (readme) => {
  const text = read(readme);

  it('names commands that exist', () => {
    expect(codeOf(text).flatMap((line) => wrongIn(line) ?? [])).toEqual([]);
  });

  it('names files that exist', () => {
    const named = codeOf(text).filter(
      (code) =>
        /^[\w@.-]+(?:\/[\w@.[\]-]+)*\/?$/.test(code) &&
        folders.includes(code.split('/')[0] as string) &&
        code.includes('/') &&
        !MADE.test(code),
    );
    const exists = (file: string): boolean =>
      existsSync(path.join(root, file)) || existsSync(path.join(root, path.dirname(readme), file));
    expect(named.filter((file) => !exists(file))).toEqual([]);
  });

  it('leads to places that exist', () => {
    const prose = text.replace(/^```[^]*?^```/gm, '').replace(/`[^`\n]*`/g, '');
    const links = [...prose.matchAll(/\]\((?!https?:|mailto:|\/)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(
      ([, file = '', anchor]) => ({
        file: file ? path.posix.join(path.posix.dirname(readme), file) : readme,
        anchor,
      }),
    );
    expect(
      links.filter(
        ({file, anchor}) =>
          !existsSync(path.join(root, file)) ||
          (anchor !== undefined && file.endsWith('.md') && !anchorsOf(file).includes(anchor)),
      ),
    ).toEqual([]);
  });
});
