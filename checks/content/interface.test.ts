import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {interfaceStrings} from './interface';

const repository = path.join(__dirname, '../..');
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'interface-'));
});

afterEach(() => {
  rmSync(root, {recursive: true, force: true});
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
}

const found = (): string[] =>
  interfaceStrings({root, pages: [], parts: [], broken: []}).map(({message}) => message);

it('finds what the theme says and no one has translated', () => {
  const words = JSON.parse(
    readFileSync(path.join(repository, 'i18n/ru/code.json'), 'utf8'),
  ) as Record<string, unknown>;
  write('i18n/ru/code.json', JSON.stringify(words));
  expect(found()).toEqual([]);
  delete words['theme.docs.sidebar.navAriaLabel'];
  write('i18n/ru/code.json', JSON.stringify(words));
  expect(found()).toEqual([expect.stringMatching(/theme\.docs\.sidebar.*Docs sidebar/)]);
  write('src/a.tsx', `<Translate id="site.a.b">Words</Translate>; translate({id: 'site.c'})`);
  expect(found().slice(0, 2)).toEqual([
    expect.stringMatching(/^"site\.a\.b"/),
    expect.stringMatching(/^"site\.c"/),
  ]);
  write('packages/a/src/words.ts', `export const words = {d: {id: 'site.d', message: 'D'}};`);
  write('plugins/a/b.ts', `translate({id: 'site.e', message: 'E'});`);
  write('config/a.ts', `translate({id: 'site.f', message: 'F'});`);
  expect(found().map((message) => /^"([\w.]+)"/.exec(message)?.[1])).toEqual(
    expect.arrayContaining(['site.d', 'site.e', 'site.f']),
  );
});
