import {spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {expect, test} from '@playwright/test';

/** What the build says about mistakes in the configuration, on the smallest possible site. */

const root = path.join(__dirname, '..', '..');
const bin = path.join(root, 'node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');

interface Mistake {
  name: string;
  item?: object;
  sidebars?: object;
  page?: string;
  plugins?: unknown[];
  says: RegExp[];
}

const good = 'export default () => null;';

const mistakes: Mistake[] = [
  {
    name: 'an unknown navbar item type',
    item: {type: 'nonsense', label: 'A'},
    says: [/Bad navbar item type nonsense/],
  },
  {
    name: 'a missing sidebar',
    item: {type: 'docSidebar', sidebarId: 'gone', label: 'A'},
    says: [/Can't find any sidebar with id/, /gone/, /Available sidebar ids are:\s*-?\s*docs/],
  },
  {
    name: 'a custom navbar item type that nobody defines',
    item: {type: 'custom-nonsense'},
    says: [/No NavbarItem component found for type "custom-nonsense"/],
  },
  {
    name: 'a missing page',
    item: {type: 'doc', docId: 'gone', label: 'A'},
    says: [/Couldn't find any doc with id "gone"/, /Available doc ids are:\s*-?\s*intro/],
  },
  {
    name: 'a sidebar with nothing to link to',
    item: {type: 'docSidebar', sidebarId: 'empty', label: 'A'},
    sidebars: {docs: ['intro'], empty: [{type: 'html', value: 'A'}]},
    says: [/Sidebar with ID "empty" doesn't have anything to be linked to/],
  },
  {
    name: 'an address that configuration names and no page has',
    plugins: [
      [
        path.join(root, 'plugins', 'data-pages', 'named-pages', 'index.ts'),
        {
          pages: [
            {file: 'config/a.ts', entry: 'the entry “A”', to: '/docs/intro#top'},
            {file: 'config/a.ts', entry: 'the entry “B”', to: '/docs/gone'},
          ],
        },
      ],
    ],
    says: [/config\/a\.ts: the entry “B” links to \/docs\/gone, but no page has this address/],
  },
  {
    name: 'a page without default export',
    page: 'export const a = 1;',
    says: [/The page component at \/ doesn't have a default export/],
  },
];

function build({
  item,
  sidebars = {docs: ['intro']},
  page = good,
  plugins = [],
}: Mistake): Promise<[number | null, string]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-error-'));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  };
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  write('package.json', '{}');
  write('docs/intro.md', '# Intro');
  write('sidebars.js', `module.exports = ${JSON.stringify(sidebars)};`);
  write('src/pages/index.js', page);
  write(
    'docusaurus.config.js',
    `module.exports = ${JSON.stringify({
      title: 'T',
      url: 'https://example.com',
      baseUrl: '/',
      future: {faster: true, v4: true},
      presets: [['classic', {docs: {sidebarPath: './sidebars.js'}, blog: false}]],
      plugins,
      themeConfig: {navbar: {items: item ? [item] : []}},
    })};`,
  );
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [bin, 'build', '--no-minify'], {
      cwd: folder,
      env: {...process.env, NO_COLOR: '1', NODE_ENV: 'production'},
    });
    let output = '';
    const add = (data: Buffer): void => {
      output += stripVTControlCharacters(String(data));
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    child.on('exit', (code) => {
      rmSync(folder, {recursive: true, force: true});
      resolve([code, output]);
    });
  });
}

for (const mistake of mistakes) {
  test(`the build names ${mistake.name}`, async () => {
    const [code, output] = await build(mistake);
    expect(code, output).not.toBe(0);
    for (const pattern of mistake.says) {
      expect(output).toMatch(pattern);
    }
  });
}
