import {DOMParser} from '@xmldom/xmldom';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {links} from '../../../../config/provider';
import {
  checkChoice,
  defaultChoice,
  minimumOf,
  outputsOf,
  readChoice,
  writeChoice,
} from '@site/src/components/IntegrationBuilder/rules';
import type {Choice} from './model';

/** True when the text is well-formed XML. */
function wellFormed(text: string): boolean {
  try {
    new DOMParser({
      onError: (_level: string, message: string) => {
        throw new Error(message);
      },
    }).parseFromString(text, 'text/xml');
    return true;
  } catch {
    return false;
  }
}

const base = (part: Partial<Choice>): Choice => ({
  adTypes: ['banner'],
  networks: ['admob'],
  services: [],
  admobAppId: 'ca-app-pub-1234567890123456~1234567890',
  ...part,
});
const code = (platform: 'android' | 'ios' | 'unity', choice: Choice, file: string) =>
  outputsOf(platform, '3.7.0', choice).find((output) => output.file.endsWith(file))?.code ?? '';
const kinds = (platform: 'android' | 'ios' | 'unity', choice: Choice, unknown: string[] = []) =>
  checkChoice(platform, '3.7.0', choice, unknown).map(({kind}) => kind);

describe('outputs', () => {
  it('lists core, renderer, the picked networks and nothing else', () => {
    const gradle = code('android', base({}), 'build.gradle.kts');
    expect(gradle.match(/implementation\("(.*)"\)/g)).toHaveLength(3);
    expect(gradle).toContain('com.appodeal.ads.sdk:core:3.7.0');
    expect(gradle).toContain('com.appodeal.ads.sdk.networks:iab:3.7.0.0');
    expect(gradle).toContain('com.appodeal.ads.sdk.networks:admob:3.7.0.0');
  });

  it('adds an engine adapter only when engine and network are both picked', () => {
    const both = code('android', base({networks: ['admob', 'level-play']}), 'build.gradle');
    expect(both).toContain('com.unity3d.ads-mediation:admob-adapter');
    expect(both).not.toContain('com.unity3d.ads-mediation:vungle-adapter');
    expect(code('android', base({}), 'build.gradle')).not.toContain('ads-mediation');
  });

  it('names every dependency once, also in the full set', () => {
    const gradle = code('android', defaultChoice('android', '3.7.0'), 'build.gradle.kts');
    const lines = gradle.split('\n').filter((line) => line.includes('implementation'));
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.length).toBeGreaterThan(60);
  });

  it('writes the AdMob id only with AdMob, and the Meta keys only with the Meta service', () => {
    expect(code('android', base({}), 'AndroidManifest.xml')).toContain(
      'ca-app-pub-1234567890123456~1234567890',
    );
    const without = code('android', base({networks: ['vungle']}), 'AndroidManifest.xml');
    expect(without).not.toContain('APPLICATION_ID');
    expect(without).not.toContain('facebook');
    expect(code('ios', base({services: ['meta']}), 'Info.plist')).toContain('FacebookClientToken');
  });

  it('reaches networks without an adapter of their own through the engines', () => {
    const podfile = code('ios', defaultChoice('ios', '3.7.0'), 'Podfile');
    for (const pod of [
      'AppLovinMediationChartboostAdapter',
      'BidonAdapterChartboost',
      'BidonAdapterMobileFuse',
      'IronSourceVerveAdapter',
      'BidMachineIronSourceCustomAdapter',
    ]) {
      expect(podfile).toContain(`pod '${pod}'`);
    }
    // Published, but not part of the recommended set.
    expect(podfile).not.toContain('APDMobileFuseAdapter');
    expect(code('ios', base({networks: ['mobilefuse']}), 'Podfile')).toContain(
      'APDMobileFuseAdapter',
    );
    expect(code('ios', base({networks: ['level-play', 'vungle']}), 'Podfile')).not.toMatch(
      /Chartboost|MobileFuse|BidMachine/,
    );
  });

  it('sorts the lines under comments that say what they are for', () => {
    const choice = base({networks: ['admob', 'applovin-max'], services: ['adjust']});
    const podfile = code('ios', choice, 'Podfile');
    expect(podfile.match(/# .*/g)).toEqual([
      '# Core',
      '# Mediation engines',
      '# Ad networks',
      '# Services',
      '# Networks inside AppLovin MAX',
    ]);
    expect(podfile).toMatch(/# Ad networks\n {2}pod 'APDGoogleAdMobAdapter'/);
    expect(code('unity', choice, 'Dependencies.xml')).toContain('<!-- Services -->');
    expect(code('android', base({networks: []}), 'build.gradle.kts').match(/\/\/ .*/g)).toEqual([
      '// Core',
    ]);
    const [russian] = outputsOf('ios', '3.7.0', choice, 'ru');
    expect(russian?.code).toMatch(/# Рекламные сети\n {2}pod 'APDGoogleAdMobAdapter'/);
  });

  it('raises the platform of the Podfile to what the pods need', () => {
    expect(code('ios', base({networks: ['vungle']}), 'Podfile')).toContain("platform :ios, '12.0'");
    expect(code('ios', base({networks: ['my-target']}), 'Podfile')).toContain("'12.4'");
    expect(code('ios', base({networks: ['ironsource']}), 'Podfile')).toContain("'13.0'");
  });

  it('follows the version', () => {
    const podfile = outputsOf('ios', '3.6.0', base({})).find(({file}) => file === 'Podfile')?.code;
    expect(podfile).toContain("pod 'Appodeal', '3.6.0'");
    expect(podfile).toContain('3.6.0.0');
  });

  it('gives every entry of the Unity file the id by which the plugin knows it', () => {
    for (const version of ['3.7.0', '3.6.0']) {
      const standard = defaultChoice('unity', version);
      const choice = {...standard, services: [...standard.services, 'meta']};
      const xml =
        outputsOf('unity', version, choice).find(({language}) => language === 'xml')?.code ?? '';
      for (const name of ['androidPackage', 'iosPod']) {
        const entries = xml.match(new RegExp(`<${name} .*`, 'g')) ?? [];
        const ids = entries.map((entry) => /^<\w+ id="([a-z0-9_]+)"/.exec(entry)?.[1]);
        expect(entries.length).toBeGreaterThan(60);
        expect(ids).not.toContain(undefined);
        expect(new Set(ids).size).toBe(ids.length);
      }
      for (const entry of [
        `<androidPackage id="appodeal" spec="com.appodeal.ads.sdk:core:${version}" />`,
        `<androidPackage id="appodeal_meta_audience_network" spec="com.appodeal.ads.sdk.networks:meta:${version}.0" />`,
        `<androidPackage id="appodeal_facebook_analytics" spec="com.appodeal.ads.sdk.services:facebook_analytics:${version}.0" />`,
        `<iosPod id="appodeal" name="Appodeal" version="${version}" minTargetSdk="12.0" />`,
        `<iosPod id="appodeal_levelplay" name="APDLevelPlayAdapter" version="${version}.0" minTargetSdk="13.0" />`,
      ]) {
        expect(xml).toContain(entry);
      }
      expect(xml).toContain('<repository>https://repo1.maven.org/maven2</repository>');
      expect(xml).toMatch(
        /id="levelplay_bidmachine_custom" name="BidMachineIronSourceCustomAdapter"/,
      );
      expect(xml).toMatch(/id="max_gam" spec="com\.applovin\.mediation:google-ad-manager-adapter:/);
    }
  });

  it.each(['"><script>alert(1)</script>&', '\u0001', '\uFFFE', '\uD83D'])(
    'writes well-formed XML and JSON whatever the id field holds: %j',
    (admobAppId) => {
      const hostile = base({admobAppId, services: ['meta', 'firebase']});
      for (const platform of ['android', 'ios', 'unity'] as const) {
        for (const {language, code: text, file} of outputsOf(platform, '3.7.0', hostile)) {
          if (language === 'xml') {
            expect(wellFormed(file === 'Info.plist' ? `<dict>${text}</dict>` : text)).toBe(true);
            expect(text).not.toContain(admobAppId);
          }
          if (language === 'json') {
            // Entries to add to an object.
            expect(() => JSON.parse(`{${text.replace(/,$/, '')}}`)).not.toThrow();
          }
        }
      }
      expect(code('ios', hostile, 'Info.plist')).toContain(
        'ca-app-pub-3940256099942544~1458002511',
      );
      expect(kinds('ios', hostile)).toContain('admob-id-malformed');
    },
  );

  it('gives every key that the guide asks for with the Meta service', () => {
    const choice = base({services: ['meta']});
    const keys = (text: string) => new Set(text.match(/<key>.*?<\/key>/g));
    const guide = readFileSync('docs/ios/_parts/meta-keys.mdx', 'utf8');
    const plist = keys(code('ios', choice, 'Info.plist'));
    expect(keys(guide).size).toBeGreaterThan(5);
    for (const key of keys(guide)) {
      expect(plist).toContain(key);
    }
    expect(code('ios', choice, 'Info.plist')).toMatch(/<string>fb(\w+)<[\s\S]*<string>\1</);
    expect(code('ios', base({}), 'Info.plist')).not.toMatch(/Facebook|CFBundleURLTypes/);

    const strings = code('android', choice, 'strings.xml');
    for (const [, name] of code('android', choice, 'AndroidManifest.xml').matchAll(
      /@string\/(\w+)/g,
    )) {
      expect(strings).toContain(`name="${name}"`);
    }
    expect(strings).toContain('facebook_client_token');
    expect(code('android', base({}), 'strings.xml')).toBe('');
  });

  it('lists the repositories of the guide, whatever is picked', () => {
    const guide = readFileSync('docs/android/advanced/configure-mediated-networks.mdx', 'utf8');
    const repositories = [...guide.matchAll(/maven\("%link\.(\w+)%"\)/g)].map(
      ([, name]) => (links as Record<string, string>)[name as string],
    );
    expect(repositories).toHaveLength(3);
    for (const networks of [[], ['vungle'], ['bidon', 'bidmachine', 'vungle']]) {
      const settings = code('android', base({networks}), 'settings.gradle.kts');
      expect([...settings.matchAll(/maven\("(.*)"\)/g)].map(([, url]) => url)).toEqual(
        repositories,
      );
      for (const url of repositories) {
        expect(code('unity', base({networks}), 'Dependencies.xml')).toContain(
          `<repository>${url}</repository>`,
        );
      }
    }
  });

  it('overrides the disputed property exactly when it reports the conflict', () => {
    for (const [networks, services, disputed] of [
      [['admob'], ['firebase'], true],
      [['admob'], ['meta'], true],
      [['admob'], [], false],
      [['admob', 'meta'], [], false],
      [['meta'], ['meta'], false],
    ] as const) {
      const choice = base({networks: [...networks], services: [...services]});
      expect(kinds('android', choice).includes('conflict')).toBe(disputed);
      expect(code('android', choice, 'AndroidManifest.xml').includes('AD_SERVICES_CONFIG')).toBe(
        disputed,
      );
    }
  });
});

describe('checks', () => {
  it('writes Google’s sample AdMob id until there is one, and tells a unit id from an app id', () => {
    expect(kinds('android', base({admobAppId: ''}))).toContain('admob-id-sample');
    expect(kinds('android', base({networks: ['vungle'], admobAppId: ''}))).not.toContain(
      'admob-id-sample',
    );
    const [finding] = checkChoice(
      'ios',
      '3.7.0',
      base({admobAppId: 'ca-app-pub-1234567890123456/1234567890'}),
    ).filter(({kind}) => kind === 'admob-id-malformed');
    expect(finding).toMatchObject({level: 'error', got: 'unit'});
    expect(kinds('ios', base({admobAppId: 'ca-app-pub-3940256099942544~1458002511'}))).toContain(
      'admob-id-sample',
    );
  });

  it('sends Unity developers to the settings window, where both ids belong', () => {
    expect(kinds('unity', base({admobAppId: ''}))).toContain('admob-ids-in-settings');
    expect(kinds('unity', base({admobAppId: ''}))).not.toContain('admob-id-sample');
    expect(kinds('unity', base({networks: ['vungle']}))).not.toContain('admob-ids-in-settings');
  });

  it('reports contradictory choices', () => {
    expect(kinds('android', base({networks: []}))).toContain('no-networks');
    expect(kinds('android', base({adTypes: []}))).toContain('no-ad-types');
    expect(kinds('android', base({networks: ['vungle'], adTypes: ['native']}))).toContain(
      'ad-type-unserved',
    );
    expect(kinds('android', base({networks: ['level-play']}))).toContain('engine-alone');
    expect(kinds('ios', base({networks: ['bidon']}))).toContain('engine-alone');
    expect(kinds('ios', base({networks: ['bidmachine']}))).not.toContain('engine-alone');
    expect(
      checkChoice('unity', '3.7.0', base({networks: ['chartboost', 'level-play', 'vungle']})),
    ).toContainEqual({
      level: 'warning',
      kind: 'engine-needed',
      name: 'Chartboost',
      engines: ['AppLovin MAX', 'Bidon'],
    });
    expect(kinds('ios', base({networks: ['chartboost', 'bidon']}))).not.toContain('engine-needed');
    expect(kinds('android', base({services: ['adjust', 'appsflyer']}))).toContain(
      'two-attribution-services',
    );
    expect(kinds('android', base({services: ['firebase']}))).toContain('conflict');
    expect(kinds('android', base({}))).not.toContain('conflict');
  });

  it('asks for the engine that a network bids through, naming what it brings', () => {
    const of = (platform: 'android' | 'ios' | 'unity', networks: string[]) =>
      checkChoice(platform, '3.7.0', base({networks})).filter(({kind}) => kind === 'requirement');
    expect(of('android', ['meta'])).toEqual([
      {
        level: 'warning',
        kind: 'requirement',
        name: 'Meta Audience Network',
        needed: 'BidMachine',
        adapters: [
          'com.appodeal.ads.sdk.networks:bidmachine:3.7.0.0',
          'io.bidmachine:ads.networks.meta_audience:3.2.1.17',
        ],
      },
    ]);
    expect(of('ios', ['amazon'])).toMatchObject([
      {
        name: 'Amazon Publisher Services',
        adapters: ['APDBidMachineAdapter 3.7.0.0', 'BidMachineAmazonAdapter 3.2.1.0'],
      },
    ]);
    expect(
      of('unity', ['amazon', 'meta']).map((one) => 'adapters' in one && one.adapters.length),
    ).toEqual([4, 4]);
    expect(of('unity', ['amazon', 'meta', 'bidmachine'])).toEqual([]);
    expect(of('ios', ['vungle'])).toEqual([]);
    const both = code('ios', base({networks: ['amazon', 'bidmachine']}), 'Podfile');
    expect(both).toContain("pod 'BidMachineAmazonAdapter', '3.2.1.0'");
  });

  it('says of the core on iOS what no choice changes, for information', () => {
    for (const [platform, networks] of [
      ['ios', ['admob']],
      ['ios', ['vungle']],
      ['unity', ['vungle']],
    ] as const) {
      expect(checkChoice(platform, '3.7.0', base({networks: [...networks]}))).toContainEqual(
        expect.objectContaining({
          level: 'info',
          kind: 'note',
          name: null,
          text: expect.objectContaining({en: expect.stringContaining('even without AdMob')}),
        }),
      );
      expect(kinds(platform, base({networks: [...networks]}))).not.toContain('conflict');
    }
    expect(kinds('android', base({}))).not.toContain('note');
  });

  it('says so when there is nothing to show, but not of services alone', () => {
    const nothing = {adTypes: [], networks: [], services: []};
    expect(kinds('ios', base(nothing))).toContain('nothing-picked');
    expect(kinds('ios', base({...nothing, services: ['adjust']}))).not.toContain('nothing-picked');
    expect(kinds('ios', base({}))).not.toContain('nothing-picked');
  });

  it('says what a service does without its keys, and has none in the default set', () => {
    for (const [platform, kind] of [
      ['android', 'keys-in-files'],
      ['ios', 'keys-in-files'],
      ['unity', 'keys-in-settings'],
    ] as const) {
      expect(checkChoice(platform, '3.7.0', base({services: ['meta']}))).toContainEqual(
        expect.objectContaining({
          kind,
          name: 'Meta',
          text: expect.objectContaining({en: expect.stringContaining('keys')}),
        }),
      );
      expect(kinds(platform, base({networks: ['meta']}))).not.toContain(kind);
      expect(defaultChoice(platform, '3.7.0').services).toEqual(['adjust', 'appsflyer', 'sentry']);
    }
  });

  it('takes the lowest Android of the platform itself', () => {
    expect(minimumOf('android', '3.6.0', base({})).minSdk).toBe('21');
    expect(minimumOf('unity', '3.6.0', base({})).minSdk).toBe('23');
    expect(minimumOf('ios', '3.6.0', base({})).minSdk).toBeNull();
  });

  it('names who raises the deployment target', () => {
    const minimum = minimumOf('ios', '3.7.0', base({networks: ['ironsource', 'admob']}));
    expect(minimum.minIos).toBe('13.0');
    expect(minimum.raisedBy).toEqual(['ironSource']);
  });
});

describe('address', () => {
  it('stays clean for the default and survives a round trip', () => {
    expect(
      writeChoice('?language=java', defaultChoice('android', '3.7.0'), 'android', '3.7.0'),
    ).toBe('?language=java');
    const choice = base({networks: ['bidon', 'vungle'], services: []});
    const search = writeChoice('', choice, 'android', '3.7.0');
    expect(readChoice(search, 'android', '3.7.0')).toEqual({choice, unknown: []});
    const nothing = base({networks: [], adTypes: [], admobAppId: ''});
    expect(readChoice(writeChoice('', nothing, 'ios', '3.7.0'), 'ios', '3.7.0').choice).toEqual(
      nothing,
    );
  });

  it.each([
    ['ca-app-pub-1234567890123456', 'publisher'],
    ['pub-1234567890123456', 'publisher'],
    ['ca-app-pub-1234567890123456~1 ca-app-pub-1234567890123456~2', 'several'],
    ['c0ffee5eed5eedc0ffee5eed5eedc0ffc0ffee5e', 'app-key'],
    ['com.example.game', 'package'],
    ['<b>', 'other'],
    ['ca-app-pub-1~1', 'other'],
  ])('names what stands in for an AdMob app id: %s', (admobAppId, got) => {
    const choice = {...defaultChoice('ios', '3.7.0'), admobAppId};
    expect(checkChoice('ios', '3.7.0', choice)).toContainEqual(
      expect.objectContaining({kind: 'admob-id-malformed', value: admobAppId, got}),
    );
  });

  it('takes every value of a repeated parameter, and reports a second app id', () => {
    const {choice, unknown} = readChoice(
      '?networks=admob&networks=vungle,nosuch&services=none&services=adjust' +
        '&admob=ca-app-pub-1234567890123456~1234567890&admob=ca-app-pub-1234567890123456~0987654321',
      'ios',
      '3.7.0',
    );
    expect(choice.networks).toEqual(['admob', 'vungle']);
    expect(choice.services).toEqual(['adjust']);
    expect(unknown).toEqual(['nosuch']);
    const malformed = checkChoice('ios', '3.7.0', choice).find(
      ({kind}) => kind === 'admob-id-malformed',
    );
    expect(malformed).toMatchObject({value: expect.stringMatching(/~1234567890 .*~0987654321$/)});
    const same = readChoice('?admob=x&admob=x', 'ios', '3.7.0').choice;
    expect(same.admobAppId).toBe('x');
  });

  it('shows what cannot be printed as a replacement', () => {
    const {choice, unknown} = readChoice(
      '?networks=admob,%01a%E2%80%AEb&admob=%01x',
      'ios',
      '3.7.0',
    );
    expect(unknown).toEqual(['\uFFFDa\uFFFDb']);
    expect(checkChoice('ios', '3.7.0', choice)).toContainEqual(
      expect.objectContaining({kind: 'admob-id-malformed', value: '\uFFFDx'}),
    );
  });

  it('drops and reports what it does not know, however hostile', () => {
    const {choice, unknown} = readChoice(
      '?networks=admob,ADMOB,<img src=x>,__proto__&ads=native,video&services=%00',
      'unity',
      '3.7.0',
    );
    expect(choice.networks).toEqual(['admob']);
    expect(choice.adTypes).toEqual([]);
    expect(unknown).toEqual(
      expect.arrayContaining(['<img src=x>', '__proto__', 'native', 'video']),
    );
  });
});
