import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {inThread} from './afterBuild';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'thread-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

function module(body: string): string {
  const file = path.join(folder, 'work.ts');
  writeFileSync(
    file,
    `import {writeFileSync} from 'node:fs';
     export default async function work({to, page}: {to: string; page: string}): Promise<void> {
       await new Promise((resolve) => setImmediate(resolve));
       ${body}
     }`,
  );
  return file;
}

const failing = 'throw new Error(`${page}: no article`)';

it('runs a module with its data, and tells what went wrong', async () => {
  const to = path.join(folder, 'written');
  await inThread(module('writeFileSync(to, page);'), {to, page: 'a'});
  expect(existsSync(to)).toBe(true);
});

it('tells what went wrong in a module', async () => {
  await expect(inThread(module(failing), {to: '', page: 'a.html'})).rejects.toThrow(
    'a.html: no article',
  );
  await expect(inThread(path.join(folder, 'none.ts'), {})).rejects.toThrow('none.ts');
});

/** Builds two languages: the work of the first is what the module does, the second has none. */
function build(body: string): {said: string; wrong: string; status: number | null} {
  const script = path.join(folder, 'build.ts');
  const data = JSON.stringify({to: path.join(folder, 'written'), page: 'android/banner.html'});
  writeFileSync(
    script,
    `import {besideNextLanguage, inThread} from ${JSON.stringify(path.join(__dirname, 'afterBuild.ts'))};
     const locales = ['ru', 'en'];
     async function main() {
       const i18n = {locales, defaultLocale: 'en'};
       const work = inThread(${JSON.stringify(module(body))}, ${data});
       await besideNextLanguage({...i18n, currentLocale: 'en'}, work);
       console.log('next language');
       await besideNextLanguage({...i18n, currentLocale: 'ru'}, work);
       console.log('end');
     }
     void main();`,
  );
  const {stdout, stderr, status} = spawnSync('npx', ['tsx', script], {
    cwd: path.join(__dirname, '../..'),
    encoding: 'utf8',
  });
  return {said: stdout, wrong: stderr, status};
}

it('goes on with the next language, and waits for all in the last', () => {
  const {said, status} = build("console.log('work');");
  expect(said.split('\n').filter(Boolean)[0]).toBe('next language');
  expect(said.indexOf('end')).toBeGreaterThan(0);
  expect(status).toBe(0);
});

it('ends the process with an error that names the page, where work of an earlier language fails', () => {
  const {wrong, status} = build(failing);
  expect(wrong).toContain('android/banner.html: no article');
  expect(status).not.toBe(0);
});
