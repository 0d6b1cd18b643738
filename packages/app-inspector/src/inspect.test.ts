import {describe, expect, it} from 'vitest';
import * as make from '../tests/make';
import {
  ADMOB_KEY,
  APP,
  LIBRARIES,
  PRIVACY,
  aab,
  aar,
  apk,
  classes,
  framework,
  info,
  ipa,
  manifest,
} from '../tests/apps';
import {facts} from '../tests/facts';
import {inspect, unreadIn} from './index';

const MANIFEST = 'AndroidManifest.xml';

const look = (data: Uint8Array, name = 'app.apk') => inspect(make.source(data, name), facts);

const noticed = async (data: Uint8Array, name?: string): Promise<string[]> =>
  (await look(data, name)).notices.map(({id, entry}) => `${id} ${entry}`);

/** What a right app is told all the same. */
const ALWAYS = {
  apk: ['cleartext-allowed AndroidManifest.xml', 'ad-id AndroidManifest.xml'],
  ipa: ['ats-off Payload/App.app/Info.plist', 'tracking-domains Payload/App.app'],
};

const library = (
  shape: Parameters<typeof make.elf>[0],
  more: Partial<make.Part> = {},
): make.Part => ({
  name: 'lib/arm64-v8a/libnms.so',
  data: make.elf(shape),
  stored: true,
  align: 16384,
  ...more,
});

describe('an app that is right', () => {
  it('as an APK has its parts, versions and keys listed', async () => {
    const found = await look(apk());
    expect(found.kind).toBe('apk');
    expect(found.notices.map(({id, entry}) => `${id} ${entry}`)).toEqual(ALWAYS.apk);
    expect(found.sdk.map(({id, version, adapterVersion}) => [id, version, adapterVersion])).toEqual(
      [
        ['appodeal', '3.7.0', null],
        ['admob', '24.3.0', '3.7.0.0'],
        ['pangle', null, null],
        ['iab', null, null],
      ],
    );
    expect(found.manifest).toMatchObject({
      id: 'com.example.app',
      version: '1.2',
      minSdk: 23,
      targetSdk: 35,
      permissions: ['com.google.android.gms.permission.AD_ID'],
    });
    expect(Object.keys(found.manifest.appIds)).toEqual([ADMOB_KEY]);
    expect(
      found.libraries.map(({abi, align, page16k, network, offset}) => [
        abi,
        align,
        page16k,
        network,
        offset % 4096,
      ]),
    ).toEqual([
      ['arm64-v8a', 16384, true, 'pangle', 0],
      ['armeabi-v7a', 4096, false, 'pangle', 0],
    ]);
  });

  it('as a bundle has the versions of its artifacts', async () => {
    const found = await look(aab(), 'app.aab');
    expect(found.kind).toBe('aab');
    expect(found.notices.map(({id}) => id)).toEqual(['cleartext-allowed', 'ad-id']);
    expect(found.sdk.slice(0, 2)).toMatchObject([
      {id: 'appodeal', version: '3.7.0'},
      {id: 'admob', version: '24.3.0', adapterVersion: '3.7.0.0'},
    ]);
    expect(found.manifest).toMatchObject({minSdk: 23, targetSdk: 35});
  });

  it('as a library has its classes and libraries looked at', async () => {
    const found = await look(aar(LIBRARIES), 'sdk.aar');
    expect(found).toMatchObject({
      kind: 'aar',
      manifest: {id: 'com.example.lib', minSdk: 23},
      notices: [],
    });
    expect(found.sdk.map(({id}) => id)).toEqual(['pangle']);
    expect(found.libraries).toHaveLength(2);
  });

  it('as an iOS app has frameworks, static parts and privacy manifests listed', async () => {
    const found = await look(ipa(), 'App.ipa');
    expect(found.notices.map(({id, entry}) => `${id} ${entry}`)).toEqual(ALWAYS.ipa);
    expect(found.sdk.map(({id, version}) => [id, version])).toEqual([
      ['appodeal', null],
      ['admob', null],
      ['pangle', '7.1.1'],
    ]);
    expect(found.frameworks).toMatchObject([
      {
        name: 'PAGAdSDK',
        version: '7.1.1',
        architectures: ['arm64'],
        network: 'pangle',
        hasPrivacyManifest: true,
      },
    ]);
    expect(found.privacy[0]).toMatchObject({tracking: true, domains: ['ads.example']});
    expect(found.manifest).toMatchObject({id: 'com.example.app', minSdk: '13.0'});
  });

  it.each([
    'Products/Applications/App.app',
    'App.app',
    'My.xcarchive/Products/Applications/App.app',
  ])('is found at %s', async (place) => {
    const parts = make.zip([
      {name: `${place}/Info.plist`, data: make.plist(info)},
      {name: `${place}/PlugIns/Extra.appex/Info.plist`, data: make.plist({})},
    ]);
    const found = await look(parts, 'archive.zip');
    expect(found).toMatchObject({kind: 'ipa', manifest: {id: 'com.example.app', minSdk: '13.0'}});
  });
});

describe('native libraries', () => {
  it.each([
    ['not-16k', library({align: 4096})],
    ['relro-16k', library({relro: 0x2000})],
    ['zip-16k', library({}, {align: 4096, name: 'lib/arm64-v8a/libother.so'})],
    ['damaged', {...library({}), data: make.bytesOf('#!/bin/sh')}],
  ])('%s is told where it is', async (id, part) => {
    const filler = {name: 'a', data: Buffer.alloc(5000), stored: true};
    expect(
      await noticed(apk({libraries: [LIBRARIES[1] as make.Part], more: [filler, part]})),
    ).toContain(`${id} ${part.name}`);
  });

  it('aligned to more than 16 KB, or read-only to their end, are right', async () => {
    for (const part of [library({align: 65536}), library({relro: 0x6000})]) {
      expect(await noticed(apk({libraries: [part]}))).toEqual(ALWAYS.apk);
    }
  });

  it('of 32 bits may keep 4 KB, but must not be alone', async () => {
    const alone = apk({libraries: [LIBRARIES[1] as make.Part]});
    expect(await noticed(alone)).toContain('no-64-bit app.apk');
  });

  it('are an error from the level that Google Play asks it of, and a warning below', async () => {
    const severity = async (sdk: number) =>
      (await look(apk({xml: manifest({sdk}), libraries: [library({align: 4096})]}))).notices.find(
        ({id}) => id === 'not-16k',
      )?.severity;
    expect(await severity(35)).toBe('error');
    expect(await severity(34)).toBe('warning');
  });

  it('compressed in an app that does not extract them cannot be installed', async () => {
    const xml = manifest({application: {extractNativeLibs: false}});
    const libraries = [library({}, {stored: false})];
    expect(await noticed(apk({xml, libraries}))).toContain('not-extracted lib/arm64-v8a/libnms.so');
    expect(await noticed(apk({xml}))).toEqual(ALWAYS.apk);
  });

  it('of a bundle are aligned as its configuration says', async () => {
    expect(await noticed(aab({}, 1), 'app.aab')).toContain('bundle-16k BundleConfig.pb');
  });
});

describe('the mediation', () => {
  const without = (part: string) =>
    Object.fromEntries(Object.entries(classes).filter(([name]) => !name.includes(part)));

  it.each([
    ['no-sdk', {'com.example.Main': {}}],
    ['adapter-absent', without('adapters.pangle')],
    ['sdk-absent', without('bytedance')],
    ['renderer-absent', without('adapters.iab')],
    ['required-absent', {...classes, 'com.appodeal.ads.adapters.amazon.AmazonNetwork': {}}],
    [
      'engine-adapters-absent',
      {
        ...classes,
        'com.appodeal.ads.adapters.bidon.BidonNetwork': {},
        'org.bidon.sdk.BidonSdk': {},
      },
    ],
  ])('%s is told', async (id, code) => {
    expect(await noticed(apk({code}))).toContain(`${id} app.apk`);
  });

  it('has the adapters of engines, by package and by class', async () => {
    const code = {
      ...classes,
      'com.appodeal.ads.adapters.bidon.BidonNetwork': {},
      'org.bidon.sdk.BidonSdk': {},
      'org.bidon.pangle.PangleAdapter': {},
      'com.applovin.mediation.adapters.ByteDanceMediationAdapter$1': {},
    };
    expect(await noticed(apk({code}))).toEqual(ALWAYS.apk);
  });

  it('takes the advertising id’s own library for no network', async () => {
    const code = {'com.google.android.gms.ads.identifier.AdvertisingIdClient': {}};
    const bare = make.zip([
      {name: 'AndroidManifest.xml', data: make.binaryXml(manifest())},
      {name: 'classes.dex', data: make.dex(code)},
    ]);
    expect((await look(bare)).sdk).toEqual([]);
    expect(await noticed(bare)).toContain('ad-id-unknown AndroidManifest.xml');
  });
});

describe('the manifest', () => {
  const entry = 'AndroidManifest.xml';
  it.each([
    ['key-missing', manifest({ids: {}})],
    ['sample-id', manifest({ids: {[ADMOB_KEY]: 'ca-app-pub-3940256099942544~3347511713'}})],
    ['malformed-id', manifest({ids: {[ADMOB_KEY]: 'ca-app-pub-1234567890123456/1234567890'}})],
    ['debuggable', manifest({application: {debuggable: true}})],
    ['test-only', manifest({application: {testOnly: true}})],
    [
      'verbose-logging',
      manifest({
        ids: {
          [ADMOB_KEY]: 'ca-app-pub-1234567890123456~1234567890',
          'applovin.sdk.verbose_logging': 'true',
        },
      }),
    ],
    ['cleartext-forbidden', manifest({application: {usesCleartextTraffic: false}})],
    ['exported', manifest({}, ['service', {name: 'com.example.Open', exported: true}])],
    [
      'exported-unsaid',
      manifest({}, ['receiver', {name: 'com.example.Old'}, ['intent-filter', {}]]),
    ],
  ] satisfies [string, make.Xml][])('%s is told', async (id, xml) => {
    expect(await noticed(apk({xml}))).toContain(`${id} ${entry}`);
    expect(await noticed(aab({xml}), 'app.aab')).toContain(`${id} base/manifest/${entry}`);
  });

  it('keeps quiet about what only a permission opens', async () => {
    const xml = manifest({}, [
      'service',
      {name: 'com.example.Open', exported: true, permission: 'com.example.OPEN'},
    ]);
    expect(await noticed(apk({xml}))).toEqual(ALWAYS.apk);
  });

  it('without the permission lacks the advertising id', async () => {
    const [, attributes, ...children] = manifest();
    const xml: make.Xml = [
      'manifest',
      attributes,
      ...children.filter(([name]) => name !== 'uses-permission'),
    ];
    expect(await noticed(apk({xml}))).toContain(`ad-id-absent ${entry}`);
  });

  it('leads to the network security configuration of a bundle', async () => {
    const xml = manifest({application: {networkSecurityConfig: '@xml/security'}});
    const item = make.field(4, make.field(5, make.field(1, 'res/xml/security.xml')));
    const table = make.field(
      2,
      make.field(
        3,
        Buffer.concat([
          make.field(2, 'xml'),
          make.field(
            3,
            Buffer.concat([make.field(2, 'security'), make.field(6, make.field(2, item))]),
          ),
        ]),
      ),
    );
    const config = (permitted: boolean): make.Part => ({
      name: 'base/res/xml/security.xml',
      data: make.protoXml([
        'network-security-config',
        {},
        ['base-config', {cleartextTrafficPermitted: permitted}],
      ]),
    });
    const more = (permitted: boolean) => [
      {name: 'base/resources.pb', data: table},
      config(permitted),
    ];
    expect(await noticed(aab({xml, more: more(true)}), 'app.aab')).toContain(
      `cleartext-allowed base/manifest/${entry}`,
    );
    expect(await noticed(aab({xml, more: more(false)}), 'app.aab')).toContain(
      `cleartext-forbidden base/manifest/${entry}`,
    );
  });
});

it('warns of missing keys that an app is known to run without', async () => {
  const file = make.source(apk({xml: manifest({ids: {}})}), 'app.apk');
  const severity = async (runsWithoutKeys: boolean) => {
    const parts = facts.parts.map((part) => ({...part, runsWithoutKeys}));
    const {notices} = await inspect(file, {...facts, parts});
    return notices.find(({id}) => id === 'key-missing')?.severity;
  };
  expect(await severity(true)).toBe('warning');
  expect(await severity(false)).toBe(undefined);
});

describe('an iOS app', () => {
  const plain = (without: string) =>
    Object.fromEntries(Object.entries(info).filter(([key]) => key !== without));
  const list = `${APP}/Info.plist`;
  it.each([
    [`key-missing ${list}`, {list: plain('GADApplicationIdentifier')}],
    [`tracking-text ${list}`, {list: plain('NSUserTrackingUsageDescription')}],
    [`ats-on ${list}`, {list: plain('NSAppTransportSecurity')}],
    [
      `ats-domains ${list}`,
      {
        list: {...info, NSAppTransportSecurity: {NSExceptionDomains: {'example.com': {a: true}}}},
      },
    ],
    [`skadnetwork ${list}`, {list: {...info, SKAdNetworkItems: []}}],
    [`ad-attribution-kit ${list}`, {list: plain('AdNetworkIdentifiers')}],
    [`privacy-missing-app ${APP}`, {more: []}],
    [`minimum-os ${APP}/App`, {binary: make.machO({minimumOs: 15 << 16})}],
    [
      `simulator-slices ${APP}/App`,
      {binary: make.fat([make.machO(), make.machO({cpu: 0x01000007, platform: 7})])},
    ],
    [`store-encrypted ${APP}/App`, {binary: make.machO({encrypted: true})}],
    [
      `privacy-missing ${APP}/Frameworks/Own.framework`,
      {frameworks: framework(`${APP}/Frameworks`, 'Own', make.machO())},
    ],
    [
      `privacy-missing-listed ${APP}/Frameworks/FBSDKCoreKit.framework`,
      {frameworks: framework(`${APP}/Frameworks`, 'FBSDKCoreKit', make.machO())},
    ],
    [
      `signature-missing ${APP}/Frameworks/FBSDKCoreKit.framework`,
      {frameworks: framework(`${APP}/Frameworks`, 'FBSDKCoreKit', make.machO(), [PRIVACY])},
    ],
    [
      `framework-twice ${APP}/PlugIns/Extra.appex/Frameworks/Own.framework`,
      {
        frameworks: [
          ...framework(`${APP}/Frameworks`, 'Own', make.machO()),
          ...framework(`${APP}/PlugIns/Extra.appex/Frameworks`, 'Own', make.machO()),
        ],
      },
    ],
    [
      `privacy-no-reason ${APP}/PrivacyInfo.xcprivacy`,
      {
        more: [
          {
            name: `${APP}/PrivacyInfo.xcprivacy`,
            data: make.plist({NSPrivacyAccessedAPITypes: [{NSPrivacyAccessedAPIType: 'X'}]}),
          },
        ],
      },
    ],
    [
      `privacy-no-domains ${APP}/PrivacyInfo.xcprivacy`,
      {more: [{name: `${APP}/PrivacyInfo.xcprivacy`, data: make.plist({NSPrivacyTracking: true})}]},
    ],
  ] satisfies [string, Parameters<typeof ipa>[0]][])('%s is told', async (expected, change) => {
    expect(await noticed(ipa(change), 'App.ipa')).toContain(expected);
  });

  it('with the signature of an XCFramework has nothing to add', async () => {
    const data = ipa({
      frameworks: [
        ...framework(`${APP}/Frameworks`, 'FBSDKCoreKit', make.machO(), [PRIVACY]),
        {name: 'Signatures/FBSDKCoreKit.xcframework-ios.signature', data: make.bytesOf('x')},
      ],
    });
    expect((await noticed(data, 'App.ipa')).filter((each) => each.startsWith('signature'))).toEqual(
      [],
    );
  });

  it('names the parts that Swift links in by their modules', async () => {
    const binary = make.machO({classNames: ['_TtC8PAGAdSDK4Load', 'NSObject']});
    expect((await look(ipa({binary, frameworks: []}), 'App.ipa')).sdk.map(({id}) => id)).toEqual([
      'pangle',
    ]);
  });
});

it('names the engine’s version', async () => {
  const unityFs = Buffer.concat([
    make.bytesOf('UnityFS\0'),
    Buffer.from([0, 0, 0, 8]),
    make.bytesOf('5.x.x\x002022.3.10f1\0'),
  ]);
  const data = apk({more: [{name: 'assets/bin/Data/data.unity3d', data: unityFs}]});
  expect((await look(data)).engine).toBe('Unity 2022.3.10f1');
  const serialized = Buffer.concat([Buffer.alloc(48), make.bytesOf('6000.0.23f1\0')]);
  const ios = ipa({more: [{name: `${APP}/Data/globalgamemanagers`, data: serialized}]});
  expect((await look(ios, 'App.ipa')).engine).toBe('Unity 6000.0.23f1');
});

describe('files that are no whole app', () => {
  const whole = apk();
  it.each([
    ['empty', Buffer.alloc(0), 'app.apk'],
    ['not-zip', make.bytesOf('just text, renamed\n'), 'app.apk'],
    ['truncated', whole.subarray(0, whole.length - 30), 'app.apk'],
    ['truncated', whole.subarray(0, 100), 'app.apk'],
    [
      'encrypted',
      make.zip([{name: 'AndroidManifest.xml', data: make.bytesOf('x'), encrypted: true}]),
      'app.apk',
    ],
    [
      'split-apks',
      make.zip([
        {name: 'splits/base-master.apk', data: whole},
        {name: 'toc.pb', data: Buffer.alloc(3)},
      ]),
      'set.apks',
    ],
    [
      'split-apks',
      make.zip([
        {name: 'com.example.apk', data: whole},
        {name: 'manifest.json', data: make.bytesOf('{}')},
      ]),
      'set.xapk',
    ],
    ['no-app', make.zip([{name: 'readme.txt', data: make.bytesOf('x')}]), 'text.zip'],
  ])('%s are refused', async (reason, data, name) => {
    await expect(look(data, name)).rejects.toMatchObject({reason});
  });

  it('are inspected without a manifest', async () => {
    const data = make.zip([{name: 'classes.dex', data: make.dex(classes)}]);
    expect(await noticed(data)).toContain('no-manifest app.apk');
    expect(
      await noticed(make.zip([{name: 'a.txt', data: make.bytesOf('x')}]), 'App.ipa'),
    ).toContain('no-manifest App.ipa');
  });

  it('have paths that lead out, entries twice and bombs told', async () => {
    const more: make.Part[] = [
      {name: '../../etc/passwd', data: make.bytesOf('x')},
      {name: 'assets/..\\x', data: make.bytesOf('x')},
      {name: 'classes.dex', data: make.dex({})},
      {name: 'assets/bomb', data: Buffer.alloc(1), size: 2 ** 31},
    ];
    const found = await noticed(apk({more}));
    expect(found).toEqual(
      expect.arrayContaining([
        'path-outside ../../etc/passwd',
        'path-outside assets/..\\x',
        'duplicate-entry classes.dex',
        'zip-bomb assets/bomb',
      ]),
    );
  });

  it('have entries that share their bytes told, and no verdict given without them', async () => {
    const data = apk();
    const tail = data.subarray(-22);
    const start = tail.readUInt32LE(16);
    // Every entry but the first is said to begin where the first one does.
    for (let at = start; at < data.length - 22; at += 46 + data.readUInt16LE(at + 28)) {
      data.writeUInt32LE(0, at + 42);
    }
    const {notices} = await look(data);
    const count = String(tail.readUInt16LE(10) - 1);
    expect(notices.find(({id}) => id === 'shared-bytes')?.values).toEqual({count});
    expect(unreadIn(notices)).toContain('app.apk');
  });

  it('of which one entry lies about its size are read to where they end', async () => {
    const data = make.zip([
      {name: 'classes.dex', data: make.dex(classes), size: 2 ** 31},
      {name: 'AndroidManifest.xml', data: make.binaryXml(manifest())},
    ]);
    expect(await noticed(data)).toContain('damaged classes.dex');
  });

  it('are read with zip64, and with bytes before the zip', async () => {
    const part = {name: 'AndroidManifest.xml', data: make.binaryXml(manifest()), zip64: true};
    const wide = make.zip([part, {name: 'classes.dex', data: make.dex(classes), zip64: true}], {
      zip64: true,
    });
    expect((await look(wide)).manifest.minSdk).toBe(23);
    const behind = Buffer.concat([
      Buffer.alloc(1000, 7),
      make.zip([{...part, zip64: false}, ...LIBRARIES]),
    ]);
    const found = await look(behind);
    expect(found.manifest.minSdk).toBe(23);
    expect(found.libraries.map(({offset}) => offset % 4096)).toEqual([1000, 1000]);
  });
});

describe('an app with parts', () => {
  const parts = make.fat([make.machO({platform: 7}), make.machO({minimumOs: 17 << 16})]);

  it('has its libraries and extensions looked at, each against its own minimum', async () => {
    const found = await noticed(
      ipa({
        more: [
          {name: `${APP}/Frameworks/libX.dylib`, data: parts},
          {name: `${APP}/PlugIns/W.appex/W`, data: parts},
          {name: `${APP}/PlugIns/W.appex/Info.plist`, data: make.plist({CFBundleExecutable: 'W'})},
        ],
      }),
      'App.ipa',
    );
    expect(found).toContain(`simulator-slices ${APP}/Frameworks/libX.dylib`);
    expect(found).toContain(`simulator-slices ${APP}/PlugIns/W.appex/W`);
    expect(found).toContain(`minimum-os ${APP}/Frameworks/libX.dylib`);
    expect(found).not.toContain(`minimum-os ${APP}/PlugIns/W.appex/W`);
  });

  it('is told of another app beside it', async () => {
    const plist = make.plist({CFBundleIdentifier: 'a.b'});
    const data = make.zip([
      {name: 'out/A.app/Info.plist', data: plist},
      {name: 'out/Longer.app/Info.plist', data: plist},
    ]);
    expect((await look(data, 'two.zip')).notices).toContainEqual({
      id: 'other-app',
      entry: 'out/A.app',
      values: {others: ['out/Longer.app']},
    });
  });

  it('is read with the separators of Windows', async () => {
    const data = make.zip([
      {name: 'Payload\\A.app\\Info.plist', data: make.plist({CFBundleIdentifier: 'a.b'})},
    ]);
    expect((await look(data, 'a.ipa')).manifest.id).toBe('a.b');
  });

  it('is named where it lies in a zip', async () => {
    const data = make.zip([{name: 'out/app-release.aab', data: make.bytesOf('x')}]);
    await expect(look(data, 'ci.zip')).rejects.toMatchObject({
      reason: 'app-inside',
      values: {inside: 'out/app-release.aab'},
    });
  });
});

describe('structures without end', () => {
  const within = async (name: string, data: Buffer) =>
    noticed(make.zip([{name: `${APP}/Info.plist`, data}]), name);

  it('in XML are refused before they are parsed', async () => {
    const deep = '<array>'.repeat(100_000) + '</array>'.repeat(100_000);
    for (const text of [deep, '<'.repeat(1_000_000), '<a '.repeat(300_000)]) {
      expect(await within('a.ipa', make.bytesOf(`<plist>${text}</plist>`))).toContain(
        `damaged ${APP}/Info.plist`,
      );
    }
  });

  const bytes = (...parts: (number[] | Buffer)[]) =>
    Buffer.concat(parts.map((part) => Buffer.from(part)));
  /** A binary list that has the same number, of as many bytes as are said, again and again. */
  const numbers = (count: number, width: number) => {
    const head = bytes([0x62, 0x70, 0x6c, 0x69, 0x73, 0x74, 0x30, 0x30, 0x10 | width]);
    const number = Buffer.alloc(2 ** width);
    const offsets = Buffer.alloc((count + 3) * 4);
    const body = bytes(head, number, [0xd1, count, count + 1], [0x51, 0x61], [0xaf, 0x10, count]);
    const list = Buffer.from(Array.from({length: count}, (_, index) => index));
    const at = 8 + 1 + number.length;
    [...Array<number>(count).fill(8), at + 3, at + 5, at].forEach((offset, index) =>
      offsets.writeUInt32BE(offset, index * 4),
    );
    const tail = Buffer.alloc(32);
    tail.set([4, 1], 6);
    tail.writeUInt32BE(count + 3, 12);
    tail.writeUInt32BE(count + 2, 20);
    tail.writeUInt32BE(body.length + list.length, 28);
    return bytes(body, list, offsets, tail);
  };

  /** A dex file with as many classes, which all have one name. */
  const sameClass = (count: number, name: string) => {
    const data = Buffer.alloc(120 + count * 32 + name.length + 8);
    data.write('dex\n');
    [
      [60, 112],
      [68, 116],
      [96, count],
      [100, 120],
      [112, 120 + count * 32],
    ].forEach(([at = 0, value = 0]) => data.writeUInt32LE(value, at));
    const text = 120 + count * 32;
    data.set([(name.length & 127) | 128, name.length >> 7], text);
    data.write(name, text + 2);
    return data;
  };

  it.each([
    ['a list whose elements are many', 'a.ipa', `${APP}/Info.plist`, '<true/>'.repeat(200_000)],
    ['numbers that share their bytes', 'a.ipa', `${APP}/Info.plist`, numbers(200, 15)],
    ['classes of one name', 'a.apk', 'classes.dex', sameClass(200_000, `L${'.'.repeat(1000)}`)],
    ['names of packages', 'a.apk', 'META-INF/a.kotlin_module', 'a.'.repeat(5_000_000)],
    ['classes that are no archive', 'a.aar', 'classes.jar', 'no archive'],
  ])('that cost more than their bytes are told: %s', async (_, name, path, content) => {
    const data = typeof content === 'string' ? make.bytesOf(content) : content;
    const parts = [
      {name: path, data},
      ...(name === 'a.ipa' ? [] : [{name: MANIFEST, data: make.binaryXml(manifest())}]),
    ];
    const found = await noticed(make.zip(parts), name);
    expect(found).toContain(`damaged ${path}`);
    expect(found.some((notice) => notice.startsWith('no-sdk'))).toBe(false);
  });
});
