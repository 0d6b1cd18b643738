import {spawnSync} from 'node:child_process';
import {copyFileSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {environment, root as repository} from './process.mjs';
import {cacheFolder, runSteps} from './runner.mjs';
import {steps, type Step} from './steps.mjs';

const root = mkdtempSync(path.join(tmpdir(), 'runner-'));

beforeAll(() => {
  // A repository of its own, with this one's packages and configuration.
  symlinkSync(path.join(repository, 'node_modules'), path.join(root, 'node_modules'));
  for (const name of ['eslint.config.mjs', '.prettierrc.json']) {
    copyFileSync(path.join(repository, name), path.join(root, name));
  }
  writeFileSync(
    path.join(root, 'tsconfig.types.json'),
    '{"compilerOptions": {"types": [], "lib": ["es5"]}}',
  );
});

afterAll(() => {
  rmSync(root, {recursive: true, force: true});
});

const step = (name: string, script: string, more: Partial<Step> = {}): {step: Step} => ({
  step: {name, command: [process.execPath, '-e', script], quick: true, ...more},
});

async function output(chosen: {step: Step; files?: string[]}[]): Promise<[number, string[]]> {
  const lines: string[] = [];
  const log = (text: string): unknown => lines.push(...text.split('\n'));
  const code = await runSteps(chosen, {log, width: 2});
  return [code, lines];
}

describe('steps', () => {
  it('run to their end side by side, each with its findings in one piece', async () => {
    const say = (word: string): string =>
      `let n = 0; const t = setInterval(() => { console.${word === 'one' ? 'log' : 'error'}('${word} ' + n); if (++n === 5) { clearInterval(t); process.exitCode = 1; } }, 20)`;
    const [code, lines] = await output([
      step('first', say('one')),
      step('second', say('two')),
      step('third', 'console.log("all is well")'),
    ]);
    expect(code).toBe(1);
    for (const word of ['one', 'two']) {
      const printedLines = [0, 1, 2, 3, 4].map((number) => `${word} ${number}`);
      const at = lines.indexOf(printedLines[0] as string);
      expect(lines.slice(at, at + 5)).toEqual(printedLines);
      expect(lines.filter((line) => line.startsWith(word))).toEqual(printedLines);
    }
    expect(lines).not.toContain('all is well');
    expect(lines).toContain('Failed at step: first, second');
    expect(lines.at(-1)).toBe('1 passed, 2 failed');
  });

  it('that take long wait for the quick ones, and none begins after a failure', async () => {
    const long = {quick: false};
    const chosen = [
      step('long', '', {...long, alone: true}),
      step('quick', ''),
      step('broken', 'process.exitCode = 3', {...long, alone: true}),
      step('never', '', long),
    ];
    const [code, lines] = await output(chosen);
    expect(code).toBe(1);
    expect(lines.filter((line) => line.startsWith('▶'))).toEqual(['▶ quick', '▶ long', '▶ broken']);
    expect(lines).toContain('Failed at step: broken');
    expect(lines.at(-1)).toBe('2 passed, 1 failed');
  });

  it('that take long run side by side, each after those it needs, or alone', async () => {
    const long = {quick: false};
    const [code, lines] = await output([
      step('build', 'setTimeout(() => console.log("built"), 300)', {...long, after: ['not asked']}),
      step('reader', 'console.log("read")', {...long, after: ['build']}),
      step('other', 'console.log("other")', long),
      step('browser', '', {...long, alone: true}),
    ]);
    expect(code).toBe(0);
    const seen = lines
      .map((line) => line.replace(/ \(.*/, ''))
      .filter((line) => /^(?:▶|✔ \w+$|built|read)/.test(line));
    const begun = (name: string): number => seen.indexOf(`▶ ${name}`);
    const ended = (name: string): number => seen.indexOf(`✔ ${name}`);
    expect(begun('other')).toBeLessThan(ended('build'));
    expect(begun('reader')).toBeGreaterThan(ended('build'));
    expect(begun('browser')).toBeGreaterThan(Math.max(ended('reader'), ended('other')));
    // A run that is green is quiet.
    expect(lines).not.toContain('built');
  });

  it('that take long and fail show what they said after their end', async () => {
    const [, lines] = await output([
      step('build', 'console.log("broke"); process.exitCode = 1', {quick: false}),
      step('reader', '', {quick: false, after: ['build']}),
    ]);
    expect(lines[lines.findIndex((line) => line.startsWith('✘ build')) + 1]).toBe('broke');
  });

  it('count what they report, and name what passed on the second try only', async () => {
    const report = {
      stats: {expected: 3, flaky: 1, unexpected: 0},
      suites: [
        {
          file: 'a.spec.ts',
          specs: [{title: 'a test', tests: [{status: 'expected'}]}],
          suites: [{file: 'a.spec.ts', specs: [{title: 'another', tests: [{status: 'flaky'}]}]}],
        },
      ],
    };
    const [code, lines] = await output([
      step(
        'browser tests',
        `fs.writeFileSync(process.env['REPORT' + '_FILE'], ${JSON.stringify(JSON.stringify(report))})`,
      ),
    ]);
    expect(code).toBe(0);
    expect(lines).toContain('    flaky, passed on the second try: a.spec.ts: another');
    expect(lines.at(-2)).toMatch(/^\d+\.\d s, 1 flaky$/);
    expect(lines.at(-1)).toBe('4 passed, 0 failed');
  });

  it('are given their files, or all of them', async () => {
    const command = [process.execPath, '-e', 'throw process.argv.slice(1).join()', 'FILES'];
    const one: Step = {name: 'one', command, all: ['.'], quick: true};
    const [, whole] = await output([{step: one}]);
    const [, limited] = await output([{step: one, files: ['a b.ts', 'c.ts']}]);
    expect(whole.join('\n')).toMatch(/Uncaught:\n'\.'|^\.$/m);
    expect(limited.join('\n')).toMatch(/a b\.ts,c\.ts/);
  });

  it('that cannot start fail with their name', async () => {
    const [code, lines] = await output([
      {step: {name: 'lost', command: ['no-such-command'], quick: true}},
    ]);
    expect(code).toBe(1);
    expect(lines.join('\n')).toMatch(/no-such-command: .*ENOENT/);
    expect(lines.at(-1)).toBe('0 passed, 1 failed');
  });
});

describe('what tools keep', () => {
  it.each([
    'package-lock.json',
    'eslint.config.mjs',
    '.prettierrc.json',
    'tsconfig.json',
    'tsconfig.types.json',
  ])('is void when %s changes', (name) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'runner-'));
    const before = cacheFolder(folder);
    expect(cacheFolder(folder)).toBe(before);
    writeFileSync(path.join(folder, name), 'changed');
    const after = cacheFolder(folder);
    expect(after).not.toBe(before);
    expect(readdirSync(path.dirname(after))).toEqual([path.basename(after)]);
    rmSync(folder, {recursive: true, force: true});
  });

  /** What a tool prints about the repository of its own, started as its step does. */
  function findings(name: string): string {
    const [command = '', ...args] = (steps.find((one) => one.name === name) as Step).command.map(
      (part) => (part === 'FILES' ? '.' : part.replace('CACHE', path.join(root, 'cache'))),
    );
    const {stdout, stderr} = spawnSync(command, args, {
      cwd: root,
      env: environment(),
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    return stripVTControlCharacters(stdout + stderr);
  }

  it.each([
    ['types', 'export const a: number = "one";\n', 'export const a: number = 1;\n', /TS2322/],
    ['lint', 'var a = 1;\nexport default a;\n', 'const a = 1;\nexport default a;\n', /no-var/],
    ['format', 'export   const a = 1\n', 'export const a = 1;\n', /\[warn\].*a\.ts/],
  ])('hides no finding of %s', (name, wrong, right, says) => {
    const file = path.join(root, 'a.ts');
    const write = (text: string): void => writeFileSync(file, text);
    write(right);
    expect(findings(name)).not.toMatch(says);
    write(wrong);
    expect(findings(name)).toMatch(says);
    expect(findings(name)).toMatch(says);
  });
});
