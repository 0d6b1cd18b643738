import {providerAddresses} from '@help-center/sdk-data/addresses';

/**
 * Reads the environment. Every variable of a build has a default that works
 * offline; a malformed value throws with the variable's name and what was
 * expected.
 *
 * Importing this module reads nothing, so each command can report errors in its
 * own way. `provider.ts` holds what a build reads.
 */

type Environment = Readonly<Record<string, string | undefined>>;

/** Everything the rest of the site may know about the provider and the deployment. */
export type Provider = Readonly<ReturnType<typeof readProvider>>;

/** A variable is missing or malformed; the message is complete without a stack. */
export class EnvironmentError extends Error {}

const read = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined;

/** Never shows the value, which may be a secret set in the wrong variable. */
function fail(name: string, expected: string): never {
  throw new EnvironmentError(
    `Environment variable ${name} is malformed: ${expected} was expected.`,
  );
}

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** An origin and path whose characters need no escaping in HTML, scripts, a policy or nginx. */
const PLAIN_URL = /^https?:\/\/(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[::1\])(?::\d+)?(?:\/[\w.~/-]*)?$/i;
const DOT_SEGMENT = /\/\.{1,2}(?:\/|$)/;

/**
 * Reads an absolute URL from the environment.
 *
 * @returns the URL without a trailing slash
 * @throws {EnvironmentError} if it has more than an origin and a plain path, or
 *   uses http on a host other than localhost
 */
function readUrl(env: Environment, name: string, fallback: string): string {
  const value = read(env, name) ?? fallback;
  if (!PLAIN_URL.test(value) || DOT_SEGMENT.test(value) || !URL.canParse(value)) {
    return fail(
      name,
      'an absolute URL such as https://app.example.com, without credentials, query, hash or wildcards,',
    );
  }
  const url = new URL(value);
  if (url.protocol !== 'https:' && !LOCAL_HOSTS.has(url.hostname)) {
    return fail(name, 'an https URL (http is accepted on localhost only)');
  }
  return url.href.replace(/\/+$/, '');
}

/** Variables that hold one word, with what it looks like. */
const WORDS = {
  PROVIDER_DOMAIN: [
    // Labels of letters, digits and inner hyphens; the last starts with a letter, which excludes IP addresses.
    /^(?:(?!-)[a-z\d-]{1,63}(?<!-)\.)+(?!-)[a-z][a-z\d-]{1,62}(?<!-)$/,
    'a domain name in lower case such as appodeal.com',
  ],
  INTERCOM_APP_ID: [/^[a-z0-9]{4,32}$/i, 'the app id of the chat (4 to 32 letters and digits)'],
  GTM_CONTAINER_ID: [/^GTM-[A-Z0-9]{4,12}$/, 'a container id such as GTM-ABC1234'],
  ALGOLIA_APP_ID: [/^[A-Z0-9]{6,20}$/i, 'an Algolia application id'],
  ALGOLIA_INDEX_NAME: [/^[\w.-]{1,128}$/, 'an index name (letters, digits, dot, dash, underscore)'],
  ALGOLIA_SEARCH_API_KEY: [/^[a-f0-9]{32}$/i, 'a search-only API key (32 hexadecimal digits)'],
  ALGOLIA_ADMIN_API_KEY: [/^[a-f0-9]{32}$/i, 'a key of 32 hexadecimal digits'],
  OFFLINE_PAGES: [/^(?:on|off)$/, '"on" or "off"'],
  PREVIEW: [/^1$/, '"1", or nothing'],
  SOURCE_DATE_EPOCH: [/^\d{9,11}$/, 'seconds since 1970, as “git log -1 --format=%ct” prints them'],
  SECURITY_CONTACT: [
    // No white space: `security.txt` is parsed by line.
    /^(?:mailto:[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+|https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?:\/[\w.~/-]*)?)$/i,
    'an address such as mailto:security@example.com or https://example.com/security',
  ],
} as const;

function readWord(env: Environment, name: keyof typeof WORDS): string | null {
  const value = read(env, name) ?? null;
  const [pattern, expected] = WORDS[name];
  return value === null || pattern.test(value) ? value : fail(name, expected);
}

/**
 * Reads where the site is published.
 *
 * @param env - usually `process.env`
 * @throws {EnvironmentError} when a variable is malformed
 */
export function readSiteAddress(env: Environment) {
  const siteUrl = readUrl(env, 'SITE_URL', 'https://docs.appodeal.com');
  if (new URL(siteUrl).pathname !== '/') {
    fail('SITE_URL', 'an origin without a path (use BASE_URL for the path)');
  }
  const baseUrl = read(env, 'BASE_URL') ?? '/';
  if (!/^\/(?:[\w.~-]+\/)*$/.test(baseUrl) || DOT_SEGMENT.test(baseUrl)) {
    fail('BASE_URL', 'a path that starts and ends with a slash, such as / or /docs/');
  }
  return {
    /** Public origin of this site, no trailing slash. */
    siteUrl,
    /** Path the English site is served under; starts and ends with a slash. */
    baseUrl,
  };
}

/** Directives that a deployment can extend; each is the end of a variable's name, as in CSP_EXTRA_IMG_SRC. */
const WIDENED = [
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'media-src',
  'connect-src',
  'frame-src',
  'form-action',
];
const EXTRA = 'CSP_EXTRA_';
const HOST_SOURCE =
  /^(?:https|wss):\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?(?:\/[\w.~/-]*)?$/i;
const SCRIPT_SOURCE = /^'(?:unsafe-eval|wasm-unsafe-eval|sha(?:256|384|512)-[\w+/]+={0,2})'$/;
const DATA_SOURCE = /^(?:data|blob):$/;

/** Whether a source can be added; `*`, bare schemes and 'unsafe-inline' scripts would defeat the policy. */
function mayAdd(directive: string, source: string): boolean {
  return (
    HOST_SOURCE.test(source) ||
    (directive === 'script-src' && SCRIPT_SOURCE.test(source)) ||
    (directive === 'style-src' && source === "'unsafe-inline'") ||
    (/^(?:img|font|media)-src$/.test(directive) && DATA_SOURCE.test(source))
  );
}

function readPolicy(env: Environment) {
  const extra: Record<string, readonly string[]> = {};
  for (const name of Object.keys(env).filter((key) => key.startsWith(EXTRA))) {
    const directive = name.slice(EXTRA.length).toLowerCase().replaceAll('_', '-');
    if (!WIDENED.includes(directive)) {
      const known = WIDENED.map((one) => EXTRA + one.toUpperCase().replaceAll('-', '_'));
      throw new EnvironmentError(
        `Environment variable ${name} is not known; one of ${known.join(', ')} was expected.`,
      );
    }
    const sources = read(env, name)?.split(/\s+/) ?? [];
    if (!sources.every((source) => mayAdd(directive, source))) {
      fail(
        name,
        "a list of sources, separated by spaces, such as https://*.example.com (for script-src also hashes and 'unsafe-eval')",
      );
    }
    if (sources.length > 0) {
      extra[directive] = sources;
    }
  }
  const reportUri = read(env, 'CSP_REPORT_URI') ? readUrl(env, 'CSP_REPORT_URI', '') : null;
  return {
    /** Extra sources by directive. */
    extra,
    /** Where browsers report violations, or null. */
    reportUri,
  };
}

/**
 * Reads the provider's settings.
 *
 * @param env - usually `process.env`
 * @throws {EnvironmentError} when a variable is malformed, or when only part of a group is set
 */
export function readProvider(env: Environment) {
  const address = readSiteAddress(env);
  const appId = readWord(env, 'INTERCOM_APP_ID');
  const widgetUrl = readUrl(
    env,
    'INTERCOM_WIDGET_URL',
    `https://widget.intercom.io/widget/${appId}`,
  );
  if (read(env, 'INTERCOM_WIDGET_URL') && (!appId || !widgetUrl.endsWith(`/${appId}`))) {
    fail('INTERCOM_WIDGET_URL', 'a URL that ends in the app id set in INTERCOM_APP_ID');
  }
  const algoliaId = readWord(env, 'ALGOLIA_APP_ID');
  const apiKey = readWord(env, 'ALGOLIA_SEARCH_API_KEY');
  const indexName = readWord(env, 'ALGOLIA_INDEX_NAME');
  const algoliaNames = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_INDEX_NAME'];
  const missing = algoliaNames.filter((name) => read(env, name) === undefined);
  if (missing.length > 0 && missing.length < algoliaNames.length) {
    throw new EnvironmentError(
      `Environment variable ${missing.join(' and ')} must be set too: hosted search needs ${algoliaNames.join(', ')} together.`,
    );
  }
  if (apiKey && apiKey === read(env, 'ALGOLIA_ADMIN_API_KEY')) {
    throw new EnvironmentError(
      'Environment variable ALGOLIA_SEARCH_API_KEY holds the admin key; a search-only key was expected, because it is published with every page.',
    );
  }

  // Readers of a preview are colleagues: nothing counts them, and nobody answers them.
  const preview = readWord(env, 'PREVIEW') === '1';
  const gtmContainerId = readWord(env, 'GTM_CONTAINER_ID');

  return {
    ...address,
    /** Whether this is not the published site: search engines leave it out, no tags, no chat. */
    preview,
    /** Domain whose https subdomains may embed the site. */
    domain: readWord(env, 'PROVIDER_DOMAIN') ?? 'appodeal.com',
    /** Origin (and optional path) of the dashboard, no trailing slash. */
    dashboardUrl: readUrl(env, 'DASHBOARD_URL', 'https://app.appodeal.com'),
    /** Chat credentials; null when the chat is not configured. */
    chat: appId && !preview ? {appId, widgetUrl} : null,
    /** Tag manager container id, or null. */
    gtmContainerId: preview ? null : gtmContainerId,
    /** Hosted search credentials (search-only key), or null for the local index. */
    algolia: algoliaId && apiKey && indexName ? {appId: algoliaId, apiKey, indexName} : null,
    /** Whether browsers keep visited pages for reading offline. */
    offline: readWord(env, 'OFFLINE_PAGES') !== 'off',
    /** Where to report a vulnerability, for `security.txt`; a `mailto:` or `https:` address. */
    securityContact:
      readWord(env, 'SECURITY_CONTACT') ?? `mailto:${providerAddresses.supportEmail}`,
    /** When the sources were committed, in milliseconds, or null. */
    committed: Number(readWord(env, 'SOURCE_DATE_EPOCH')) * 1000 || null,
    /** What the deployment adds to the Content-Security-Policy. */
    policy: readPolicy(env),
  };
}

/**
 * Reads the account for publishing the search index. Builds don't need it.
 *
 * @throws with the names of all missing variables, or of the malformed one; never
 *   with the key
 */
export function readPublishingAccount(env: Environment) {
  const appId = readWord(env, 'ALGOLIA_APP_ID');
  const indexName = readWord(env, 'ALGOLIA_INDEX_NAME');
  const adminKey = readWord(env, 'ALGOLIA_ADMIN_API_KEY');
  if (!appId || !indexName || !adminKey) {
    const names = ['ALGOLIA_APP_ID', 'ALGOLIA_INDEX_NAME', 'ALGOLIA_ADMIN_API_KEY'];
    const missing = names.filter((name) => read(env, name) === undefined);
    throw new EnvironmentError(
      `Environment variable ${missing.join(' and ')} must be set to publish the search index.`,
    );
  }
  return {appId, indexName, adminKey};
}
