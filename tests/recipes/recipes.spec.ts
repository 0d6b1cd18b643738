import {spawn} from 'node:child_process';
import {appendFileSync, existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import type {AdNetworks} from '../../data/ad-networks.json';
import type {Release, Releases} from '../../data/releases.json';
import {copyOfRepository} from './copy';
import {androidDemo, unityPlugin} from '../../scripts/release/made';

let root: string;

// The tests follow one another on one copy, as a writer's year does.
beforeAll(() => {
  root = copyOfRepository();
});

afterAll(() => {
  rmSync(root, {recursive: true, force: true});
});

/** Runs a script of the copy; what it printed, and whether it was content. */
function run(script: string, ...args: string[]): Promise<{output: string; fine: boolean}> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
      cwd: root,
      env: {...process.env, TURBO_HASH: ''},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.on('close', (code) => resolve({output, fine: code === 0}));
  });
}

const make = (...args: string[]) => run('scripts/new.ts', ...args);
const check = (...files: string[]) => run('checks/main.ts', 'pages', ...files);
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(path.join(root, file), change(read(file)));
}

const WORDS = {
  '--title': 'Try the recipe',
  '--title-ru': 'Попробуйте рецепт',
  '--description': 'Write a page by its recipe and see that the check has nothing to say about it.',
  '--description-ru':
    'Напишите страницу по рецепту и убедитесь, что проверке нечего о ней сказать.',
};
const answers = (given: Record<string, string>): string[] =>
  Object.entries(given).map(([name, value]) => `${name}=${value}`);

/** Writes the body in both languages and does what the recipe says comes then. */
async function finish(english: string, russian: string): Promise<void> {
  appendFileSync(
    path.join(root, english),
    `\n${'The SDK loads an ad and shows it on a call. '.repeat(20)}\n`,
  );
  appendFileSync(
    path.join(root, russian),
    `\n${'SDK загружает рекламу и показывает её по вызову. '.repeat(20)}\n`,
  );
  expect((await run('scripts/docs-updated.ts', english)).output).toContain(english);
  expect(await run('scripts/ru-reviewed.ts', english)).toMatchObject({fine: true});
}

it('add a page', async () => {
  const english = 'docs/advanced/try-it.mdx';
  const russian = 'i18n/ru/docusaurus-plugin-content-docs-advanced/current/try-it.mdx';
  expect((await make('page', english)).output).toContain('--title=… is missing');
  expect(existsSync(path.join(root, english))).toBe(false);
  expect(await make('page', english, ...answers(WORDS))).toMatchObject({fine: true});
  expect((await check(english)).output).toMatch(/try-it\.mdx:1 too-short \d+ words; at least 150/);
  await finish(english, russian);
  expect((await make('page', english, ...answers(WORDS))).output).toContain(
    'already exists; nothing was',
  );
});

it('add a doc set', async () => {
  const english = 'docs/analytics/introduction.mdx';
  const russian = 'i18n/ru/docusaurus-plugin-content-docs-analytics/current/introduction.mdx';
  const own = {
    ...WORDS,
    '--description': `${WORDS['--description']} Twice.`,
    '--description-ru': `${WORDS['--description-ru']} Дважды.`,
  };
  const names = {'--name': 'Analytics', '--name-ru': 'Аналитика'};
  expect(await make('doc-set', 'analytics', ...answers({...own, ...names}))).toMatchObject({
    fine: true,
  });
  expect(read('config/setTitles.ts')).toMatch(/analytics: 'Analytics'[^]*analytics: 'Аналитика'/);
  await finish(english, russian);
  expect((await make('doc-set', 'analytics')).output).toContain('already exists');
});

it('add a network', async () => {
  expect(await make('network', 'adnova', '--name=AdNova')).toMatchObject({fine: true});
  expect((await make('network', 'adnova', '--name=AdNova')).output).toContain('already has adnova');
});

it('publish a beta of each guide', async () => {
  for (const platform of ['android', 'ios', 'unity']) {
    const made = await make('beta', platform, '4.0.0-beta.1', '--date=2025-07-01');
    expect(made, made.output).toMatchObject({fine: true});
  }
  expect((await make('beta', 'ios', '4.0.0-beta.2')).output).toContain('already has a beta of ios');
});

it('change the shape of a data file: the check names what lacks it, and its type follows', async () => {
  edit('data/schema/app-ads.schema.json', (text) =>
    text
      .replace('"required": ["asOf",', '"required": ["reviewer", "asOf",')
      .replace('"asOf": {', '"reviewer": {"type": "string"},\n    "asOf": {'),
  );
  expect((await check()).output).toMatch(/data\/app-ads\.json:1 data .*"reviewer" is missing/);
  edit('data/app-ads.json', (text) => text.replace('"asOf":', '"reviewer": "me",\n  "asOf":'));
  expect(read('data/app-ads.d.json.ts')).not.toContain('reviewer');
  expect(await run('scripts/data-types.ts')).toMatchObject({fine: true});
  expect(read('data/app-ads.d.json.ts')).toContain('reviewer: string');
});

it('the check has nothing to say about all of these', async () => {
  const {output, fine} = await check();
  expect(fine, output).toBe(true);
  const installed = ['versioned_docs', 'ios_versioned_docs', 'unity_versioned_docs'].map(
    (folder) => `${folder}/version-4.0.0-beta.1/_parts`,
  );
  const samples = await run('checks/main.ts', 'samples', '--compare', ...installed);
  expect(samples.fine, samples.output).toBe(true);
});

it('translate a page: an English edit is named until its Russian follows', async () => {
  const english = 'docs/advanced/try-it.mdx';
  const russian = 'i18n/ru/docusaurus-plugin-content-docs-advanced/current/try-it.mdx';
  edit(english, (text) => `${text}\nCall it once, in your first screen.\n`);
  await run('scripts/docs-updated.ts', english);
  expect((await check(russian)).output).toMatch(/stale-translation .*npm run ru:reviewed -- /);
  edit(russian, (text) => `${text}\nВызовите его один раз, на первом экране.\n`);
  expect(await run('scripts/ru-reviewed.ts', russian)).toMatchObject({fine: true});
  const {output, fine} = await check(english, russian);
  expect(fine, output).toBe(true);
});

it('publish a release: it is in the data and the guide, once, and the check says what is left', async () => {
  const {platforms} = JSON.parse(read('data/releases.json')) as Releases;
  const data = JSON.parse(read('data/ad-networks.json')) as AdNetworks;
  const {version: latest, facts} = platforms.android.releases[0] as Release;
  const next = `${latest.split('.')[0]}.${Number(latest.split('.')[1]) + 1}.0`;
  const libraries = [
    `com.appodeal.ads.sdk:core:${next}`,
    ...[...data.networks, ...data.services].flatMap(({platforms: {android}}) => {
      const one = android?.releases[latest];
      return one && android
        ? [`${one.artifact ?? android.artifact}:${one.version.replace(latest, next)}`]
        : [];
    }),
    ...data.engineAdapters.flatMap(({android}) => {
      const version = android?.versions[latest];
      return android && version ? [`${android.artifact}:${version}`] : [];
    }),
  ];
  const checkouts = path.join(root, '.cache/checkouts');
  androidDemo(checkouts, facts.bundle ? [`com.appodeal.ads:sdk:${next}.0`] : libraries);
  unityPlugin(checkouts, next, Object.fromEntries(libraries.map((one, at) => [`a${at}`, one])), {});
  const publish = () => run('scripts/release.ts', 'android', next, '--from', checkouts);
  const made = await publish();
  expect(made, made.output).toMatchObject({fine: true});
  expect(made.output).toContain('data/symbols/android.json › version');
  const files = ['data/releases.json', 'data/ad-networks.json', 'docs/android/upgrade-guide.mdx'];
  const written = files.map(read);
  expect(written[2]).toContain(`## From ${latest} to ${next} {/* #from-`);
  const {output, fine} = await check();
  expect(fine).toBe(false);
  expect(output.match(/symbols\/android\.json › version|android\.json › version/g)).toHaveLength(1);
  expect(output).not.toMatch(/unknown-fact|data-upgrade|data-adapters/);
  expect((await publish()).output).toContain(`Nothing changes: the data has android ${next}.`);
  expect(files.map(read)).toEqual(written);
});

it('wrong words are answered with what was expected, and write nothing', async () => {
  expect((await make()).output).toContain('npm run new -- page docs/<set>/<name>.mdx');
  expect((await make('page', 'elsewhere/a.mdx')).output).toContain('is not a path for a page');
  expect((await run('scripts/release.ts', 'android', '3.8')).output).toContain(
    'Usage: npm run release',
  );
  expect((await make('beta', 'web', '4.0.0-beta.1')).output).toContain('"web" is not a platform');
  expect((await make('beta', 'ios', '9.0.0-beta.1', '--date=30.05.2025')).output).toMatch(
    /is not a date|already has a beta/,
  );
});

it('data that ends the check is told by file and place, whatever else is broken', async () => {
  edit('data/releases.json', (text) => text.replace('"platforms"', '"platfroms"'));
  edit('data/app-ads.json', (text) => `${text}}`);
  for (const command of ['pages', 'samples']) {
    const {output, fine} = await run('checks/main.ts', command);
    expect(fine).toBe(false);
    expect(output).toMatch(/^data\/app-ads\.json:\d+ data-syntax is no JSON: /m);
    expect(output).toMatch(/^data\/releases\.json:1 data releases\.json: "platforms" is missing/m);
    expect(output).toContain(`The ${command} will be checked once these files are valid.`);
    expect(output).not.toContain('    at ');
  }
});
