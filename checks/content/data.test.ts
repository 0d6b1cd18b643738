import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {Releases} from '../../data/releases.json';
import {format} from '../problem';
import {brokenData, placeOf} from '../sources/dataFiles';
import {data} from './data';

const repository = path.join(__dirname, '../..');
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'data-'));
  cpSync(path.join(repository, 'data'), path.join(root, 'data'), {recursive: true});
});

afterEach(() => {
  rmSync(root, {recursive: true, force: true});
});

/** Changes a file of data below the root. */
function change(name: string, edit: (text: string) => string): void {
  const file = path.join(root, 'data', name);
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}

const found = (): string[] => data({root}).map(format);

/** Puts a release before the others of a platform, as its latest. */
function release(platform: string, version: string): void {
  change('releases.json', (text) => {
    const all = JSON.parse(text);
    const of = all.platforms[platform];
    of.latest = version;
    of.releases.unshift({...of.releases[0], version});
    return JSON.stringify(all, null, 2);
  });
}

describe('data', () => {
  it('is right today', () => {
    expect(found()).toEqual([]);
  });

  it('is named by file, line and place where a value is wrong', () => {
    change('releases.json', (text) => text.replace(/"date": "[^"]+"/, '"date": "30.05.2025"'));
    expect(found()).toEqual([
      expect.stringMatching(
        /^data\/releases\.json:\d+ data releases\.json › android › [\d.]+ › date: "30\.05\.2025" was found; a date was expected, such as 2025-06-12$/,
      ),
    ]);
    const [, line] = /:(\d+) /.exec(found()[0] as string) ?? [];
    const text = readFileSync(path.join(root, 'data/releases.json'), 'utf8');
    expect(text.split('\n')[Number(line) - 1]).toContain('30.05.2025');
  });

  it('hides nothing: every broken file is told, of whatever kind', () => {
    change('releases.json', (text) => text.replace(/"asOf": "[^"]+"/, '"asOf": "12 June"'));
    change('terms.json', (text) => text.replace('"english"', '"englsh"'));
    change('app-ads.json', (text) => `${text}}`);
    const all = found().join('\n');
    expect(all).toMatch(
      /^data\/releases\.json:\d+ data releases\.json › asOf: "12 June" was found/m,
    );
    expect(all).toMatch(/^data\/terms\.json:\d+ data terms\.json: "english" is missing/m);
    expect(all).toMatch(/^data\/terms\.json:\d+ data terms\.json: "englsh" is no key of it/m);
    expect(all).toMatch(/^data\/app-ads\.json:\d+ data-syntax is no JSON/m);
    expect(brokenData(root).map(format).join('\n')).toBe(all);
  });

  it('says in one sentence what a release lacks', () => {
    // The copy's own, whatever release the tests' catalogue ends with.
    const file = path.join(root, 'data/releases.json');
    const before = (JSON.parse(readFileSync(file, 'utf8')) as Releases).platforms.android.latest;
    release('android', '3.7.9');
    mkdirSync(path.join(root, 'docs/android'), {recursive: true});
    writeFileSync(
      path.join(root, 'docs/android/upgrade-guide.mdx'),
      '## From 3.6.0 to 3.7.0 {/* #from-3-6-to-3-7 */}\n',
    );
    expect(found()).toEqual([
      expect.stringContaining(
        `data-symbols android.json › version: ${before} was found; 3.7.9 was`,
      ),
      'data/ad-networks.json:1 data-adapters 3.7.9 has no adapters in ad-networks.json',
      'data/release-requirements.json:1 data-requirements android 3.7.9 has no requirements in release-requirements.json',
      `docs/android/upgrade-guide.mdx:1 data-upgrade no step leads to 3.7.9; add ## From ${before} to 3.7.9 {/* #from-${before.replaceAll('.', '-')}-to-3-7-9 */}`,
    ]);
    change('ad-networks.json', (text) =>
      text
        .replace(/"asOf": "[^"]+"/, '"asOf": "2025-01-01"')
        .replace('"releases": [', '"releases": ["3.7.8",'),
    );
    expect(found()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/data-day ad-networks\.json › asOf: 2025-01-01 was found; \d/),
        expect.stringContaining('data-platforms no platform has the release 3.7.8, whose adapters'),
      ]),
    );
    change('ad-networks.json', (text) => text.replace('"3.7.8",', ''));
    release('unity', '3.7.9');
    expect(found().filter((line) => line.includes('adapters'))).toHaveLength(1);
  });
});

it('names a place by what stands there', () => {
  const value = {list: [{id: 'a', more: [1, 2]}], plain: {of: true}};
  expect(placeOf('x.json', value, ['list', '0', 'more', '1'])).toBe('x.json › a › more › entry 2');
  expect(placeOf('x.json', value, ['plain', 'of'])).toBe('x.json › plain › of');
  expect(placeOf('x.json', value, ['gone', '0', 'x'])).toBe('x.json › gone › 0 › x');
});
