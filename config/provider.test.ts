import {spawnSync} from 'node:child_process';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {readPublishingAccount} from './environment';
import {links, provider, readProvider} from './provider';

describe('readProvider', () => {
  it('works without any variable, and with empty ones', () => {
    const offline = readProvider({});
    expect(offline).toEqual({
      siteUrl: 'https://docs.appodeal.com',
      baseUrl: '/',
      preview: false,
      domain: 'appodeal.com',
      dashboardUrl: 'https://app.appodeal.com',
      chat: null,
      gtmContainerId: null,
      algolia: null,
      offline: true,
      securityContact: 'mailto:support@appodeal.com',
      committed: null,
      policy: {extra: {}, reportUri: null},
    });
    expect(readProvider({GTM_CONTAINER_ID: '', INTERCOM_APP_ID: ' ', BASE_URL: ''})).toEqual(
      offline,
    );
  });

  it('has neither tags nor a chat in a preview, wherever that is', () => {
    const set = {GTM_CONTAINER_ID: 'GTM-ABC1234', INTERCOM_APP_ID: 'abcd1234'};
    const preview = readProvider({...set, PREVIEW: '1'});
    expect(preview).toMatchObject({preview: true, gtmContainerId: null, chat: null});
    const elsewhere = readProvider({...set, SITE_URL: 'https://help.example.org'});
    expect(elsewhere.preview).toBe(false);
    expect(elsewhere.chat).not.toBeNull();
    expect(() => readProvider({PREVIEW: 'yes'})).toThrow(/PREVIEW is malformed/);
  });

  it('reads what is set', () => {
    expect(
      readProvider({
        SITE_URL: 'https://help.example.org/',
        BASE_URL: '/docs/',
        PROVIDER_DOMAIN: 'example.org',
        DASHBOARD_URL: 'http://localhost:4100/',
        INTERCOM_APP_ID: 'abcd1234',
        GTM_CONTAINER_ID: 'GTM-ABC1234',
      }),
    ).toMatchObject({
      siteUrl: 'https://help.example.org',
      baseUrl: '/docs/',
      domain: 'example.org',
      dashboardUrl: 'http://localhost:4100',
      chat: {appId: 'abcd1234', widgetUrl: 'https://widget.intercom.io/widget/abcd1234'},
      gtmContainerId: 'GTM-ABC1234',
    });
  });

  it.each([
    ['SITE_URL', 'docs.example.org'],
    ['SITE_URL', 'https://docs.example.org/help'],
    ['SITE_URL', 'http://docs.example.org'],
    ['BASE_URL', 'docs'],
    ['BASE_URL', '/docs'],
    ['BASE_URL', '//docs/'],
    ['PROVIDER_DOMAIN', 'https://example.org'],
    ['PROVIDER_DOMAIN', 'localhost'],
    ['PROVIDER_DOMAIN', 'example.org; script-src *'],
    ['DASHBOARD_URL', 'http://app.example.org'],
    ['DASHBOARD_URL', 'javascript:alert(1)'],
    ['DASHBOARD_URL', 'https://user:secret@app.example.org'],
    ['DASHBOARD_URL', 'http://localhost.evil.example'],
    ['INTERCOM_APP_ID', 'abc'],
    ['INTERCOM_APP_ID', 'abcd 1234'],
    ['INTERCOM_WIDGET_URL', 'http://chat.example.org/widget/x'],
    ['GTM_CONTAINER_ID', 'UA-12345'],
    ['GTM_CONTAINER_ID', 'gtm-abc1234'],
    ['GTM_CONTAINER_ID', "GTM-ABC');alert(1"],
    ['OFFLINE_PAGES', 'no'],
    ['SOURCE_DATE_EPOCH', '2026-11-29'],
    ['SECURITY_CONTACT', 'security@example.org'],
    ['SECURITY_CONTACT', 'http://example.org/security'],
    ['SECURITY_CONTACT', 'mailto:security@example.org\nExpires: 2000-01-01T00:00:00Z'],
    ['BASE_URL', '/../'],
    ['BASE_URL', '/docs/./'],
    ['PROVIDER_DOMAIN', '10.0.0.1'],
    ['PROVIDER_DOMAIN', '0x7f.0x1'],
    ['PROVIDER_DOMAIN', '[::1]'],
    ['PROVIDER_DOMAIN', 'example..org'],
    ['PROVIDER_DOMAIN', '.example.org'],
    ['PROVIDER_DOMAIN', 'example.org.'],
    ['PROVIDER_DOMAIN', 'example-.org'],
    ['DASHBOARD_URL', 'https://*.example.org'],
    ['DASHBOARD_URL', "https://app.example.org/'x'"],
    ['DASHBOARD_URL', 'https://app.example.org/"'],
    ['DASHBOARD_URL', 'https://app.example.org/;script-src'],
    ['DASHBOARD_URL', 'https://app.example.org;'],
    ['DASHBOARD_URL', 'https://app.example.org/?'],
    ['DASHBOARD_URL', 'https://app.example.org/#'],
    ['DASHBOARD_URL', 'https://@app.example.org'],
    ['DASHBOARD_URL', 'https://app.example.org/../x'],
    ['DASHBOARD_URL', 'https://app.example.org/$host'],
    ['DASHBOARD_URL', 'https://app.example.org:99999'],
    ['INTERCOM_WIDGET_URL', 'https://chat.example.org/widget/abcd1234'],
    ['ALGOLIA_SEARCH_API_KEY', '5ea2c4'],
    ['CSP_REPORT_URI', 'reports'],
    ['CSP_EXTRA_SCRIPT_SRC', '*'],
    ['CSP_EXTRA_SCRIPT_SRC', 'https:'],
    ['CSP_EXTRA_SCRIPT_SRC', "'unsafe-inline'"],
    ['CSP_EXTRA_SCRIPT_SRC', 'data:'],
    ['CSP_EXTRA_IMG_SRC', 'https://cdn.example.org; script-src *'],
    ['CSP_EXTRA_CONNECT_SRC', 'https://*'],
    ['CSP_EXTRA_SCRIPTS', 'https://cdn.example.org'],
    ['CSP_EXTRA_OBJECT_SRC', 'https://cdn.example.org'],
  ])('stops on a malformed %s: %s', (name, value) => {
    expect(() => readProvider({[name]: value})).toThrow(new RegExp(`${name}.*expected`));
  });

  it.each([
    ['ALGOLIA_SEARCH_API_KEY', 'secret'],
    ['SITE_URL', 'https://user:secret@example.org'],
    ['DASHBOARD_URL', 'https://app.example.org/?token=secret'],
    ['INTERCOM_APP_ID', 'a secret'],
  ])('never shows the value of %s', (name, value) => {
    expect(() => readProvider({[name]: value})).toThrow(/^(?!.*secret)[^\n]+$/);
  });

  it('takes the chat’s address over https, or from this machine, if it names the app', () => {
    const withWidget = (INTERCOM_WIDGET_URL: string) =>
      readProvider({INTERCOM_APP_ID: 'abcd1234', INTERCOM_WIDGET_URL}).chat?.widgetUrl;
    const widget = 'localhost:4101/widget/abcd1234';
    expect(withWidget(`http://${widget}`)).toBe(`http://${widget}`);
    for (const wrong of [
      'http://chat.example.org/widget/abcd1234',
      'https://chat.example.org/widget/',
      'https://chat.example.org/widget/other123',
    ]) {
      expect(() => withWidget(wrong)).toThrow(/INTERCOM_WIDGET_URL.*expected/);
    }
  });

  it('reads what a deployment adds to the policy', () => {
    expect(
      readProvider({
        CSP_EXTRA_SCRIPT_SRC: "https://tags.example.org  'unsafe-eval' 'sha256-abc+/='",
        CSP_EXTRA_IMG_SRC: 'https://*.example.org blob:',
        CSP_EXTRA_FONT_SRC: '',
        CSP_REPORT_URI: 'https://reports.example.org/csp',
      }).policy,
    ).toEqual({
      extra: {
        'script-src': ['https://tags.example.org', "'unsafe-eval'", "'sha256-abc+/='"],
        'img-src': ['https://*.example.org', 'blob:'],
      },
      reportUri: 'https://reports.example.org/csp',
    });
  });

  it('wants hosted search to be configured whole', () => {
    expect(() => readProvider({ALGOLIA_APP_ID: 'ABCDEF1234'})).toThrow(
      /ALGOLIA_SEARCH_API_KEY and ALGOLIA_INDEX_NAME/,
    );
  });

  it('never lets text into a container id that could leave its place in a script', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `GTM-${text}`),
        ),
        (text) => {
          let id: string | null;
          try {
            id = readProvider({GTM_CONTAINER_ID: text}).gtmContainerId;
          } catch {
            return;
          }
          expect(id === null || /^GTM-[A-Z0-9]+$/.test(id)).toBe(true);
        },
      ),
    );
  });
});

describe('a command', () => {
  it('ends with one line on a malformed variable', () => {
    const {status, stdout, stderr} = spawnSync('npx', ['docusaurus', 'build'], {
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: '',
        VITEST: '',
        DASHBOARD_URL: 'https://user:secret@example.org',
      },
    });
    expect(status).toBe(1);
    expect(stderr.replace(/^npm warn .*\n/gm, '')).toMatch(
      /^Environment variable DASHBOARD_URL .* was expected\.\n$/,
    );
    expect(stdout + stderr).not.toMatch(/secret|^\s+at /m);
  });
});

describe('readPublishingAccount', () => {
  const whole = {
    ALGOLIA_APP_ID: 'ABCDEF1234',
    ALGOLIA_INDEX_NAME: 'docs',
    ALGOLIA_ADMIN_API_KEY: 'a'.repeat(32),
  };

  it('needs no search-only key', () => {
    expect(readPublishingAccount(whole)).toEqual({
      appId: 'ABCDEF1234',
      indexName: 'docs',
      adminKey: 'a'.repeat(32),
    });
  });

  it.each([
    ['ALGOLIA_APP_ID', 'my app'],
    ['ALGOLIA_INDEX_NAME', 'docs/../other'],
    ['ALGOLIA_ADMIN_API_KEY', 'secret'],
  ])('stops on a missing or malformed %s', (name, value) => {
    const read = (text: string) => () => readPublishingAccount({...whole, [name]: text});
    expect(read('')).toThrow(new RegExp(`${name} must be set`));
    expect(read(value)).toThrow(new RegExp(`${name} .*expected`));
  });

  it('never shows the key', () => {
    expect(() => readPublishingAccount({...whole, ALGOLIA_ADMIN_API_KEY: 'secret'})).toThrow(
      /^(?!.*secret)/,
    );
  });
});

describe('links', () => {
  it('hang off the dashboard', () => {
    expect(links).toMatchObject({
      signIn: `${provider.dashboardUrl}/signin`,
      signOut: `${provider.dashboardUrl}/signout`,
      account: `${provider.dashboardUrl}/profile/edit`,
      bridge: `${provider.dashboardUrl}/auth-bridge`,
    });
  });
});
