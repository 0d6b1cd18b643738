import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {archiveVersion, planVersion} from './docs-version';

const listed = [{version: '3.8.0'}, {version: '3.7.0'}, {version: '3.6.0'}];
const releases = {platforms: {android: {latest: '3.7.0', releases: listed}}};
const published = {platforms: {android: {latest: '3.8.0', releases: listed}}};

describe('planVersion', () => {
  it('archives the latest release and opens the next', () => {
    expect(planVersion('android', '3.8.0', releases, ['3.6.0'])).toEqual({
      pluginId: 'default',
      archive: '3.7.0',
      next: '3.8.0',
    });
  });

  it('does the same when the new release is the latest already', () => {
    expect(planVersion('android', '3.8.0', published, ['3.6.0'])).toEqual({
      pluginId: 'default',
      archive: '3.7.0',
      next: '3.8.0',
    });
    expect(() => planVersion('android', '3.8.0', published, ['3.7.0'])).toThrow(
      /3\.7\.0 of android is already archived/,
    );
    expect(() =>
      planVersion(
        'android',
        '3.8.0',
        {platforms: {android: {latest: '3.8.0', releases: [{version: '3.8.0'}]}}},
        [],
      ),
    ).toThrow(/no android release before 3\.8\.0/);
  });

  it.each([
    [undefined, '3.8.0', [], /Usage/],
    ['windows', '3.8.0', [], /Usage/],
    ['android', '3.8', [], /three numbers/],
    ['android', '../../etc', [], /three numbers/],
    ['android', '3.9.0', [], /data\/releases\.json has no android release 3\.9\.0/],
    ['android', '3.6.0', [], /not newer than 3\.7\.0/],
    ['android', '3.8.0', ['3.7.0'], /already archived/],
    ['ios', '4.0.0', [], /no platform "ios"/],
  ])('refuses %s %s', (platform, next, archived, message) => {
    expect(() => planVersion(platform, next, releases, archived)).toThrow(message);
  });
});

describe('archiveVersion', () => {
  const root = path.join(__dirname, '..');
  const labels = 'i18n/ru/docusaurus-plugin-content-docs';
  let copy = '';
  afterEach(() => rmSync(copy, {recursive: true, force: true}));

  const copied = (...names: string[]): void =>
    names.forEach((name) =>
      cpSync(path.join(root, name), path.join(copy, name), {recursive: true}),
    );

  /** Starts a scratch copy with what every site needs for this. */
  function begin(): void {
    copy = mkdtempSync(path.join(tmpdir(), 'archive-'));
    copied('data', 'package.json', 'static/img/logo.svg');
    mkdirSync(path.join(copy, labels), {recursive: true});
    writeFileSync(path.join(copy, labels, 'current.json'), '{}');
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  }

  const read = () => JSON.parse(readFileSync(path.join(copy, 'data/releases.json'), 'utf8'));

  /** Lists a new release and archives the one before it. */
  function release({isLatest}: {isLatest: boolean}): void {
    const data = read();
    const {latest, releases: known} = data.platforms.android;
    known.unshift({...known[0], version: '99.0.0'});
    if (isLatest) {
      data.platforms.android.latest = '99.0.0';
    }
    writeFileSync(path.join(copy, 'data/releases.json'), JSON.stringify(data));
    archiveVersion(copy, 'android', '99.0.0');

    expect(JSON.parse(readFileSync(path.join(copy, 'versions.json'), 'utf8'))).toContain(latest);
    expect(existsSync(path.join(copy, `versioned_docs/version-${latest}/get-started.mdx`))).toBe(
      true,
    );
    expect(existsSync(path.join(copy, labels, `version-${latest}.json`))).toBe(true);
    expect(read().platforms.android.latest).toBe('99.0.0');
  }

  it('moves pages and label of this site', () => {
    begin();
    copied('config', 'docs', 'packages', 'plugins', 'src', 'docusaurus.config.ts', 'sidebars.ts');
    copied('tsconfig.json');
    expect(() => archiveVersion(copy, 'android', '99.0.0')).toThrow(/has no android release/);
    expect(existsSync(path.join(copy, 'versioned_docs'))).toBe(false);
    release({isLatest: false});
  });

  it('does the same after the release is set as latest', () => {
    begin();
    copied('docs/android');
    // The guide alone: Docusaurus spends its time on reading the rest.
    writeFileSync(
      path.join(copy, 'docusaurus.config.js'),
      `module.exports = {title: 'Guide', url: 'https://docs.example.com', baseUrl: '/',
        plugins: [['@docusaurus/plugin-content-docs', {path: 'docs/android'}]]};`,
    );
    release({isLatest: true});
  });
});
