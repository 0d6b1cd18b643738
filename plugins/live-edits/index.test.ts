import {copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setupSiteFileWatchers} from '@docusaurus/core/lib/commands/start/watcher';
import type {LoadContext, Props} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {LIVE, refreshData} from './data';
import {tasks} from '../../scripts/tasks.mjs';
import liveEdits, {valuesIn} from '.';
import registry from './registry.cjs';

const repository = path.resolve(__dirname, '../..');
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'live-edits-'));
  mkdirSync(path.join(root, 'data'));
  for (const file of Object.keys(LIVE)) {
    copyFileSync(path.join(repository, 'data', file), path.join(root, 'data', file));
  }
});
afterEach(() => {
  refreshData(repository);
  rmSync(root, {recursive: true});
});

function edit(file: string, change: (text: string) => string): void {
  const full = path.join(root, 'data', file);
  writeFileSync(full, change(readFileSync(full, 'utf8')));
}

describe('the values that a page takes from the data', () => {
  const PAGES = {
    token: 'Kotlin %android.kotlin% or newer',
    otherToken: 'iOS %ios.minIos% or later',
    table: '<ReleaseTable platform="android" />',
    otherTable: '<ReleaseTable platform="ios" releases="all" />',
    none: '100% of `<Tabs>`',
  };
  const values = () =>
    Object.fromEntries(
      Object.entries(PAGES).map(([name, text]) => [name, valuesIn('docs/android/a.mdx', text)]),
    );

  it('change with the data, for that page alone', () => {
    const before = values();
    edit('releases.json', (text) => text.replace(/"kotlin": "[^"]+"/, '"kotlin": "9.9.9"'));
    refreshData(root);
    const after = values();
    expect(Object.keys(PAGES).filter((name) => after[name] !== before[name])).toEqual([
      'token',
      'table',
    ]);
  });

  it('stay where the file is not JSON, which is said with its name', () => {
    const before = values();
    edit('releases.json', (text) => text.slice(1));
    expect(() => refreshData(root)).toThrow(/^data\/releases\.json: /);
    expect(values()).toEqual(before);
  });

  it('do not stop the server where the data lacks the release of a page', () => {
    const page = 'versioned_docs/version-9.9.9/a.mdx';
    expect(valuesIn(page, PAGES.none)).not.toBe(valuesIn(page, PAGES.token));
  });
});

it('a saved page does not load the whole language anew, but a text of the interface does', async () => {
  const localizationDir = path.join(root, 'i18n', 'ru');
  mkdirSync(localizationDir, {recursive: true});
  const context = {siteDir: root, localizationDir, generatedFilesDir: root};
  liveEdits(context as LoadContext);
  const seen: string[] = [];
  setupSiteFileWatchers(
    {
      props: {
        ...context,
        siteConfigPath: path.join(root, 'config.ts'),
        plugins: [],
      } as unknown as Props,
      cliOptions: {},
    },
    ({event}: {event: {path: string}}) => seen.push(path.basename(event.path)),
  );
  await vi.waitFor(
    () => {
      writeFileSync(path.join(localizationDir, 'page.mdx'), String(Math.random()));
      writeFileSync(path.join(localizationDir, 'code.json'), String(Math.random()));
      expect(seen).toContain('code.json');
    },
    {timeout: 10_000, interval: 200},
  );
  expect(seen).not.toContain('page.mdx');
}, 20_000);

it('the data that pages follow does not restart the server, and all other data does', () => {
  const {except} = tasks.start as {except: RegExp};
  const other = ['symbols/android.json', 'reporting-api.json', 'schema/releases.json'];
  expect([...Object.keys(LIVE), ...other].filter((file) => except.test(`data/${file}`))).toEqual(
    Object.keys(LIVE),
  );
});

describe('the table of routes', () => {
  it('keeps its imports and loses the references that compile every page at once', () => {
    expect(
      registry(
        'export default {\n  "a": [() => import("@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],\n}',
      ),
    ).toBe('export default {\n  "a": [() => import("@site/docs/a.mdx"), "@site/docs/a.mdx"],\n}');
  });

  it('is refused in a form that is not known', () => {
    expect(() => registry("require.resolveWeak('a')")).toThrow('Has Docusaurus been upgraded?');
  });
});
