/**
 * How the environment is read. Every variable of a build has a default that
 * works offline; a value that is set but malformed stops with the variable's
 * name and what was expected.
 *
 * Loading this module reads nothing, so that a command can say in its own way
 * what is wrong. What a build reads is in `provider.ts`.
 */

type Environment = Readonly<Record<string, string | undefined>>;

/** Everything the rest of the site may know about the provider and the deployment. */
export interface Provider {
  /** Public origin of this site, no trailing slash. */
  siteUrl: string;
  /** Path the English site is served under; starts and ends with a slash. */
  baseUrl: string;
  /** Registrable domain whose https subdomains may embed the site. */
  domain: string;
  /** Origin (and optional path) of the dashboard, no trailing slash. */
  dashboardUrl: string;
  /** Chat credentials; null when the chat is not configured. */
  chat: {appId: string; widgetUrl: string} | null;
  /** Tag manager container id, or null. */
  gtmContainerId: string | null;
  /** Hosted search credentials (search-only key), or null for the local index. */
  algolia: {appId: string; apiKey: string; indexName: string} | null;
}

function read(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value ? value : undefined;
}

function fail(name: string, value: string, expected: string): never {
  throw new Error(`Environment variable ${name} is "${value}", but ${expected} was expected.`);
}

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Reads an absolute URL from the environment.
 *
 * @returns the URL without a trailing slash
 * @throws if it is not an URL, carries credentials, query or hash, or is plain
 *   http on any host but localhost (the contract for dashboard and chat)
 */
function readUrl(env: Environment, name: string, fallback: string): string {
  const value = read(env, name) ?? fallback;
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    return fail(name, value, 'an absolute URL such as https://app.example.com');
  }
  const local = LOCAL_HOSTS.has(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && local)) {
    return fail(name, value, 'an https URL (http is accepted on localhost only)');
  }
  if (url.username || url.password || url.search || url.hash) {
    return fail(name, value, 'a URL without credentials, query and hash');
  }
  return url.href.replace(/\/+$/, '');
}

function readMatching(
  env: Environment,
  name: string,
  pattern: RegExp,
  expected: string,
): string | null {
  const value = read(env, name);
  if (value === undefined) {
    return null;
  }
  return pattern.test(value) ? value : fail(name, value, expected);
}

/** Public address of the site. */
type SiteAddress = Pick<Provider, 'siteUrl' | 'baseUrl'>;

/**
 * Reads where the site is published.
 *
 * @param env - usually `process.env`; tests pass their own
 * @throws when a variable is malformed
 */
export function readSiteAddress(env: Environment): SiteAddress {
  const siteUrl = readUrl(env, 'SITE_URL', 'https://docs.appodeal.com');
  if (new URL(siteUrl).pathname !== '/') {
    fail('SITE_URL', siteUrl, 'an origin without a path (use BASE_URL for the path)');
  }
  const baseUrl = read(env, 'BASE_URL') ?? '/';
  if (!/^\/(?:[\w.~-]+\/)*$/.test(baseUrl)) {
    fail('BASE_URL', baseUrl, 'a path that starts and ends with a slash, such as / or /docs/');
  }
  return {siteUrl, baseUrl};
}

const API_KEY = /^[a-f0-9]{32}$/i;

const readAppId = (env: Environment): string | null =>
  readMatching(env, 'ALGOLIA_APP_ID', /^[A-Z0-9]{6,20}$/i, 'an Algolia application id');

const readIndexName = (env: Environment): string | null =>
  readMatching(
    env,
    'ALGOLIA_INDEX_NAME',
    /^[\w.-]{1,128}$/,
    'an index name (letters, digits, dot, dash, underscore)',
  );

/**
 * Builds the provider description from an environment.
 *
 * @param env - usually `process.env`; tests pass their own
 * @throws when a variable is malformed, or when only some of a group are set
 */
export function readProvider(env: Environment): Provider {
  const {siteUrl, baseUrl} = readSiteAddress(env);
  const domain =
    readMatching(
      env,
      'PROVIDER_DOMAIN',
      /^(?!-)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
      'a domain name in lower case such as appodeal.com',
    ) ?? 'appodeal.com';

  const appId = readMatching(
    env,
    'INTERCOM_APP_ID',
    /^[a-z0-9]{4,32}$/i,
    'the app id of the chat (4 to 32 letters and digits)',
  );
  const widgetUrl = readUrl(
    env,
    'INTERCOM_WIDGET_URL',
    `https://widget.intercom.io/widget/${appId}`,
  );
  const gtmContainerId = readMatching(
    env,
    'GTM_CONTAINER_ID',
    /^GTM-[A-Z0-9]{4,12}$/,
    'a container id such as GTM-ABC1234',
  );

  const algoliaNames = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;
  const [algoliaAppId, algoliaKey, algoliaIndex] = [
    readAppId(env),
    readMatching(env, algoliaNames[1], API_KEY, 'a search-only API key (32 hexadecimal digits)'),
    readIndexName(env),
  ];
  const missing = algoliaNames.filter((name) => read(env, name) === undefined);
  if (missing.length > 0 && missing.length < algoliaNames.length) {
    throw new Error(
      `Environment variable ${missing.join(' and ')} must be set too: hosted search needs ${algoliaNames.join(', ')} together.`,
    );
  }
  const adminKey = read(env, 'ALGOLIA_ADMIN_API_KEY');
  if (adminKey && adminKey === algoliaKey) {
    throw new Error(
      'Environment variable ALGOLIA_SEARCH_API_KEY holds the admin key; a search-only key was expected, because it is published with every page.',
    );
  }

  return {
    siteUrl,
    baseUrl,
    domain,
    dashboardUrl: readUrl(env, 'DASHBOARD_URL', 'https://app.appodeal.com'),
    chat: appId ? {appId, widgetUrl} : null,
    gtmContainerId,
    algolia:
      algoliaAppId && algoliaKey && algoliaIndex
        ? {appId: algoliaAppId, apiKey: algoliaKey, indexName: algoliaIndex}
        : null,
  };
}

/**
 * Reads what publishing the search index needs; the build never asks for it.
 *
 * @throws naming every variable that is missing, or the one that is malformed;
 *   never showing the key
 */
export function readPublishingAccount(env: Environment): {
  appId: string;
  indexName: string;
  adminKey: string;
} {
  const appId = readAppId(env);
  const indexName = readIndexName(env);
  const adminKey = read(env, 'ALGOLIA_ADMIN_API_KEY');
  if (!appId || !indexName || !adminKey) {
    const missing = [
      !appId && 'ALGOLIA_APP_ID',
      !indexName && 'ALGOLIA_INDEX_NAME',
      !adminKey && 'ALGOLIA_ADMIN_API_KEY',
    ].filter(Boolean);
    throw new Error(
      `Environment variable ${missing.join(' and ')} must be set to publish the search index.`,
    );
  }
  if (!API_KEY.test(adminKey)) {
    throw new Error(
      'Environment variable ALGOLIA_ADMIN_API_KEY is malformed; a key of 32 hexadecimal digits was expected.',
    );
  }
  return {appId, indexName, adminKey};
}
