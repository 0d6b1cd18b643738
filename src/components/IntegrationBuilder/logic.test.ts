import {describe, expect, it} from 'vitest';
import {wellFormed} from './wellFormed';
import {checkChoice, defaultChoice, minimumOf, readChoice, writeChoice, type Choice} from './logic';
import {outputsOf} from './outputs';

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
      const choice = defaultChoice('unity', version);
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

  it('writes well-formed XML and JSON whatever the id field holds', () => {
    const hostile = base({
      admobAppId: '"><script>alert(1)</script>&',
      services: ['meta', 'firebase'],
    });
    for (const platform of ['android', 'ios', 'unity'] as const) {
      for (const {language, code: text, file} of outputsOf(platform, '3.7.0', hostile)) {
        if (language === 'xml') {
          expect(wellFormed(file === 'Info.plist' ? `<dict>${text}</dict>` : text)).toBe(true);
          expect(text).not.toContain('<script>');
        }
        if (language === 'json') {
          expect(() => JSON.parse(text)).not.toThrow();
        }
      }
    }
  });
});

describe('checks', () => {
  it('asks for the AdMob id, and tells a unit id from an app id', () => {
    expect(kinds('android', base({admobAppId: ''}))).toContain('admob-id-missing');
    expect(kinds('android', base({networks: ['vungle'], admobAppId: ''}))).not.toContain(
      'admob-id-missing',
    );
    const [finding] = checkChoice(
      'ios',
      '3.7.0',
      base({admobAppId: 'ca-app-pub-1234567890123456/1234567890'}),
    ).filter(({kind}) => kind === 'admob-id-malformed');
    expect(finding).toMatchObject({level: 'error', looksLikeUnit: true});
    expect(kinds('ios', base({admobAppId: 'ca-app-pub-3940256099942544~1458002511'}))).toContain(
      'admob-id-placeholder',
    );
  });

  it('sends Unity developers to the settings window, where both ids belong', () => {
    expect(kinds('unity', base({admobAppId: ''}))).toContain('admob-ids-in-settings');
    expect(kinds('unity', base({admobAppId: ''}))).not.toContain('admob-id-missing');
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
