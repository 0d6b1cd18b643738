import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {AdNetworks, Entry} from '../../data/ad-networks.json';
import type {ReleaseRequirements} from '../../data/release-requirements.json';
import type {Releases} from '../../data/releases.json';
import {inPages} from '../release';
import {addAdapters, addRequirements} from './adapters';
import {readAndroid} from './android';
import {keepNames} from './api';
import {changesOf} from './changes';
import {readIos} from './ios';
import {androidDemo, commit, iosDemo, spec, unityPlugin} from './made';
import {readUnity} from './unity';

let from: string;
beforeEach(() => (from = mkdtempSync(path.join(tmpdir(), 'checkouts-'))));
afterEach(() => rmSync(from, {recursive: true, force: true}));

const CORE = 'com.appodeal.ads.sdk:core';
const OLD = 'com.appodeal.ads.sdk.networks';
const NEW = 'com.appodeal.ads.sdk.adapters';

const entry = (id: string, name: string, kind: Entry['kind'] = 'network'): Entry => ({
  id,
  name,
  kind,
  runtimeName: null,
  adTypes: null,
  demand: null,
  platforms: {
    android: {
      artifact: `${OLD}:${id}`,
      releases: {'8.0.0': {version: '8.0.0.0', networkSdk: null, minSdk: null}},
    },
    ios: {pod: `APD${name}Adapter`, releases: {}},
    unity: {dependencyId: `appodeal_${id}`, constant: null, releases: {}},
  },
  needs: [],
  requires: [],
  conflicts: [],
  sources: {},
});

const networks = (): AdNetworks => ({
  asOf: '2025-06-12',
  releases: ['8.0.0'],
  sources: {},
  core: {conflicts: []},
  networks: [entry('alpha', 'Alpha'), entry('beta', 'Beta'), entry('bidon', 'Bidon', 'engine')],
  services: [],
  engineAdapters: [
    {
      engine: 'bidon',
      network: 'alpha',
      unityId: 'bidon_alpha',
      sources: {},
      android: {artifact: 'org.bidon:alpha-adapter', versions: {'8.0.0': '0.1.0'}},
      ios: {pod: 'BidonAdapterAlpha', releases: {}},
    },
  ],
});

const facts = {
  pod: '8.1.0',
  minIos: '13.0',
  minXcode: '16',
  minSdk: '23',
  adapterVersion: '8.1.0.0',
};
const release = {version: '8.1.0', date: '2025-07-04', facts, changes: []};
const platform = {latest: '8.1.0', releases: [release]};
const known: Releases = {
  asOf: '',
  supportEnded: '',
  platforms: {android: platform, ios: platform, unity: platform},
};

describe('an Android release', () => {
  it('with a full package has the parts that the Unity plugin lists, and what the demo builds with', () => {
    androidDemo(from, ['com.appodeal.ads:sdk:8.1.0.0']);
    androidDemo(from, ['com.appodeal.ads:sdk:8.2.0.0'], {}, '2025-08-01');
    unityPlugin(
      from,
      '8.1.0',
      {appodeal: `${CORE}:8.1.0`, appodeal_alpha: `${OLD}:alpha:8.1.0.0`},
      {},
    );
    const read = readAndroid({from}, '8.1.0');
    expect(read.facts).toMatchObject({
      core: `${CORE}:8.1.0`,
      bundle: 'com.appodeal.ads:sdk:8.1.0.0',
      minSdk: '23',
      minAndroid: '6.0',
      playBilling: '7.0.0',
    });
    expect(read.row).toMatchObject({date: '2025-07-04', agp: '8.5.1', gradle: '8.7', java: '11'});
    const data = networks();
    addAdapters(data, 'android', '8.1.0', read);
    expect(data.releases).toEqual(['8.1.0', '8.0.0']);
    expect(data.networks[0]?.platforms.android?.releases).toMatchObject({
      '8.1.0': {version: '8.1.0.0'},
      '8.0.0': {version: '8.0.0.0'},
    });
    expect(data.networks[1]?.platforms.android?.releases).not.toHaveProperty('8.1.0');
  });

  it('without one has a group and a version for each adapter', () => {
    androidDemo(from, [
      `${CORE}:8.1.0`,
      `${NEW}:alpha:24.7.0.0`,
      `${NEW}:beta:5.4.6.1`,
      'org.bidon:alpha-adapter:24.7.0.0',
    ]);
    const read = readAndroid({from}, '8.1.0');
    expect(read.facts.bundle).toBeUndefined();
    const data = networks();
    addAdapters(data, 'android', '8.1.0', read);
    expect(data.networks.map(({platforms}) => platforms.android?.releases['8.1.0'])).toMatchObject([
      {artifact: `${NEW}:alpha`, version: '24.7.0.0'},
      {artifact: `${NEW}:beta`, version: '5.4.6.1'},
      undefined,
    ] as object[]);
    expect(data.engineAdapters[0]?.android?.versions['8.1.0']).toBe('24.7.0.0');
    const again = structuredClone(data);
    addAdapters(again, 'android', '8.1.0', read);
    expect(again).toEqual(data);
    const before = {
      version: '8.0.0',
      facts: {bundle: 'com.appodeal.ads:sdk:8.0.0.0', minSdk: '21'},
    };
    const changes = changesOf(data, 'android', {version: '8.1.0', facts: {minSdk: '23'}}, before);
    expect(changes.map(({text}) => text.en)).toEqual([
      'Minimum Android API level rises from 21 to 23.',
      'There is no full package `com.appodeal.ads:sdk`: list the adapters instead.',
      'Removed adapters: Bidon.',
    ]);
  });

  it.each<[string, string[], Record<string, string>, RegExp]>([
    [
      'two numbers',
      [`${CORE}:8.1.0`],
      {'b/build.gradle': `dependencies {\n    api '${CORE}:8.0.0'\n}`},
      /b\/build\.gradle:2: .*core 8\.0\.0 was found; 8\.1\.0 was expected/,
    ],
    [
      'no number',
      [`${CORE}:8.1.0`, `${NEW}:alpha:+`],
      {},
      /app\/build\.gradle:13: .*alpha "\+" was found; a version in full/,
    ],
    [
      'the number of another release',
      [`${CORE}:8.1.0`, `${OLD}:alpha:8.0.0.0`],
      {},
      /app\/build\.gradle:13: .*"8\.0\.0\.0" was found; a build of 8\.1\.0/,
    ],
    [
      'no tool',
      [`${CORE}:8.1.0`],
      {'build.gradle': ''},
      /appodeal-android-sdk at \w+ names no Android Gradle plugin/,
    ],
    [
      'parts that nobody lists',
      ['com.appodeal.ads:sdk:8.1.0.0'],
      {},
      /tag v8\.1\.0, which lists its parts, was expected/,
    ],
  ])('with %s is an error that says where', (_, libraries, more, message) => {
    unityPlugin(from, '7.0.0', {}, {});
    androidDemo(from, libraries, more);
    expect(() => readAndroid({from}, '8.1.0')).toThrow(message);
  });

  it('is read where the demo names it alone, or without what a person has found to be left over', () => {
    const left = {'b/build.gradle': `dependencies {\n    api 'com.appodeal.ads:sdk:8.0.0.0'\n}`};
    androidDemo(from, [`${CORE}:8.1.0`], left);
    expect(() => readAndroid({from}, '8.1.0')).toThrow(
      /b\/build\.gradle:2: .*a build of 8\.1\.0 was/,
    );
    const without = ['com.appodeal.ads:sdk'];
    expect(readAndroid({from, without}, '8.1.0').facts.core).toBe(`${CORE}:8.1.0`);
    androidDemo(from, [`${CORE}:8.1.0`], {'b/build.gradle': ''}, '2025-07-20');
    androidDemo(
      from,
      [`${CORE}:8.2.0`],
      {'b/build.gradle': `dependencies {\n    api '${CORE}:8.1.0'\n}`},
      '2025-08-01',
    );
    expect(readAndroid({from}, '8.1.0').row.date).toBe('2025-07-20');
  });

  it('with an adapter of an unknown network is an error that says how to add it', () => {
    androidDemo(from, [`${CORE}:8.1.0`, `${NEW}:gamma:1.0.0.0`]);
    const read = readAndroid({from}, '8.1.0');
    expect(() => addAdapters(networks(), 'android', '8.1.0', read)).toThrow(
      /app\/build\.gradle:13: .*gamma was found; .*npm run new -- network gamma/,
    );
  });

  it('names the pages that speak of what it changes or lacks, adapters too', () => {
    const text = '%android.minSdk% %android.demo% %android.network.alpha% %android.network.beta%';
    mkdirSync(path.join(from, 'docs'));
    writeFileSync(path.join(from, 'docs/a.mdx'), `${text} %android.engine.bidon.alpha?%\n`);
    const data = networks();
    const alpha = data.networks[0]?.platforms.android?.releases as Record<string, object>;
    alpha['8.1.0'] = {version: '8.1.0.1'};
    const [now, before] = ['23', '21'].map((minSdk) => ({minSdk, demo: `of ${minSdk}`}));
    const said = (facts: Record<string, string>) =>
      inPages(
        from,
        'android',
        data,
        {version: '8.1.0', facts},
        {version: '8.0.0', facts: before as Record<string, string>},
      );
    const [beta, level] = [
      `%android.network.beta% ${OLD}:beta:8.0.0.0 → none: docs/a.mdx`,
      '%android.minSdk% 21 → 23: docs/a.mdx',
    ];
    expect(said(now as Record<string, string>)).toEqual([level, beta]);
    expect(said({minSdk: '23'})).toEqual([level, '%android.demo% of 21 → none: docs/a.mdx', beta]);
  });

  it('that the data has in other numbers is an error', () => {
    androidDemo(from, [`${CORE}:8.1.0`, `${NEW}:alpha:24.7.0.0`]);
    const data = networks();
    addAdapters(data, 'android', '8.1.0', readAndroid({from}, '8.1.0'));
    androidDemo(from, [`${CORE}:8.1.0`, `${NEW}:alpha:24.8.0.0`]);
    expect(() => addAdapters(data, 'android', '8.1.0', readAndroid({from}, '8.1.0'))).toThrow(
      /ad-networks\.json › alpha › android › 8\.1\.0: .*24\.7\.0\.0.* was found; .*24\.8\.0\.0/,
    );
  });
});

describe('an iOS release', () => {
  const CORE_SPEC = spec('Appodeal', '8.1.0', {Protobuf: ['= 3.29.3']});
  const requirements = (): ReleaseRequirements => ({
    sources: {} as ReleaseRequirements['sources'],
    android: {releases: [], adapters: {}},
    ios: {
      releases: [],
      pods: {
        APDAlphaAdapter: {
          versions: ['8.0.0.0'],
          pins: {'8.0.0.0': {minIos: '12.0', needs: {AlphaSDK: '= 1.0'}}},
        },
      },
    },
    unity: {releases: [], firebase: {}},
  });

  it('has pods with their pins, those outside the demo and later builds too', () => {
    iosDemo(
      from,
      ['Appodeal 8.1.0', 'APDAlphaAdapter 8.1.0.0'],
      [
        CORE_SPEC,
        spec('APDAlphaAdapter', '8.1.0.0', {AlphaSDK: ['= 2.0'], Else: [], Appodeal: ['8.1.0']}),
        spec('APDAlphaAdapter', '8.1.0.1', {AlphaSDK: ['= 2.1'], Appodeal: ['8.1.0']}),
        spec('APDBetaAdapter', '8.1.0.0', {BetaSDK: ['~> 3.0']}),
        spec('AppodealBetaAdapter', '3.0.0.0', {BetaSDK: ['= 3.0'], Appodeal: ['8.1.0']}),
      ],
    );
    unityPlugin(from, '8.1.0', {}, {});
    const read = readIos({from}, '8.1.0');
    expect(read.facts).toMatchObject({pod: '8.1.0', minIos: '13.0', coreMinIos: '12.0'});
    const [data, needs] = [networks(), requirements()];
    addAdapters(data, 'ios', '8.1.0', read);
    addRequirements(needs, 'ios', '8.1.0', read);
    expect(data.networks[0]?.platforms.ios?.releases['8.1.0']).toEqual({
      version: '8.1.0.0',
      minIos: '12.0',
      networkSdk: [{pod: 'AlphaSDK', version: '= 2.0'}],
      recommended: true,
      rebuilds: ['8.1.0.1'],
    });
    expect(data.networks[1]?.platforms.ios?.releases['8.1.0']).toMatchObject({recommended: false});
    expect(needs.ios.pods.APDAlphaAdapter).toMatchObject({
      versions: ['8.1.0.1', '8.1.0.0', '8.0.0.0'],
      pins: {'8.1.0.1': {needs: {AlphaSDK: '= 2.1'}}, '8.0.0.0': {}},
    });
  });

  it('whose pods have the numbers of the networks says which release each is of, listed or not', () => {
    const of8 = {Appodeal: ['>= 8.0.0', '< 9.0.0']};
    iosDemo(
      from,
      ['Appodeal 8.1.0', 'AppodealAlphaAdapter 8.1.0.0', 'BidonAdapterAlpha 8.1.0.0'],
      [
        CORE_SPEC,
        spec('AppodealAlphaAdapter', '8.1.0.0', {AlphaSDK: ['= 8.1'], ...of8}),
        spec('AppodealAlphaAdapter', '8.2.0.0', {AlphaSDK: ['= 8.2'], ...of8}),
        spec('AppodealBetaAdapter', '2.9.0.0', of8),
        spec('AppodealBetaAdapter', '2.10.0.0', of8),
        spec('AppodealBetaAdapter', '2.11.0.0-test.1', of8),
        spec('AppodealBetaAdapter', '3.0.0.0', {Appodeal: ['>= 9.0.0']}),
      ],
    );
    const later = spec('AppodealBetaAdapter', '2.12.0.0', of8);
    commit(from, 'CocoaPods', Object.fromEntries([later]), '2025-08-01');
    unityPlugin(from, '7.0.0', {}, {});
    const read = readIos({from}, '8.1.0');
    expect(read.facts.adapterVersion).toBeNull();
    const [data, needs] = [networks(), requirements()];
    addAdapters(data, 'ios', '8.1.0', read);
    addRequirements(needs, 'ios', '8.1.0', read);
    addRequirements(needs, 'ios', '8.1.0', read);
    const [alpha, beta] = data.networks.map(({platforms}) => platforms.ios?.releases['8.1.0']);
    expect(alpha).toMatchObject({pod: 'AppodealAlphaAdapter', version: '8.1.0.0'});
    expect(beta).toMatchObject({
      pod: 'AppodealBetaAdapter',
      version: '2.10.0.0',
      recommended: false,
    });
    expect(needs.ios.pods.AppodealBetaAdapter?.releases).toEqual({'2.10.0.0': ['8.1.0']});
  });

  it.each<[string, [string, string][], RegExp]>([
    [
      'without its podspec',
      [],
      /appodeal-ios-demo\/Podfile:5: .*CocoaPods\/APDAlphaAdapter\/8\.1\.0\.0\/.* was expected/,
    ],
    [
      'for another release',
      [spec('APDAlphaAdapter', '8.1.0.0', {Appodeal: ['8.0.0']})],
      /APDAlphaAdapter\.podspec\.json:1: .*Appodeal 8\.0\.0 was found/,
    ],
  ])('with a pod %s is an error that says where', (_, specs, message) => {
    unityPlugin(from, '7.0.0', {}, {});
    iosDemo(from, ['Appodeal 8.1.0', 'APDAlphaAdapter 8.1.0.0'], [CORE_SPEC, ...specs]);
    expect(() => readIos({from}, '8.1.0')).toThrow(message);
  });
});

describe('a Unity release', () => {
  const libraries = {appodeal: `${CORE}:8.1.0`, appodeal_alpha: `${OLD}:alpha:8.1.0.0`};
  const pods = {appodeal: 'Appodeal 8.1.0'};

  it('has the day and notes of the changelog, and says what its default set holds', () => {
    androidDemo(from, ['com.appodeal.ads:sdk:8.1.0.0']);
    unityPlugin(from, '8.1.0', libraries, pods);
    commitDemo();
    const data = networks();
    addAdapters(data, 'android', '8.1.0', readAndroid({from}, '8.1.0'));
    const read = readUnity({from}, '8.1.0', known);
    addAdapters(data, 'unity', '8.1.0', read);
    expect(read.row).toMatchObject({date: '2025-07-04', editor: '2021.3', android: '8.1.0'});
    expect(read.notes).toEqual(['Minor fixes']);
    expect(read.facts).toMatchObject({
      minSdk: '23',
      coreMinSdk: '23',
      minXcode: '16',
      cmp: '2.0.0',
    });
    expect(data.networks.map(({platforms}) => platforms.unity?.releases['8.1.0'])).toEqual([
      {android: true, ios: false},
      {android: false, ios: false},
      {android: false, ios: false},
    ]);
  });

  it('keeps the names of an API while the plugin’s code stays the same', () => {
    const code = (text: string) => ({'Runtime/Api/Appodeal.cs': text});
    unityPlugin(from, '8.0.0', {}, {}, code('const Version = "8.0.0";\npublic void Show();\n'));
    unityPlugin(
      from,
      '8.1.0',
      {},
      {},
      code('// new\nconst Version = "8.1.0";\npublic void Show();\n'),
    );
    unityPlugin(from, '8.2.0', {}, {}, code('public void Hide();\n'));
    const names = {version: '8.0.0', differences: {}};
    expect(keepNames(names, from, 'unity', '8.1.0')).toBeNull();
    expect(names).toMatchObject({version: '8.1.0', differences: {'8.0.0': {added: []}}});
    expect(keepNames(names, from, 'unity', '8.2.0')).toMatch(
      /has changed Runtime\/Api\/Appodeal\.cs/,
    );
    expect(keepNames(names, from, 'unity', '8.3.0')).toMatch(/what the API of 8\.1\.0/);
    expect(names.version).toBe('8.1.0');
  });

  it('that says another number than its tag is an error', () => {
    unityPlugin(from, '8.1.0', libraries, pods, {
      'package.json': '{"name": "com.appodeal.mediation", "version": "8.0.0", "unity": "2021.3"}',
    });
    expect(() => readUnity({from}, '8.1.0', known)).toThrow(
      /package\.json:1: version 8\.0\.0.* were found; 8\.1\.0/,
    );
  });
});

function commitDemo(): void {
  commit(from, 'cmp-unity-plugin', {}, '2025-01-29', 'v2.0.0');
  commit(from, 'cmp-unity-plugin', {}, '2025-09-20', 'v2.0.1');
  commit(
    from,
    'appodeal-unity-demo',
    {
      'Packages/manifest.json':
        '{"dependencies": {"com.appodeal.mediation": "https://github.com/appodeal/appodeal-unity-plugin-upm.git#v8.1.0"}}',
      'ProjectSettings/ProjectSettings.asset': 'PlayerSettings:\n  AndroidMinSdkVersion: 23\n',
    },
    '2025-07-05',
  );
}
