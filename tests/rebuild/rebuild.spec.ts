import {execFile} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {bundling} from '../../config/plugins';

/** A small site, built twice over the same cache: what a change of one fact changes. */

const root = path.join(__dirname, '..', '..');
// Inside the repository, where the site finds its packages; the cache lies in the site.
const site = path.join(root, '.cache', 'rebuild');
const plugins = bundling.map((file) => path.join(root, file));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), text);
}

type Files = Record<string, string>;

/** Builds the site with a fact and gives the content of all its files. */
async function build(fact: string): Promise<Files> {
  write('data/facts.json', JSON.stringify({fact}));
  await promisify(execFile)(
    process.execPath,
    [path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'],
    {cwd: site, env: {...process.env, NODE_ENV: ''}},
  );
  const out = path.join(site, 'build');
  return Object.fromEntries(
    readdirSync(out, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file): [string, string] => [path.relative(out, file), readFileSync(file, 'latin1')])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Files of one build that the other has not, or has with another content. */
const differing = (one: Files, other: Files) =>
  Object.keys(one).filter((file) => one[file] !== other[file]);

/** What has a hash of its content in its name. */
const isImmutable = (file: string) => file.startsWith('assets/');

let first: Files;
let changed: Files;

beforeAll(async () => {
  rmSync(site, {recursive: true, force: true});
  const page = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n${text}\n`;
  write('docs/a.mdx', page('A', 'The fact is FACT.'));
  write('docs/b.mdx', page('B', 'To [A](./a.mdx).'));
  write('docs/c.mdx', page('C', 'To [B](./b.mdx).'));
  write('src/pages/index.js', 'export default () => null;');
  write(
    'docusaurus.config.js',
    `const {readFileSync} = require('node:fs');
module.exports = {
  title: 'Site', url: 'https://docs.example.com', baseUrl: '/', trailingSlash: false,
  future: {v4: true, faster: true},
  markdown: {preprocessor: ({fileContent}) =>
    fileContent.replace('FACT', JSON.parse(readFileSync(__dirname + '/data/facts.json', 'utf8')).fact)},
  // The list of a page's scripts, as the start script has it.
  headTags: [{tagName: 'script', attributes: {'data-search-script': 'search.js'}}],
  presets: [['classic', {blog: false, sitemap: false}]],
  plugins: ${JSON.stringify(plugins)},
};`,
  );
  first = await build('early');
  changed = await build('later');
});

afterAll(() => rmSync(site, {recursive: true, force: true}));

describe('a changed fact', () => {
  const saying = (files: Files, text: string) =>
    Object.keys(files).filter((file) => files[file]?.includes(`The fact is ${text}.`));

  it('reaches the page and its script, though the cache was kept', () => {
    expect(saying(first, 'early')).toHaveLength(2);
    expect(saying(changed, 'early')).toEqual([]);
    expect(saying(changed, 'later')).toEqual([
      expect.stringMatching(/^assets\/js\/\w+\.[0-9a-f]{8}\.js$/),
      'docs/a.html',
    ]);
  });

  it('changes that page and its script; elsewhere only the name of the runtime, which knows all names', () => {
    const [page, script] = saying(changed, 'later').reverse();
    const nameless = (files: Files): Files =>
      Object.fromEntries(
        Object.entries(files).map(([file, text]) => [
          file.replace(/runtime~main\.\w+/, 'runtime'),
          text.replace(/runtime~main\.\w+/g, 'runtime'),
        ]),
      );
    expect(differing(nameless(changed), nameless(first)).sort()).toEqual(
      [script, 'assets/js/runtime.js', page].sort(),
    );
  });

  it('gives no file that browsers keep for good another content under its name', () => {
    const common = Object.keys(first).filter((file) => file in changed && isImmutable(file));
    expect(common.length).toBeGreaterThan(10);
    expect(common.filter((file) => first[file] !== changed[file])).toEqual([]);
  });
});
