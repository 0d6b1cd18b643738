import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {Requirements} from './catalogue';
import {
  answerOf,
  catalogueOf,
  collisionSentence,
  collisionsOf,
  fixSentence,
  leavingOut,
  olderBuilds,
  projectOf,
  type Project,
  type Say,
} from './index';

const json = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(__dirname, '../../../../data', name), 'utf8'));
const requirements = json('release-requirements.json') as Requirements;
/** The day that these tests speak of: releases after it are known by number. */
const asOf = '2025-06-12';

const known = catalogueOf(requirements, asOf);
const whole = catalogueOf(requirements, '9999-12-31');

const say: Say = ({message}, values = {}) =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

function asked(...args: string[]): Project {
  const read = projectOf(known, args);
  if ('misuse' in read) {
    throw new Error(JSON.stringify(read.misuse));
  }
  return read.project;
}

const fits = (...args: string[]): readonly string[] => answerOf(known, asked(...args)).fits;

const newest = (project: Project): string[] => {
  const [release] = answerOf(known, project).blocked.map((collision) => collision.release);
  return collisionsOf(known, project, release ?? '').map((collision) =>
    collisionSentence(say, collision),
  );
};

describe('what fits', () => {
  it('gives every release to a project that says nothing', () => {
    for (const [platform, count] of [
      ['android', 18],
      ['ios', 19],
      ['unity', 19],
    ] as const) {
      const {fits: all, blocked, newer} = answerOf(known, asked(platform));
      expect([all.length, blocked]).toEqual([count, []]);
      expect(newer).toContain('4.0.0');
      expect(all.filter((release) => newer.includes(release))).toEqual([]);
    }
  });

  it('keeps to releases whose lowest API level a project has', () => {
    expect(fits('android', 'minSdk=21')[0]).toBe('3.6.0');
    expect(fits('android', 'minSdk=23')[0]).toBe('3.7.0');
    expect(fits('android', 'minSdk=19')).toEqual([]);
    const [collision] = answerOf(known, asked('android', 'minSdk=21')).blocked;
    expect(collision).toMatchObject({release: '3.7.0', name: 'minSdk', wants: '23', has: '21'});
    expect(collision && fixSentence(say, collision)).toBe('Raise minSdk to 23.');
  });

  it('says that the figures of Android are those of the demo', () => {
    const {demo} = answerOf(known, asked('android', 'kotlin=1.9.24'));
    expect(demo.map((one) => collisionSentence(say, one))).toEqual([
      'Our demo of 3.7.0 builds with Kotlin 2.1.0; you have 1.9.24.',
    ]);
    // They stop nothing: an app that runs is not told that nothing fits.
    expect(fits('android', 'agp=7.1.3')[0]).toBe('3.7.0');
    expect(fits('unity', 'agp=7.1.3')[0]).toBe('3.7.0');
  });

  it('names the adapter, its pin and what one has', () => {
    const project = asked('ios', 'Firebase/Core=12.4.0');
    expect(newest(project)).toEqual([
      'APDFirebaseAdapter 3.7.0.0 pins Firebase/Core ~> 11.10.0; you have 12.4.0.',
    ]);
    const [collision] = answerOf(known, project).blocked;
    expect(collision && fixSentence(say, collision)).toBe(
      'Lower Firebase/Core to ~> 11.10.0, or leave out APDFirebaseAdapter.',
    );
    expect(leavingOut(collisionsOf(known, project, '3.7.0'))).toEqual(['APDFirebaseAdapter']);
    expect(answerOf(known, {...project, without: ['APDFirebaseAdapter']}).fits[0]).toBe('3.7.0');
  });

  it('takes parts of a pod for the pod', () => {
    expect(fits('ios', 'Firebase=11.10.0')).toEqual(fits('ios', 'Firebase/Core=11.10.0'));
    expect(fits('ios', 'Firebase/Messaging=11.10.0')[0]).toBe('3.7.0');
  });

  it('says which adapters raise the deployment target', () => {
    const project = asked('ios', 'ios=12.0');
    const [collision] = answerOf(known, project).blocked;
    expect(collision).toMatchObject({release: '3.7.0', name: 'ios', wants: '13.0', has: '12.0'});
    expect(collision?.by.map(({pod}) => pod)).toContain('APDFirebaseAdapter');
    const names = leavingOut(collisionsOf(known, project, '3.7.0')) as string[];
    expect(answerOf(known, {...project, without: names}).fits[0]).toBe('3.7.0');
    // Below the SDK's own target, leaving out adapters does not help.
    expect(leavingOut(collisionsOf(known, asked('ios', 'ios=11.0'), '3.7.0'))).toBeNull();
  });

  it('takes an older build of an adapter where the newest does not fit', () => {
    expect(fits('ios', 'Adjust=4.33.4')).toContain('3.1.3');
    expect(fits('ios', 'Adjust=4.35.0')).toContain('3.1.3');
    expect(olderBuilds(known, asked('ios', 'Adjust=4.33.4'), '3.1.3')).toEqual([
      {pod: 'APDAdjustAdapter', version: '3.1.3.0'},
    ]);
    expect(olderBuilds(known, asked('ios', 'Adjust=4.35.0'), '3.1.3')).toEqual([]);
  });

  it('holds a project to the adapters that it names', () => {
    const project = asked('ios', 'APDGoogleAdMobAdapter=3.6.0.0', 'Firebase/Core=12.4.0');
    expect(project.sdk).toBe('3.6.0');
    expect(answerOf(known, project).fits[0]).toBe('3.7.0');
    expect(fits('ios', 'APDAdColonyAdapter=3.2.1.0')[0]).toBe('3.2.1');
    expect(newest(asked('ios', 'APDAdColonyAdapter=3.2.1.0'))).toEqual([
      '3.7.0 has no APDAdColonyAdapter.',
    ]);
  });

  it('reads Unity’s own numbers and what its plugin brings', () => {
    expect(fits('unity', 'unity=2020.3.48f1')[0]).toBe('3.3.0');
    expect(fits('unity', 'unity=2020.3.15f1')[0]).toBe('3.1.3');
    expect(fits('unity', 'unity=6000.0.23f1')[0]).toBe('3.7.0');
    expect(fits('unity', 'edm4u=1.2.170')[0]).toBe('3.0.2');
    expect(fits('unity', 'minSdk=21')[0]).toBe('3.6.0');
    expect(fits('unity', 'Firebase/Core=11.10.0').slice(0, 3)).toEqual(['3.7.0', '3.6.0', '3.4.2']);
    // The Firebase Unity SDK 12.8 brings Firebase 11.10.
    expect(fits('unity', 'firebase=12.9.0')).toEqual(fits('unity', 'Firebase/Core=11.10.0'));
    // What it brought before 11.7 is not known.
    expect(fits('unity', 'firebase=9.0.0')).toHaveLength(19);
  });
});

describe('arguments', () => {
  const misuse = (...args: string[]) => {
    const read = projectOf(known, args);
    return 'misuse' in read ? read.misuse : null;
  };

  it('knows wrong ones, and what could have been meant', () => {
    expect(misuse()).toMatchObject({kind: 'platform'});
    expect(misuse('web')).toMatchObject({kind: 'platform', could: ['android', 'ios', 'unity']});
    expect(misuse('ios', 'ios')).toMatchObject({kind: 'argument'});
    expect(misuse('ios', '=1')).toMatchObject({kind: 'argument'});
    expect(misuse('ios', 'ios=')).toMatchObject({kind: 'argument'});
    expect(misuse('android', 'minSdk=abc')).toMatchObject({kind: 'value'});
    expect(misuse('android', 'minsdk=21')).toMatchObject({kind: 'name'});
    expect(misuse('android', 'minsdk=21')?.could[0]).toBe('minSdk');
    expect(misuse('ios', 'nothing-like-it=1')?.could).toHaveLength(3);
    expect(misuse('unity', 'unity=newest')).toMatchObject({kind: 'value'});
    expect(misuse('ios', 'Firebase/Core=latest')).toMatchObject({kind: 'value'});
    expect(misuse('ios', 'FirebaseCore=11.0')).toMatchObject({
      kind: 'pod',
      could: expect.arrayContaining(['Firebase/Core']) as unknown,
    });
    expect(misuse('ios', 'GoogleMobileAdsSDK=11.0')?.could[0]).toBe('Google-Mobile-Ads-SDK');
    expect(misuse('ios', 'APDFirebase=3.7.0.0')?.could[0]).toBe('APDFirebaseAdapter');
    expect(misuse('ios', 'constructor=1')).toMatchObject({kind: 'pod'});
  });

  it('takes requirements and odd versions', () => {
    expect(fits('ios', 'Adjust=~> 5.1')[0]).toBe('3.7.0');
    expect(fits('ios', 'Adjust=>= 0')).toHaveLength(19);
    expect(fits('ios', 'Adjust=1.0-rc.1+x')).toEqual([]);
  });
});

/** The same question, answered once more the simplest way: by trying each pin alone. */
function naive(
  {ios}: Requirements,
  release: string,
  adapter: string,
  foreign: string,
  version: string,
): boolean | null {
  const pod = ios.pods[adapter];
  const numbers = (text: string) => text.split('.').map(Number);
  const compare = (a: string, b: string): number => {
    const [x, y] = [numbers(a), numbers(b)];
    for (let at = 0; at < 6; at += 1) {
      const difference = (x[at] ?? 0) - (y[at] ?? 0);
      if (difference !== 0) {
        return difference;
      }
    }
    return 0;
  };
  const builds = (pod?.versions ?? []).filter((build) =>
    pod?.releases
      ? pod.releases[build]?.includes(release)
      : build === release || build.startsWith(`${release}.`),
  );
  if (builds.length === 0) {
    return null;
  }
  return builds.some((build) => {
    const since = Object.keys(pod?.pins ?? {})
      .filter((key) => compare(key, build) <= 0)
      .sort(compare)
      .at(-1) as string;
    return Object.entries(pod?.pins[since]?.needs ?? {})
      .filter(([name]) => name.split('/')[0] === foreign.split('/')[0])
      .every(([, requirement]) => {
        const [operator, wanted = ''] = requirement.split(' ');
        const order = compare(version, wanted);
        const kept = numbers(wanted).slice(0, -1);
        switch (operator) {
          case '=':
            return order === 0;
          case '>=':
            return order >= 0;
          case '<=':
            return order <= 0;
          default:
            return order >= 0 && kept.every((part, at) => (numbers(version)[at] ?? 0) === part);
        }
      });
  });
}

describe('every release and every adapter', () => {
  const adapters = Object.keys(whole.ios.pods);
  const releases = whole.ios.releases.map(({version}) => version);
  /** Every version that some release pins, and those around it. */
  const tried = new Map<string, Set<string>>();
  for (const {pins} of Object.values(whole.ios.pods)) {
    for (const {needs} of Object.values(pins)) {
      for (const [name, requirement] of Object.entries(needs)) {
        const version = requirement.split(' ')[1] as string;
        const parts = version.split('.').map(Number);
        const around = [version, `${version}.1`];
        const at = Math.max(0, parts.length - 2);
        around.push(
          [...parts.slice(0, at), (parts[at] as number) + 1].join('.'),
          [...parts.slice(0, -1), Math.max(0, (parts.at(-1) as number) - 1)].join('.'),
        );
        const versions = tried.get(name) ?? new Set();
        tried.set(name, versions);
        around.forEach((one) => versions.add(one));
      }
    }
  }

  it('are judged as trying each pin alone judges them', () => {
    expect(releases).toHaveLength(29);
    expect(adapters.length).toBeGreaterThan(40);
    let questions = 0;
    const differences: string[] = [];
    for (const release of releases) {
      for (const adapter of adapters) {
        for (const [name, versions] of tried) {
          const pinned = Object.values(whole.ios.pods[adapter]?.pins ?? {}).some(
            ({needs}) => name in needs,
          );
          for (const version of pinned ? versions : []) {
            const expected = naive(requirements, release, adapter, name, version);
            const project: Project = {
              platform: 'ios',
              sdk: null,
              figures: {},
              pods: {[name]: version},
              adapters: adapter === 'Appodeal' ? [] : [adapter],
              without: [],
            };
            const mine = collisionsOf(whole, project, release).filter(
              ({kind, by}) => kind === 'lack' || by.some(({pod}) => pod === adapter),
            );
            const actual = mine.some(({kind}) => kind === 'lack') ? null : mine.length === 0;
            questions += 1;
            if (actual !== expected) {
              differences.push(`${release} ${adapter} ${name} ${version}`);
            }
          }
        }
      }
    }
    expect(differences).toEqual([]);
    expect(questions).toBeGreaterThan(10_000);
  });

  it('give adapters that are numbered by network to the releases that name them', () => {
    const lacks = (release: string, adapter: string): boolean =>
      collisionsOf(whole, {...asked('ios'), adapters: [adapter]}, release).some(
        ({kind}) => kind === 'lack',
      );
    expect(lacks('4.0.0', 'AppodealBidMachineAdapter')).toBe(false);
    expect(lacks('3.5.0', 'AppodealBidMachineAdapter')).toBe(true);
    expect(lacks('3.7.0', 'AppodealBidMachineAdapter')).toBe(true);
  });

  it('stay as they are for the day of the pages, whatever was left out', () => {
    for (const {version} of known.ios.releases) {
      for (const pod of ['Firebase/Core=11.10.0', 'Adjust=5.1.1', 'Protobuf=3.29.3']) {
        const project = asked('ios', pod);
        expect(collisionsOf(known, project, version)).toEqual(
          collisionsOf(whole, project, version),
        );
      }
    }
  });
});
