import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseConfigFileTextToJson} from 'typescript';
import {expect, it} from 'vitest';
import {choose} from './suite.mjs';
import {calls, OF_PAGES, QUICK} from './tasks.mjs';

const root = path.join(__dirname, '..');
const steps = calls.flatMap((call) => Object.keys(call.steps));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

it('knows each step in all three places', () => {
  const {tasks} = parseConfigFileTextToJson('turbo.json', read('turbo.json')).config as {
    tasks: object;
  };
  const {scripts} = JSON.parse(read('package.json')) as {scripts: object};
  expect(Object.keys(tasks).sort()).toEqual(steps.map((step) => `//#${step}`).sort());
  expect(steps.filter((step) => !(step in scripts))).toEqual([]);
  expect(QUICK.filter((step) => !steps.includes(step))).toEqual([]);
});

it('runs all steps, the quick ones, or those that are named', () => {
  expect(choose([], false)).toEqual({steps, files: []});
  expect(choose([], true)).toEqual({steps: QUICK, files: []});
  expect(choose(['e2e', 'build'], false)).toEqual({steps: ['build', 'e2e'], files: []});
  expect(choose(['lint'], true)).toEqual({steps: ['lint'], files: []});
});

it('limits the check to pages', () => {
  const page = 'docs/android/get-started.mdx';
  expect(choose([page], true)).toEqual({steps: OF_PAGES, files: [page]});
  expect(choose(['content', 'docs/android'], true)).toEqual({
    steps: ['content'],
    files: ['docs/android'],
  });
});

it.each([
  ['a word that is neither step nor file', ['unti'], false, /"unti" is no step\. Steps: content, /],
  ['a file, for all tests', ['tests/e2e'], false, /is no step.*npx playwright test <file>/],
  ['a page that is not there', ['docs/a.mdx'], true, /"docs\/a\.mdx" is no step and no file/],
  ['a step of the other command', ['e2e'], true, /"e2e" is no step and no file/],
  ['a page for a step that reads all', ['lint', 'docs'], true, /lint can't be limited to docs/],
])('refuses %s', (_, words, isQuick, message) => {
  expect(() => choose(words, isQuick)).toThrow(message);
});
