import {describe, expect, it} from 'vitest';
import releases from './releases.json';
import data from './release-requirements.json';
import schema from './schema/release-requirements.schema.json';
import {problems} from './schema/validate';

const platforms = ['android', 'ios', 'unity'] as const;

/** Makes versions comparable as strings. */
const order = (version: string): string =>
  version
    .split('.')
    .map((part) => part.padStart(4, '0'))
    .join('.');

const newestFirst = (versions: readonly string[]): string[] =>
  [...new Set(versions)].sort((a, b) => (order(a) < order(b) ? 1 : -1));

const pods = Object.entries(data.ios.pods);

describe('release-requirements.json', () => {
  it('follows its schema', () => {
    expect(problems(schema, data)).toEqual([]);
  });

  it('is refused with a requirement that CocoaPods would not write', () => {
    const broken = structuredClone(data);
    broken.ios.pods.Appodeal!.pins['3.0.0']!.needs.Protobuf = '~>3.x';
    expect(problems(schema, broken).join()).toMatch(/needs\/Protobuf/);
  });

  it.each(platforms)('%s: newest first, each version once', (platform) => {
    const versions = data[platform].releases.map(({version}) => version);
    expect(versions).toEqual(newestFirst(versions));
  });

  it.each(platforms)('%s: has every release of releases.json, with its date', (platform) => {
    const known = data[platform].releases.filter(
      ({date}) => date === null || date <= releases.asOf,
    );
    expect(known.map(({version, date}) => [version, date])).toEqual(
      releases.platforms[platform].releases.map(({version, date}) => [version, date]),
    );
  });

  it('says of a release what releases.json says', () => {
    const same: Record<string, string> = {
      minUnity: 'editor',
      edm: 'edm4u',
      jvmTarget: 'java',
      minSdk: 'minSdk',
      compileSdk: 'compileSdk',
      agp: 'agp',
      gradle: 'gradle',
      kotlin: 'kotlin',
    };
    for (const platform of ['android', 'unity'] as const) {
      for (const {version, facts} of releases.platforms[platform].releases) {
        const row = data[platform].releases.find((release) => release.version === version);
        const needs: Record<string, unknown> = {...row};
        for (const [fact, value] of Object.entries(facts)) {
          const name = same[fact];
          if (name && name in needs) {
            expect(String(needs[name]), `${platform} ${version} ${fact}`).toBe(value);
          }
        }
      }
    }
    for (const {version, facts} of releases.platforms.ios.releases) {
      const pins = Object.entries(data.ios.pods.Appodeal!.pins).find(
        ([since]) => order(since) <= order(version),
      );
      expect(pins?.[1].minIos, version).toBe(facts.coreMinIos);
      const xcode = data.ios.releases.find((release) => release.version === version)?.xcode;
      if (xcode && 'minXcode' in facts) {
        expect(xcode, version).toBe(`${facts.minXcode}.0`);
      }
    }
  });

  it.each(pods)('%s: newest first, pins from the oldest version on', (_, {versions, pins}) => {
    expect(versions).toEqual(newestFirst(versions));
    expect(Object.keys(pins)).toEqual(newestFirst(Object.keys(pins)));
    expect(versions).toEqual(expect.arrayContaining(Object.keys(pins)));
    expect(Object.keys(pins).at(-1)).toBe(versions.at(-1));
  });

  it('has a pod of the core for each release, and adapters of known releases only', () => {
    const ios = data.ios.releases.map(({version}) => version);
    expect(data.ios.pods.Appodeal?.versions).toEqual(ios);
    for (const [name, {versions, releases: belongs}] of pods) {
      for (const version of versions) {
        const of = belongs ? belongs[version] : [version.split('.').slice(0, 3).join('.')];
        expect(ios, `${name} ${version}`).toEqual(expect.arrayContaining(of ?? ['a release']));
      }
    }
  });

  it('names releases of the SDKs in the rows of Unity', () => {
    for (const {android, ios} of data.unity.releases) {
      expect(
        data.android.releases.some(({version}) => version === android),
        android,
      ).toBe(true);
      expect(
        data.ios.releases.some(({version}) => version === ios),
        ios,
      ).toBe(true);
    }
  });
});
