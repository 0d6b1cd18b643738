import {DOMParser} from '@xmldom/xmldom';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import skadnetwork from '@site/data/skadnetwork-ids.json';
import {checkConfig as check, type Parse} from './logic';

const checkConfig = (text: string, parse: Parse) => check(text, parse, skadnetwork);

const parse = (text: string): Document =>
  new DOMParser({
    onError: (level: string, message: string) => {
      if (level !== 'warning') {
        throw new Error(message);
      }
    },
  }).parseFromString(text, 'text/xml') as unknown as Document;

const kinds = (text: string) =>
  checkConfig(text, parse).findings.map(({kind, key}) => (key ? `${kind} ${key}` : kind));
const problems = (text: string) =>
  checkConfig(text, parse)
    .findings.filter(({level, kind}) => level !== 'ok' && kind !== 'part')
    .map(({kind, key}) => `${kind} ${key}`);

const adId = 'com.google.android.gms.permission.AD_ID';
const manifest = (inside: string, permissions = '') => `<?xml version="1.0" encoding="utf-8"?>
<manifest xmlns:android="http://schemas.android.com/apk/res/android" xmlns:tools="http://schemas.android.com/tools">
  ${permissions || '<uses-permission android:name="android.permission.INTERNET"/><uses-permission android:name="android.permission.ACCESS_NETWORK_STATE"/>'}
  <uses-permission android:name="${adId}"/>
  <application android:networkSecurityConfig="@xml/network_security_config">${inside}</application>
</manifest>`;
const meta = (name: string, value: string) =>
  `<meta-data android:name="${name}" android:value="${value}"/>`;
const admob = (value: string) => manifest(meta('com.google.android.gms.ads.APPLICATION_ID', value));

const admobKey = 'com.google.android.gms.ads.APPLICATION_ID';

const skan = `<key>SKAdNetworkItems</key><array>${skadnetwork.ids
  .map((id) => `<dict><key>SKAdNetworkIdentifier</key><string>${id}.skadnetwork</string></dict>`)
  .join('')}</array>`;
const goodPlist = `<key>GADApplicationIdentifier</key><string>ca-app-pub-1234567890123456~1234567890</string>
<key>NSUserTrackingUsageDescription</key><string>To show fitting ads.</string>
<key>NSAppTransportSecurity</key><dict><key>NSAllowsArbitraryLoads</key><true/></dict>${skan}`;

describe('AndroidManifest.xml', () => {
  it('has nothing to say about a complete file', () => {
    expect(problems(admob('ca-app-pub-1234567890123456~1234567890'))).toEqual([]);
  });

  it('finds what is missing', () => {
    expect(problems(manifest('', '<x/>'))).toEqual([
      'missing android.permission.INTERNET',
      'missing android.permission.ACCESS_NETWORK_STATE',
      'missing com.google.android.gms.ads.APPLICATION_ID',
    ]);
  });

  it('notices the permission for the advertising ID removed or not there', () => {
    const text = admob('ca-app-pub-1234567890123456~1234567890');
    const permission = `<uses-permission android:name="${adId}"/>`;
    expect(problems(text.replace(permission, ''))).toEqual([`ad-id-missing ${adId}`]);
    expect(
      checkConfig(
        text.replace(permission, permission.replace('/>', ' tools:node="remove"/>')),
        parse,
      ).findings[0],
    ).toEqual({
      level: 'warning',
      kind: 'ad-id-removed',
      key: adId,
      detail: 'tools:node="remove"',
    });
    // It may be in another part of the file.
    expect(kinds('<uses-permission android:name="android.permission.INTERNET"/>')).not.toContain(
      `ad-id-missing ${adId}`,
    );
  });

  it('judges the AdMob app id', () => {
    const key = 'com.google.android.gms.ads.APPLICATION_ID';
    expect(kinds(admob('ca-app-pub-XXXXXXXXXXXXXXXX~XXXXXXXXXX'))).toContain(`placeholder ${key}`);
    expect(kinds(admob('ca-app-pub-1234567890123456/1234567890'))).toContain(`unit-id ${key}`);
    expect(kinds(admob('1234567890'))).toContain(`malformed-id ${key}`);
    expect(kinds(admob(''))).toContain(`empty-id ${key}`);
    expect(kinds(admob('ca-app-pub-3940256099942544~3347511713'))).toContain(`sample-id ${key}`);
    expect(problems(admob('@string/admob_app_id'))).toEqual([]);
    expect(problems(admob('${admobAppId}'))).toEqual([]);
  });

  it('notices wrong case, wrong place, half a pair and a meta-data in place of a property', () => {
    expect(
      kinds(manifest(meta('com.google.android.gms.ads.application_id', 'ca-app-pub-1~1'))),
    ).toContain('wrong-case com.google.android.gms.ads.APPLICATION_ID');
    expect(
      kinds(
        manifest(
          `<activity>${meta('com.google.android.gms.ads.APPLICATION_ID', 'ca-app-pub-1234567890123456~1234567890')}</activity>`,
        ),
      ),
    ).toContain('misplaced com.google.android.gms.ads.APPLICATION_ID');
    expect(kinds(manifest(meta('com.facebook.sdk.ApplicationId', '@string/id')))).toContain(
      'pair com.facebook.sdk.ClientToken',
    );
    expect(kinds(manifest(meta('android.adservices.AD_SERVICES_CONFIG', '@xml/x')))).toContain(
      'not-a-property android.adservices.AD_SERVICES_CONFIG',
    );
  });
});

describe('a manifest that only seems complete', () => {
  const appId = 'com.facebook.sdk.ApplicationId';
  const token = 'com.facebook.sdk.ClientToken';
  const facebook = (id: string, secret: string) =>
    manifest(meta(appId, id) + meta(token, secret) + meta(admobKey, '@string/admob'));

  it('holds ids of Meta that were never replaced, or none', () => {
    for (const [id, secret] of [
      ['YOUR_FACEBOOK_APP_ID', 'YOUR_FACEBOOK_CLIENT_TOKEN'],
      ['fbYOUR_FACEBOOK_APP_ID', 'xxxxxxxxxxxxxxxx'],
      ['[APP_ID]', '{client-token}'],
      ['fb1234567890', '0123456789abcdef0123456789abcdef'],
      ['fb0000000000', 'CLIENT-TOKEN'],
    ] as const) {
      expect(problems(facebook(id, secret))).toEqual([
        `placeholder ${appId}`,
        `placeholder ${token}`,
      ]);
    }
    expect(problems(facebook('', ' '))).toEqual([`empty-id ${appId}`, `empty-id ${token}`]);
    expect(problems(admob(' '))).toEqual([`empty-id ${admobKey}`]);
  });

  it('names what Meta’s ids are set to, references among them', () => {
    for (const [id, secret] of [
      ['fb4815162342108', 'c0ffee5eed5eedc0ffee5eed5eedc0ff'],
      ['@string/facebook_app_id', '@string/facebook_client_token'],
      ['${facebookAppId}', '${facebookClientToken}'],
    ] as const) {
      const {findings} = checkConfig(facebook(id, secret), parse);
      expect(problems(facebook(id, secret))).toEqual([]);
      expect(findings).toContainEqual({level: 'ok', kind: 'present', key: appId, detail: id});
      expect(findings).toContainEqual({level: 'ok', kind: 'present', key: token, detail: secret});
    }
  });

  it('holds an app id of Meta that is not read as one', () => {
    const good = 'c0ffee5eed5eedc0ffee5eed5eedc0ff';
    expect(problems(facebook('4815162342108', good))).toEqual([`bare-number ${appId}`]);
    expect(problems(facebook(good, good))).toEqual([`malformed-meta-id ${appId}`]);
    expect(problems(facebook('\\ 4815162342108', good))).toEqual([]);
  });

  it('repeats or misplaces a key of Meta', () => {
    const twice = facebook('@string/id', '@string/token').replace(
      '<application ',
      `<x>${meta(appId, '@string/id')}</x><application `,
    );
    expect(problems(twice)).toEqual([`duplicate ${appId}`, `misplaced ${appId}`]);
  });

  const internet = 'android.permission.INTERNET';
  const state = '<uses-permission android:name="android.permission.ACCESS_NETWORK_STATE"/>';
  const granting = (attributes: string) =>
    manifest(
      meta(admobKey, '@string/admob'),
      `<uses-permission android:name="${internet}" ${attributes}/>${state}`,
    );

  it('takes a permission away again', () => {
    expect(checkConfig(granting('tools:node="remove"'), parse).findings[0]).toEqual({
      level: 'error',
      kind: 'removed',
      key: internet,
      detail: 'tools:node="remove"',
    });
    expect(checkConfig(granting('android:maxSdkVersion="22"'), parse).findings[0]).toEqual({
      level: 'error',
      kind: 'limited',
      key: internet,
      detail: '22',
    });
    expect(kinds(granting('tools:node="remove"'))).not.toContain(`present ${internet}`);
    expect(kinds(granting('android:maxSdkVersion="22"'))).not.toContain(`present ${internet}`);
    expect(problems(granting('tools:node="replace"'))).toEqual([]);
    // A second declaration without a limit grants it everywhere.
    const both = `android:maxSdkVersion="22"/><uses-permission android:name="${internet}"`;
    expect(problems(granting(both))).toEqual([]);
  });

  it('takes a permission from a library alone, or an id out of the app', () => {
    const library = 'tools:node="remove" tools:selector="com.example.library"';
    expect(problems(granting(library))).toEqual([`missing ${internet}`]);
    expect(
      problems(manifest(`<meta-data android:name="${admobKey}" tools:node="remove"/>`)),
    ).toEqual([`removed ${admobKey}`]);
  });

  it('has attributes in the wrong case', () => {
    const good = admob('ca-app-pub-1234567890123456~1234567890');
    const slips = (text: string) =>
      checkConfig(text, parse)
        .findings.filter(({level}) => level !== 'ok')
        .map(({kind, key, detail}) => [kind, key, detail]);
    expect(slips(good.replaceAll('android:name', 'android:Name'))).toEqual([
      ['wrong-case', 'android:name', 'android:Name'],
    ]);
    expect(kinds(good.replaceAll('android:name', 'android:Name'))).not.toContain(
      `present ${admobKey}`,
    );
    expect(slips(good.replace('android:value', 'android:Value'))).toEqual([
      ['wrong-case', 'android:value', 'android:Value'],
    ]);
    expect(
      slips(good.replace('android:networkSecurityConfig', 'android:networksecurityconfig')),
    ).toEqual([['wrong-case', 'android:networkSecurityConfig', 'android:networksecurityconfig']]);
    expect(problems(good.replace('"@xml/network_security_config"', '""'))).toEqual([
      'empty-id android:networkSecurityConfig',
    ]);
  });
});

describe('a part of a manifest', () => {
  const comment = '<?xml version="1.0" encoding="utf-8"?>\n<!-- <plist> -->\n';

  it('is judged for what is in it, without what stands elsewhere', () => {
    expect(kinds(comment + meta(admobKey, 'ca-app-pub-XXXXXXXXXXXXXXXX~XXXXXXXXXX'))).toEqual([
      `placeholder ${admobKey}`,
      'part',
    ]);
    expect(kinds(meta('com.facebook.sdk.ClientToken', '@string/token'))).toEqual([
      'pair com.facebook.sdk.ApplicationId',
      'part',
      'present com.facebook.sdk.ClientToken',
    ]);
    expect(kinds('<uses-permission android:name="android.permission.internet"/>')).toEqual([
      'wrong-case android.permission.INTERNET',
      'part',
    ]);
    expect(
      kinds('<uses-permission android:name="android.permission.INTERNET" tools:node="remove"/>'),
    ).toEqual(['removed android.permission.INTERNET', 'part']);
    expect(kinds('<application android:label="x"></application>')).toEqual([
      'recommended android:networkSecurityConfig',
      `missing ${admobKey}`,
      'part',
    ]);
  });

  it('still has its keys in the application', () => {
    const inside = meta(admobKey, '@string/admob');
    expect(kinds(`<activity>${inside}</activity>`)).toContain(`misplaced ${admobKey}`);
  });
});

describe('Info.plist', () => {
  it('accepts a complete file, whole or as a fragment', () => {
    expect(problems(goodPlist)).toEqual([]);
    expect(
      problems(
        `<?xml version="1.0"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd"><plist version="1.0"><dict>${goodPlist}</dict></plist>`,
      ),
    ).toEqual([]);
  });

  it('finds the letter of wrong case that hides a key', () => {
    expect(kinds(goodPlist.replace('SKAdNetworkItems', 'SKAdnetworkItems'))).toContain(
      'wrong-case SKAdNetworkItems',
    );
    expect(
      kinds(goodPlist.replace('GADApplicationIdentifier', 'GADapplicationIdentifier')),
    ).toEqual(expect.arrayContaining(['wrong-case GADApplicationIdentifier']));
  });

  it('reads the SKAdNetwork list', () => {
    const first = `${skadnetwork.ids[0]}.skadnetwork`;
    expect(kinds(goodPlist.replace(first, first.toUpperCase()))).toEqual(
      expect.arrayContaining(['skan-malformed SKAdNetworkItems', 'skan-missing SKAdNetworkItems']),
    );
    expect(
      kinds(
        goodPlist.replace(
          '<array>',
          `<array><dict><key>SKAdNetworkIdentifier</key><string>${first}</string></dict>`,
        ),
      ),
    ).toContain('skan-duplicate SKAdNetworkItems');
  });

  it('names the networks whose own SKAdNetwork id is missing', () => {
    const without = goodPlist.replace('cstr6suwn9.skadnetwork', '4fzdc2evr5.skadnetwork');
    const named = checkConfig(without, parse).findings.filter(({kind}) => kind === 'skan-network');
    expect(named).toEqual([
      {
        level: 'warning',
        kind: 'skan-network',
        key: 'Google AdMob',
        detail: 'cstr6suwn9.skadnetwork',
      },
    ]);
  });

  it('finds empty texts, a switched-off exception and half a pair', () => {
    expect(kinds(goodPlist.replace('To show fitting ads.', ' '))).toContain(
      'empty-text NSUserTrackingUsageDescription',
    );
    expect(kinds(goodPlist.replace('<true/>', '<false/>'))).toContain(
      'switched-off NSAppTransportSecurity',
    );
    expect(kinds(`${goodPlist}<key>FacebookAppID</key><string>1</string>`)).toContain(
      'pair FacebookClientToken',
    );
  });
});

describe('a part of an Info.plist', () => {
  it('is judged for what is in it, without what may be elsewhere', () => {
    const part = '<key>FacebookAppID</key><string>YOUR_APP_ID</string>';
    const findings = ['placeholder FacebookAppID', 'pair FacebookClientToken', 'part'];
    expect(kinds(part).sort()).toEqual([...findings].sort());
    expect(kinds(`<dict>${part}</dict>`).sort()).toEqual([...findings].sort());
    expect(kinds(`<plist><dict>${part}</dict></plist>`)).toEqual(
      expect.arrayContaining(['missing SKAdNetworkItems', 'missing GADApplicationIdentifier']),
    );
    expect(kinds(skan)).toEqual(['part', 'present SKAdNetworkItems']);
  });
});

describe('an Info.plist that only seems complete', () => {
  const facebook = (id: string, token: string, scheme = '') =>
    `${goodPlist}<key>FacebookAppID</key><string>${id}</string><key>FacebookClientToken</key><string>${token}</string>
    <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>mygame</string>${scheme}</array></dict></array>`;

  it('holds values for Meta that were never replaced, or none', () => {
    for (const [id, token] of [
      ['YOUR_FACEBOOK_APP_ID', 'YOUR_FACEBOOK_CLIENT_TOKEN'],
      ['1234567890', '0123456789abcdef0123456789abcdef'],
      ['[APP_ID]', '&lt;client token&gt;'],
    ] as const) {
      expect(problems(facebook(id, token, `<string>fb${id}</string>`))).toEqual([
        'placeholder FacebookAppID',
        'placeholder FacebookClientToken',
        'placeholder CFBundleURLSchemes',
      ]);
    }
    expect(problems(facebook('', ' ', '<string>fb</string>'))).toEqual([
      'empty-id FacebookAppID',
      'empty-id FacebookClientToken',
      'empty-id CFBundleURLSchemes',
    ]);
    expect(problems(facebook('fb4815162342108', 'c0ffee'))).toEqual([
      'malformed-meta-id FacebookAppID',
    ]);
  });

  it('names what the values for Meta are set to, variables of Xcode among them', () => {
    for (const [id, token] of [
      ['4815162342108', 'c0ffee5eed5eedc0ffee5eed5eedc0ff'],
      ['$(FACEBOOK_APP_ID)', '${FACEBOOK_CLIENT_TOKEN}'],
    ] as const) {
      const text = facebook(id, token, `<string>fb${id}</string>`);
      expect(problems(text)).toEqual([]);
      expect(checkConfig(text, parse).findings).toEqual(
        expect.arrayContaining(
          [
            ['FacebookAppID', id],
            ['FacebookClientToken', token],
            ['CFBundleURLSchemes', `fb${id}`],
          ].map(([key, detail]) => ({level: 'ok', kind: 'present', key, detail})),
        ),
      );
    }
    // What a manifest refers to does not exist here.
    expect(problems(facebook('@string/facebook', 'c0ffee'))).toEqual([
      'malformed-meta-id FacebookAppID',
    ]);
  });

  it('has empty values', () => {
    expect(problems(goodPlist.replace('ca-app-pub-1234567890123456~1234567890', ''))).toEqual([
      'empty-id GADApplicationIdentifier',
    ]);
    expect(
      problems(
        `${goodPlist}<key>NSLocationWhenInUseUsageDescription</key><string/><key>FacebookAppID</key><key>FacebookClientToken</key>`,
      ),
    ).toEqual([
      'empty-text NSLocationWhenInUseUsageDescription',
      'empty-id FacebookAppID',
      'empty-id FacebookClientToken',
    ]);
  });

  it.each([
    ['<key>NSAllowsArbitraryLoads</key><false/>', 'switched-off NSAppTransportSecurity'],
    [
      '<key>NSAllowsArbitraryLoads</key><string>YES</string>',
      'switched-off NSAppTransportSecurity',
    ],
    [
      '<key>NSExceptionDomains</key><dict><key>example.com</key><dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/><key>NSAllowsArbitraryLoads</key><true/></dict></dict>',
      'switched-off NSAppTransportSecurity',
    ],
    [
      '<key>NSAllowsArbitraryLoads</key><false/><key>NSAllowsLocalNetworking</key><true/>',
      'switched-off NSAppTransportSecurity',
    ],
    [
      '<key>NSAllowsArbitraryLoads</key><true/><key>NSAllowsLocalNetworking</key><true/>',
      'overridden NSAllowsArbitraryLoads',
    ],
    ['<key>NSAllowsarbitraryLoads</key><true/>', 'wrong-case NSAllowsArbitraryLoads'],
  ])('lets ads load over HTTP only with the general exception: %s', (inside, problem) => {
    const text = goodPlist.replace('<key>NSAllowsArbitraryLoads</key><true/>', inside);
    expect(problems(text)).toEqual([problem]);
    expect(kinds(text)).not.toContain('present NSAppTransportSecurity');
  });

  it('has a key twice in one dictionary', () => {
    const id = '<key>GADApplicationIdentifier</key><string>@x</string>';
    expect(problems(id + goodPlist)).toEqual(['duplicate GADApplicationIdentifier']);
    expect(
      problems(goodPlist.replace('<true/>', '<true/><key>a</key><x/><key>a</key><x/>')),
    ).toEqual(['duplicate a']);
    expect(problems(`<plist><dict>${id}${goodPlist}</dict></plist>`)).toEqual([
      'duplicate GADApplicationIdentifier',
    ]);
  });

  it('has a list of SKAdNetwork ids that iOS cannot read', () => {
    expect(
      checkConfig(
        goodPlist.replaceAll('SKAdNetworkIdentifier', 'SKAdNetworkidentifier'),
        parse,
      ).findings.filter(({key}) => key.startsWith('SKAd')),
    ).toEqual([
      {
        level: 'error',
        kind: 'wrong-case',
        key: 'SKAdNetworkIdentifier',
        detail: 'SKAdNetworkidentifier',
      },
    ]);
    const first = `<dict><key>SKAdNetworkIdentifier</key><string>${skadnetwork.ids[0]}.skadnetwork</string></dict>`;
    const strange = `<string>${skadnetwork.ids[0]}.skadnetwork</string>`;
    expect(problems(goodPlist.replace(first, strange))).toEqual(['skan-entry SKAdNetworkItems']);
    expect(problems(goodPlist.replace(first, `${first}<dict/>`))).toEqual([
      'skan-entry SKAdNetworkItems',
    ]);
    expect(
      problems(goodPlist.replace(/<array>.*<\/array>/s, '<string>cstr6suwn9.skadnetwork</string>')),
    ).toEqual(['wrong-type SKAdNetworkItems']);
  });

  it('has values of another type', () => {
    expect(
      problems(
        `<plist><dict>${goodPlist
          .replace(/<string>(ca-app[^<]*)<\/string>/, '<array><string>$1</string></array>')
          .replace(/<dict><key>NSAllows.*?<\/dict>/, '<true/>')}</dict></plist>`,
      ),
    ).toEqual(['wrong-type GADApplicationIdentifier', 'wrong-type NSAppTransportSecurity']);
    expect(problems(`<plist>${goodPlist}</plist>`)).toEqual(['wrong-type <plist>']);
  });
});

describe('a part of an Info.plist', () => {
  it.each([
    ['a dictionary under a declaration', `<?xml version="1.0"?>\n<dict>${goodPlist}</dict>`],
    ['a dictionary before a comment', `<dict>${goodPlist}</dict>\n<!-- end of <manifest> -->`],
    ['a dictionary between comments', `<!-- a --><dict>${goodPlist}</dict><!-- b -->`],
    ['keys under a declaration', `<?xml version="1.0"?>${goodPlist}`],
    ['keys after the value of another', `<dict><key>a</key><true/></dict>${goodPlist}`],
    [
      'a dictionary under a document type',
      `<?xml version="1.0"?><!DOCTYPE plist PUBLIC "a" "b"><dict>${goodPlist}</dict>`,
    ],
  ])('may be %s', (_, text) => {
    expect(problems(text)).toEqual([]);
    expect(kinds(text)).toContain('present GADApplicationIdentifier');
  });
});

describe('anything else', () => {
  it('is not taken for a file when it is a web page', () => {
    const page = `<head><title>x</title></head><body><pre><key>a</key> <manifest ></pre></body>`;
    for (const text of [
      `<html>${page}</html>`,
      `<!DOCTYPE html>\n<!-- x -->\n<HTML lang="en">${page}</HTML>`,
      `<?xml version="1.0"?><!DOCTYPE html PUBLIC "a" "b"><html xmlns="x">${page}</html>`,
      `<!doctype html>${page}`,
    ]) {
      expect(checkConfig(text, parse)).toEqual({
        file: null,
        findings: [{level: 'error', kind: 'web-page', key: ''}],
      });
    }
  });

  it('goes by the first element, whatever a comment or a text speaks of', () => {
    expect(checkConfig(`<plist><!-- <manifest > --><dict/></plist>`, parse).file).toBe('plist');
    expect(checkConfig(`<!-- <plist> --><manifest/>`, parse).file).toBe('manifest');
  });

  it('keeps the lines of what is put into a frame', () => {
    const given: string[] = [];
    checkConfig('<?xml version="1.0"\n?>\n<dict>\n<key>a</key></dict>', (text) => {
      given.push(text);
      return parse('<plist/>');
    });
    expect(given[0]?.split('\n').findIndex((line) => line.includes('<key>'))).toBe(3);
  });

  it('is recognised or refused, never thrown', () => {
    expect(kinds('')).toEqual([]);
    expect(kinds('hello')).toEqual(['not-recognised']);
    expect(kinds('<manifest><application></manifest>')).toEqual(['not-well-formed']);
    expect(kinds(`<plist>${'x'.repeat(200_000)}</plist>`)).toEqual(['too-large']);
  });

  it.each([
    ['error on line 3 at column 5: Opening and ending tag mismatch\n', 'div'],
    [
      'XML Parsing Error: Opening and ending tag mismatch\nLocation: https://example.com/\nLine Number 3, Column 5:',
      null,
    ],
  ])('gives line and reason of a broken file as browsers word them: %s', (message, wrapper) => {
    const broken = (): Document =>
      parse(
        wrapper
          ? `<html><parsererror><h3>This page contains the following errors:</h3><div>${message}</div><h3>Below is a rendering</h3></parsererror></html>`
          : `<parsererror>${message}</parsererror>`,
      );
    expect(checkConfig('<manifest>', broken).findings).toEqual([
      expect.objectContaining({
        kind: 'not-well-formed',
        count: 3,
        detail: 'Opening and ending tag mismatch',
      }),
    ]);
  });

  it('counts the lines of a document type when it names a line', () => {
    const given: string[] = [];
    checkConfig('<?xml version="1.0"?>\n<!DOCTYPE plist PUBLIC\n"a" "b">\n<plist>', (text) => {
      given.push(text);
      return parse('<plist/>');
    });
    expect(given[0]?.split('\n').indexOf('<plist>')).toBe(3);
  });

  it('does not expand entities of the file', () => {
    const bomb = `<!DOCTYPE plist [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]><plist><dict><key>GADApplicationIdentifier</key><string>&b;</string></dict></plist>`;
    expect(() => checkConfig(bomb, parse)).not.toThrow();
  });

  it('reads a text that never ends what it begins', () => {
    const refuse = () => {
      throw new Error('not well-formed');
    };
    for (const piece of [
      '<!DOCTYPE[',
      '<!DOCTYPE a[]',
      '</dict> ',
      '<dict>',
      '<key>',
      '<!---->',
      '<!-- ',
      '<?',
      '<?a?> ',
    ]) {
      const text = piece.repeat(190_000 / piece.length);
      for (const whole of [`<key>${text}`, `${text}<key>`]) {
        expect(checkConfig(whole, refuse).findings.map(({kind}) => kind)).toEqual([
          'not-well-formed',
        ]);
      }
    }
  });

  it('survives any text around the words it looks for', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('<manifest ', '<plist>', '<key>', '<meta-data ', '<dict>', ''),
        (text, word) => {
          expect(Array.isArray(checkConfig(word + text, parse).findings)).toBe(true);
        },
      ),
    );
  });
});
