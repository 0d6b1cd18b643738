import {describe, expect, it} from 'vitest';
import {readProvider} from './provider';
import {contentSecurityPolicy, metaPolicy, securityHeaders} from './security';

const bare = readProvider({});

describe('contentSecurityPolicy', () => {
  it('loads nothing foreign unless a service is configured', () => {
    const {
      'frame-src': frame,
      'frame-ancestors': _,
      'form-action': __,
      ...rest
    } = contentSecurityPolicy(bare, ['abc']);
    expect(Object.values(rest).flat().join(' ')).not.toMatch(/https?:/);
    expect(frame).toEqual(['https://app.appodeal.com']);
    expect(rest['script-src']).toEqual(["'self'", "'sha256-abc'"]);
  });
  it('says of every kind of content what may be loaded, and no more', () => {
    expect(contentSecurityPolicy(bare, ['abc'])).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'", "'sha256-abc'"],
      'style-src': ["'self'"],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'media-src': ["'self'"],
      'connect-src': ["'self'"],
      'frame-src': ['https://app.appodeal.com'],
      'frame-ancestors': ['https://*.appodeal.com', 'http://localhost:*'],
      'worker-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'", 'https://app.appodeal.com'],
    });
    const header = securityHeaders(bare, ['abc'])['Content-Security-Policy'];
    const meta = metaPolicy(bare, ['abc']);
    for (const directive of ["object-src 'none'", "base-uri 'self'", 'form-action', 'frame-src']) {
      expect(header).toContain(`; ${directive}`);
      expect(meta).toContain(`; ${directive}`);
    }
  });
  it('never allows eval or inline scripts', () => {
    const all = readProvider({
      INTERCOM_APP_ID: 'abcd1234',
      GTM_CONTAINER_ID: 'GTM-ABC1234',
      ALGOLIA_APP_ID: 'ABCDEF1234',
      ALGOLIA_SEARCH_API_KEY: 'a'.repeat(32),
      ALGOLIA_INDEX_NAME: 'help',
    });
    const policy = contentSecurityPolicy(all, ['abc']);
    expect(policy['script-src']?.join(' ')).not.toMatch(/unsafe|\*|data:/);
    expect(policy['connect-src']).toContain('https://*.algolia.net');
    expect(policy['script-src']).toContain('https://widget.intercom.io');
    expect(policy['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
  });
  it.each<[string, Record<string, string>, RegExp, RegExp]>([
    [
      'chat',
      {INTERCOM_APP_ID: 'abcd1234'},
      /intercom/,
      /script-src [^;]*widget\.intercom\.io.*style-src [^;]*'unsafe-inline'.*connect-src [^;]*wss:/,
    ],
    [
      'tag manager',
      {GTM_CONTAINER_ID: 'GTM-ABC1234'},
      /google/,
      /script-src [^;]*https:\/\/www\.googletagmanager\.com(?: |;).*frame-src [^;]*googletagmanager/,
    ],
    [
      'hosted search',
      {
        ALGOLIA_APP_ID: 'ABCDEF1234',
        ALGOLIA_SEARCH_API_KEY: 'a'.repeat(32),
        ALGOLIA_INDEX_NAME: 'help',
      },
      /algolia/,
      /style-src 'self';.*connect-src [^;]*https:\/\/\*\.algolia\.net/,
    ],
  ])('admits the %s only when it is configured', (_, environment, origin, admitted) => {
    const policy = (provider: typeof bare) =>
      securityHeaders(provider, [])['Content-Security-Policy'];
    expect(policy(bare)).not.toMatch(origin);
    const configured = policy(readProvider(environment));
    expect(configured).toMatch(admitted);
    for (const others of [/intercom/, /google/, /algolia/].filter(
      (other) => other.source !== origin.source,
    )) {
      expect(configured).not.toMatch(others);
    }
  });
  it('frames the dashboard that is configured, and no other', () => {
    const {'frame-src': frame} = contentSecurityPolicy(
      readProvider({DASHBOARD_URL: 'http://localhost:4100/app'}),
      [],
    );
    expect(frame).toEqual(['http://localhost:4100']);
  });
  it('lets only the provider’s subdomains and this machine frame the site', () => {
    const policy = contentSecurityPolicy(readProvider({PROVIDER_DOMAIN: 'example.org'}), []);
    expect(policy['frame-ancestors']).toEqual(['https://*.example.org', 'http://localhost:*']);
  });
  it('admits the videos and uploads of the chat', () => {
    const policy = contentSecurityPolicy(readProvider({INTERCOM_APP_ID: 'abcd1234'}), []);
    expect(policy['frame-src']).toEqual(
      expect.arrayContaining([
        'https://www.youtube.com',
        'https://player.vimeo.com',
        'https://fast.wistia.net',
      ]),
    );
    expect(policy['connect-src']).toContain('https://uploads.intercomcdn.eu');
  });
  it('tell search engines to leave a preview out, and nothing else', () => {
    const robots = (env: Record<string, string>) =>
      securityHeaders(readProvider(env), [])['X-Robots-Tag'];
    expect(robots({PREVIEW: '1'})).toBe('noindex, nofollow');
    expect(robots({SITE_URL: 'https://help.example.org'})).toBeUndefined();
  });

  it('is widened by what the deployment adds, and reports where it asks', () => {
    const provider = readProvider({
      CSP_EXTRA_SCRIPT_SRC: "https://tags.example.org 'unsafe-eval'",
      CSP_REPORT_URI: 'https://reports.example.org/csp',
    });
    const headers = securityHeaders(provider, ['abc']);
    expect(headers['Content-Security-Policy']).toMatch(
      /script-src 'self' 'sha256-abc' https:\/\/tags\.example\.org 'unsafe-eval';.*; report-uri https:\/\/reports\.example\.org\/csp; report-to policy$/,
    );
    expect(headers['Reporting-Endpoints']).toBe('policy="https://reports.example.org/csp"');
  });
  it('leaves out of a page’s own policy what only a header can say', () => {
    const meta = metaPolicy(readProvider({CSP_REPORT_URI: 'https://reports.example.org'}), ['abc']);
    expect(meta).toMatch(/^default-src 'self'; script-src 'self' 'sha256-abc'; /);
    expect(meta).not.toMatch(/frame-ancestors|report|sandbox|"/);
  });
  it('makes one header line', () => {
    expect(securityHeaders(bare, [])['Content-Security-Policy']).toMatch(
      /^default-src 'self'; script-src [^\n]+$/,
    );
  });
});
