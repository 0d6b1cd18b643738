import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {isFromBridge, parentOrigin, trustedParentOrigin} from './origins';

const domain = 'appodeal.com';

const trusted = [
  ['https://app.appodeal.com/some/page?x=1', 'https://app.appodeal.com'],
  ['https://a.b.appodeal.com', 'https://a.b.appodeal.com'],
  ['https://APP.Appodeal.com/', 'https://app.appodeal.com'],
  ['https://app.appodeal.com:8443/x', 'https://app.appodeal.com:8443'],
  ['http://localhost:4000/host', 'http://localhost:4000'],
  ['https://localhost/', 'https://localhost'],
] as const;

const foreign = [
  '',
  'about:blank',
  'null',
  'app.appodeal.com',
  'http://app.appodeal.com/',
  'https://appodeal.com/',
  'https://evil-appodeal.com/',
  'https://evilappodeal.com/',
  'https://.appodeal.com/',
  'https://app.appodeal.com.evil.example/',
  'https://appodeal.com.evil.example/',
  'https://evil.example/https://app.appodeal.com',
  'https://evil.example/?app.appodeal.com',
  'https://evil.example/#.appodeal.com',
  'https://app.appodeal.com@evil.example/',
  'https://evil.example\\@app.appodeal.com',
  'https://app.appodeal.co',
  'https://app.appodeal.com./',
  'https://app.appodeal-com.evil.example/',
  'https://appodeal.com.localhost/',
  'http://localhost.evil.example/',
  'http://evil-localhost/',
  'http://sub.localhost/',
  'http://localhost./',
  'http://127.0.0.1:4000/',
  'http://localhost@evil.example/',
  'ftp://localhost/',
  'ftp://app.appodeal.com/',
  'blob:https://app.appodeal.com/9115d58c',
  'data:text/html,https://app.appodeal.com',
  'javascript://app.appodeal.com/%0aalert(1)',
  'file://localhost/etc/passwd',
  'wss://app.appodeal.com/',
  'https://аpp.аppodeal.com/', // Cyrillic а
];

describe('trustedParentOrigin', () => {
  it.each(trusted)('trusts %s', (address, origin) => {
    expect(trustedParentOrigin(address, domain)).toBe(origin);
  });

  it.each(foreign)('does not trust "%s"', (address) => {
    expect(trustedParentOrigin(address, domain)).toBeNull();
  });

  it('trusts only what really ends at the domain, however it is written', () => {
    fc.assert(
      fc.property(fc.webUrl({withFragments: true, withQueryParameters: true}), (address) => {
        const host = new URL(address).hostname;
        const expected = address.startsWith('https:') && host.endsWith('.appodeal.com');
        expect(trustedParentOrigin(address, domain) !== null).toBe(expected);
      }),
    );
    fc.assert(
      fc.property(fc.domain(), fc.domain(), (subdomain, other) => {
        expect(trustedParentOrigin(`https://${subdomain}.${domain}/x`, domain)).toBe(
          `https://${subdomain}.${domain}`.toLowerCase(),
        );
        expect(trustedParentOrigin(`http://${subdomain}.${domain}/`, domain)).toBeNull();
        expect(trustedParentOrigin(`https://${domain}.${other}/`, domain)).toBeNull();
        expect(trustedParentOrigin(`https://localhost.${other}/`, domain)).toBeNull();
        expect(trustedParentOrigin(`https://${other}/${domain}`, domain)).toBeNull();
        expect(trustedParentOrigin(`https://${other.replaceAll('.', '-')}-${domain}`, domain)).toBe(
          null,
        );
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (address, tail) => {
        trustedParentOrigin(address, domain);
        trustedParentOrigin(`https://${address}.${domain}${tail}`, domain);
      }),
    );
  });
});

describe('parentOrigin', () => {
  const ownOrigin = 'https://docs.appodeal.com';
  const base = {ownOrigin, domain, remembered: null};

  it('is the origin of a trusted referrer', () => {
    const referrer = 'https://app.appodeal.com/onboarding';
    expect(parentOrigin({...base, referrer})).toBe('https://app.appodeal.com');
    expect(parentOrigin({...base, referrer, remembered: 'https://other.appodeal.com'})).toBe(
      'https://app.appodeal.com',
    );
  });

  it('is the remembered one after a step inside the frame', () => {
    const referrer = `${ownOrigin}/onboarding/a`;
    const remembered = 'https://app.appodeal.com';
    expect(parentOrigin({...base, referrer, remembered})).toBe(remembered);
    expect(parentOrigin({...base, referrer})).toBeNull();
    expect(parentOrigin({...base, referrer, remembered: 'https://evil.example'})).toBeNull();
  });

  it('does not fall back to the remembered one for anybody else', () => {
    const remembered = 'https://app.appodeal.com';
    for (const referrer of foreign) {
      expect(parentOrigin({...base, referrer, remembered})).toBeNull();
    }
  });

  it('tells a site on localhost from its parent on another port', () => {
    const local = {ownOrigin: 'http://localhost:3000', domain, remembered: null};
    expect(parentOrigin({...local, referrer: 'http://localhost:4000/'})).toBe(
      'http://localhost:4000',
    );
    expect(parentOrigin({...local, referrer: 'http://localhost:3000/'})).toBeNull();
  });
});

describe('isFromBridge', () => {
  const dashboard = 'https://app.appodeal.com';
  const bridge = {} as MessageEventSource;
  const other = {} as MessageEventSource;

  it('wants both the frame and the origin', () => {
    expect(isFromBridge({origin: dashboard, source: bridge}, dashboard, bridge)).toBe(true);
    expect(isFromBridge({origin: dashboard, source: other}, dashboard, bridge)).toBe(false);
    expect(isFromBridge({origin: dashboard, source: null}, dashboard, null)).toBe(false);
  });

  it('compares whole origins', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => dashboard + text),
          fc.string().map((text) => text + dashboard),
          fc.constantFrom('null', 'http://app.appodeal.com', 'https://APP.appodeal.com'),
        ),
        (origin) => {
          expect(isFromBridge({origin, source: bridge}, dashboard, bridge)).toBe(
            origin === dashboard,
          );
        },
      ),
    );
  });
});
