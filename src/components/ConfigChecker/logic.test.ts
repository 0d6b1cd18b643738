import {DOMParser} from '@xmldom/xmldom';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import skadnetwork from '@site/data/skadnetwork-ids.json';
import {checkConfig} from './logic';

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
    .findings.filter(({level}) => level !== 'ok')
    .map(({kind, key}) => `${kind} ${key}`);

const manifest = (inside: string, permissions = '') => `<?xml version="1.0" encoding="utf-8"?>
<manifest xmlns:android="http://schemas.android.com/apk/res/android" xmlns:tools="http://schemas.android.com/tools">
  ${permissions || '<uses-permission android:name="android.permission.INTERNET"/><uses-permission android:name="android.permission.ACCESS_NETWORK_STATE"/>'}
  <application android:networkSecurityConfig="@xml/network_security_config">${inside}</application>
</manifest>`;
const meta = (name: string, value: string) =>
  `<meta-data android:name="${name}" android:value="${value}"/>`;
const admob = (value: string) => manifest(meta('com.google.android.gms.ads.APPLICATION_ID', value));

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

describe('anything else', () => {
  it('is recognised or refused, never thrown', () => {
    expect(kinds('')).toEqual([]);
    expect(kinds('hello')).toEqual(['not-recognised']);
    expect(kinds('<manifest><application></manifest>')).toEqual(['not-well-formed']);
    expect(kinds(`<plist>${'x'.repeat(700_000)}</plist>`)).toEqual(['too-large']);
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
    for (const piece of ['<!DOCTYPE[', '<!DOCTYPE a[]', '</dict> ', '<dict>', '<key>']) {
      const text = `<key>${piece.repeat(500_000 / piece.length)}`;
      expect(checkConfig(text, refuse).findings.map(({kind}) => kind)).toEqual(['not-well-formed']);
    }
  });

  it('survives any text around the words it looks for', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('<manifest ', '<plist>', '<key>', ''),
        (text, word) => {
          expect(Array.isArray(checkConfig(word + text, parse).findings)).toBe(true);
        },
      ),
    );
  });
});
