import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import data from '@site/data/error-signatures.json';
import type {Signature} from '@help-center/sdk-data';
import {addressOf, askedErrors, createFinder, type Finding} from './logic';

const {signatures} = data;
const finder = (signatures: readonly Signature[]): ((log: string) => Finding[]) => {
  const begin = createFinder(signatures);
  return (log) => {
    const search = begin();
    search.add(log);
    return search.findings();
  };
};
const find = finder(signatures);
const ids = (log: string) => find(log).map(({signature}) => signature.id);

/** How the printers of a platform begin and end their lines. */
const frames: Record<string, (text: string) => string> = {
  android: (text) => `06-12 10:15:42.123  8123  8190 E Ads     : ${text} (library:app:1)`,
  ios: (text) => `2025-06-12 10:15:42.123456+0300 Game[812:9001] ${text} \u2018App\u2019`,
  unity: (text) => `* ${text} in /Users/dev/Game/Library/Bee/Android`,
};

const cleanLog = `
> Configure project :app
> Task :app:preBuild UP-TO-DATE
> Task :app:checkReleaseDuplicateClasses
> Task :app:mergeReleaseResources
> Task :app:minifyReleaseWithR8
BUILD SUCCESSFUL in 1m 12s
141 actionable tasks: 20 executed, 121 up-to-date
06-12 10:15:42.123  8123  8190 D Appodeal: [SDK] initialize: core started
06-12 10:15:43.001  8123  8190 D Appodeal: [Interstitial] loaded: admob, eCPM 3.21
06-12 10:15:43.900  8123  8190 I Ads     : Ad finished loading.
06-12 10:15:44.100  8123  8190 W Adapter : adapter initialized: vungle
Analyzing dependencies
Downloading dependencies
Installing Appodeal (1.0.0)
Generating Pods project
Pod installation complete! There are 12 dependencies from the Podfile and 61 total pods installed.
** BUILD SUCCEEDED **
Build completed with a result of 'Succeeded' in 95 seconds
Resolution Succeeded
no fill is normal; Filled; NO_FILL=0
`;

describe('every known error', () => {
  it.each(signatures.map((signature) => [signature.id, signature] as const))(
    '%s is found in lines as they are printed',
    (id, {patterns, platforms, sample}) => {
      for (const pattern of sample ? [sample.trim()] : patterns) {
        for (const platform of platforms) {
          const line = (frames[platform] as (text: string) => string)(pattern);
          const [finding] = find(`${cleanLog}${line}\nnext line\n`).filter(
            ({signature}) => signature.id === id,
          );
          expect(finding?.excerpt).toBe(line);
          expect(finding?.line).toBe(cleanLog.split('\n').length);
        }
      }
    },
  );
});

describe('real logs', () => {
  it('of Gradle in Unity: the cause, and no wrapper', () => {
    expect(
      ids(`CommandInvokationFailure: Gradle build failed.
/Unity/OpenJDK/bin/java -classpath gradle-launcher.jar org.gradle.launcher.GradleMain
* What went wrong:
Execution failed for task ':launcher:checkReleaseDuplicateClasses'.
> 1 exception was raised by workers:
  java.lang.RuntimeException: Duplicate class com.unity3d.ads.BuildConfig found in modules jetified-UnityAds-runtime.jar (:UnityAds:) and jetified-unity-ads-runtime.jar (com.unity3d.ads:unity-ads:4.14.0)`),
    ).toEqual(['unity-ads-duplicates']);
  });

  it('of the Xcode linker', () => {
    expect(
      ids(`ld: warning: Could not find or use auto-linked framework 'AVFAudio'
Undefined symbols for architecture arm64:
  "_OBJC_CLASS_$_SKAdImpression", referenced from:
      objc-class-ref in MyTargetSDK(MTRGCommonBannerParser.o)
ld: symbol(s) not found for architecture arm64`),
    ).toEqual(['ios-skadimpression', 'ios-auto-link']);
  });

  it.each([
    ['ld: 1 duplicate symbol for architecture arm64', 'classic linker, one name'],
    ['ld: 23 duplicate symbols for architecture arm64', 'classic linker'],
    ['ld: 23 duplicate symbols', 'linker of Xcode 15'],
    ["duplicate symbol '_OBJC_CLASS_$_FBSDKSettings' in:", 'names above the sum'],
    ['duplicate symbol _OBJC_CLASS_$_FBSDKSettings in:', 'names, older Xcode'],
  ])('of Xcode with an SDK linked twice: %s (%s)', (line) => {
    const [finding, ...others] =
      find(`Ld /Build/Products/Debug-iphoneos/Game.app/Game normal (in target 'Game' from project 'Game')
    cd /Users/dev/Game
${line}
clang: error: linker command failed with exit code 1 (use -v to see invocation)`);
    expect(finding).toMatchObject({signature: {id: 'ios-duplicate-symbols'}, line: 3});
    expect(others).toEqual([]);
  });

  it.each([
    "ld: building for 'iOS-simulator', but linking in object file (/Game/Pods/Example.framework/Example[arm64][2](Example.o)) built for 'iOS'",
    'ld: in /Game/Pods/Example.framework/Example(Example.o), building for iOS Simulator, but linking in object file built for iOS, for architecture arm64',
    "Building for iOS Simulator, but linking in dylib built for iOS, file '/Game/Pods/Example.framework/Example' for architecture arm64",
  ])('of Xcode with a framework that has no part for the simulator: %s', (line) => {
    expect(
      ids(`${line}
clang: error: linker command failed with exit code 1 (use -v to see invocation)`),
    ).toEqual(['ios-simulator-slice']);
  });

  it.each(['files', 'dependencies', 'task dependencies', 'artifacts'])(
    'of Gradle that could not resolve all %s: the artifact, and no wrapper',
    (what) => {
      expect(
        ids(`FAILURE: Build failed with an exception.

* What went wrong:
Could not determine the dependencies of task ':launcher:processReleaseResources'.
> Could not resolve all ${what} for configuration ':launcher:releaseRuntimeClasspath'.
   > Could not find com.appodeal.ads.sdk:core:3.9.9.
     Searched in the following locations:
       - https://dl.google.com/dl/android/maven2/com/appodeal/ads/sdk/core/3.9.9/core-3.9.9.pom
     Required by:
         project :launcher > project :unityLibrary`),
      ).toEqual(['android-could-not-find-appodeal']);
    },
  );

  it('of a crash at launch: the more exact of two entries', () => {
    expect(
      ids(
        "dyld: Library not loaded: '@rpath/DTBiOSSDK.framework/DTBiOSSDK'\n  Reason: tried: '/usr/lib/swift/DTBiOSSDK.framework/DTBiOSSDK' (no such file)",
      ),
    ).toEqual(['unity-dtbiossdk']);
    expect(ids('Duplicate class com.unity3d.ads.A\nDuplicate class androidx.core.B\n')).toEqual([
      'unity-ads-duplicates',
      'android-duplicate-class',
    ]);
  });

  it('without a problem: nothing', () => {
    expect(find(cleanLog)).toEqual([]);
    expect(find('')).toEqual([]);
  });

  it('matches letters by their case', () => {
    expect(ids('gadinvalidinitializationexception')).toEqual([]);
  });
});

describe('what a finding says', () => {
  it('is the first line of several, with their number', () => {
    const [finding] = find('a\r\nITMS-91053: one\rb\nITMS-91053: two, ITMS-91053 again\r\n');
    expect(finding).toMatchObject({line: 2, excerpt: 'ITMS-91053: one', count: 2});
  });

  it('is the part of a long line around the match', () => {
    const [finding] = find(`${'x'.repeat(100_000)}ITMS-91053${'y'.repeat(100_000)}`);
    expect(finding?.excerpt).toMatch(/^…x+ITMS-91053y+…$/);
    expect(finding?.excerpt.length).toBeLessThan(300);
  });

  it('does not join lines', () => {
    expect(ids('ITMS-\n91053')).toEqual([]);
  });

  it('puts errors before warnings and hints', () => {
    const severities = find('(103) No fill\nApp not approved yet\nITMS-91053').map(
      ({signature}) => signature.severity,
    );
    expect(severities).toEqual(['error', 'warning', 'info']);
  });
});

describe('hostile input', () => {
  it('of several megabytes is read to the end', () => {
    const noise = 'Duplicate clasDuplicate clas Library not loaded: @rpat framework not foun ';
    const log = `${noise.repeat(70_000)}\nITMS-90683: Missing purpose string`;
    expect(log.length).toBeGreaterThan(5_000_000);
    expect(ids(log)).toEqual(['itms-90683']);
  });

  it('says the same in whatever pieces it comes', () => {
    const log = 'a\r\nITMS-91053: one\rb\nITMS-91053: two\r\n(103) No fill\n';
    const whole = find(log);
    fc.assert(
      fc.property(fc.array(fc.nat(log.length)), (cuts) => {
        const search = createFinder(signatures)();
        const places = [0, ...cuts.sort((a, b) => a - b), log.length];
        places.slice(1).forEach((to, index) => search.add(log.slice(places[index], to)));
        expect(search.findings().map(({line, count}) => [line, count])).toEqual(
          whole.map(({line, count}) => [line, count]),
        );
      }),
      {numRuns: 20},
    );
  });

  it('is kept as it is, markup and all', () => {
    const line = '<img src=x onerror=alert(1)> ITMS-91053 \u0000\u202e';
    expect(find(line)[0]?.excerpt).toBe(line.trim());
  });

  it('agrees with a plain search, whatever the text', () => {
    const patterns = ['abab', 'bab', 'b', 'aabb', 'ba ab'];
    const own = patterns.map((pattern, index): Signature => ({
      ...(signatures[0] as Signature),
      id: `s${index}`,
      patterns: [pattern],
    }));
    const search = finder(own);
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', ' ', '\n', 'ж')), (letters) => {
        const text = letters.join('');
        const lines = text.split('\n').map((line) => patterns.filter((one) => line.includes(one)));
        const expected = patterns.filter((pattern) =>
          lines.some(
            (found) =>
              found.includes(pattern) &&
              !found.some((other) => other.length > pattern.length && other.includes(pattern)),
          ),
        );
        expect(
          search(text)
            .map(({signature}) => signature.patterns[0])
            .sort(),
        ).toEqual(expected.sort());
      }),
    );
  });
});

describe('a link to errors', () => {
  const page = 'https://docs.example/ru/troubleshooting?build=kts#codes';
  const [first, second] = data.signatures;
  const both = [first, second] as Signature[];

  it('holds ids and nothing else, and shows the same errors again', () => {
    const address = addressOf(page, both);
    expect(address).toBe(
      `https://docs.example/ru/troubleshooting?errors=${first?.id},${second?.id}#log-helper`,
    );
    expect(askedErrors(new URL(address).search, data.signatures)).toEqual(both);
  });

  it.each([
    ['', []],
    ['?other=1', []],
    ['?errors=', []],
    ['?errors=<script>,__proto__,constructor', []],
    [`?errors=nobody,${first?.id},${first?.id}&errors=${second?.id}`, both],
    [`?errors=${'x,'.repeat(5000)}`, []],
    ['?errors=%E0%A4%A', []],
  ])('asks for nothing unknown: %s', (search, expected) => {
    expect(askedErrors(search, data.signatures)).toEqual(expected);
  });

  it('has an end', () => {
    expect(
      askedErrors(new URL(addressOf(page, data.signatures)).search, data.signatures).length,
    ).toBeLessThanOrEqual(20);
    expect(addressOf(page, data.signatures).length).toBeLessThan(2000);
  });
});
