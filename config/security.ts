import type {Provider} from './provider';

/** Directives of a Content-Security-Policy with their sources, in order. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** Sources of the chat: https://www.intercom.com/help/en/articles/3894 */
function chatSources(widgetUrl: string): Policy {
  const media = [
    'https://*.intercomcdn.com',
    'https://*.intercomusercontent.com',
    'https://*.intercomassets.com',
    'https://*.intercomcdn.eu',
    'https://*.intercomassets.eu',
  ];
  return {
    'script-src': [
      new URL(widgetUrl).origin,
      'https://app.intercom.io',
      'https://js.intercomcdn.com',
    ],
    // The messenger injects style elements.
    'style-src': ["'unsafe-inline'"],
    'img-src': [
      ...media,
      'blob:',
      'https://messenger-apps.intercom.io',
      'https://*.intercom-attachments-5.com',
      'https://*.intercom-attachments-6.com',
      'https://*.intercom-attachments-9.com',
    ],
    'font-src': media,
    'media-src': media,
    'connect-src': [
      'https://*.intercom.io',
      'wss://*.intercom.io',
      'https://*.intercom-messenger.com',
      'wss://*.intercom-messenger.com',
      'https://*.intercomcdn.com',
      'https://*.intercomusercontent.com',
      'https://uploads.intercomcdn.eu',
    ],
    'frame-src': [
      'https://intercom-sheets.com',
      'https://www.intercom-reporting.com',
      'https://www.youtube.com',
      'https://player.vimeo.com',
      'https://fast.wistia.net',
    ],
    'form-action': ['https://intercom.help', 'https://api-iam.intercom.io'],
  };
}

const TAG_MANAGER = 'https://www.googletagmanager.com';
/**
 * Where a container's analytics report to:
 * https://developers.google.com/tag-platform/security/guides/csp
 */
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** Name of the endpoint group that violations are reported to. */
const REPORTS = 'policy';

/**
 * What pages may load and who may frame them. By default only the site's own
 * files; each configured service adds its sources.
 *
 * @param provider - dashboard, chat, tag manager and hosted search
 * @param scriptHashes - base64 SHA-256 of each inline script, computed from the
 *   build because they change with the framework and its options
 */
export function contentSecurityPolicy(provider: Provider, scriptHashes: readonly string[]): Policy {
  const dashboard = new URL(provider.dashboardUrl).origin;
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)],
    'style-src': ["'self'"],
    // Code blocks, images and tabs use style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': [dashboard],
    'frame-ancestors': [`https://*.${provider.domain}`, 'http://localhost:*'],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", dashboard],
  };
  const {extra, reportUri} = provider.policy;
  const additions: Policy[] = [
    provider.chat ? chatSources(provider.chat.widgetUrl) : {},
    provider.gtmContainerId
      ? {
          'script-src': [TAG_MANAGER],
          'img-src': [TAG_MANAGER, ...ANALYTICS],
          'connect-src': [TAG_MANAGER, ...ANALYTICS],
          'frame-src': [TAG_MANAGER],
        }
      : {},
    provider.algolia ? {'connect-src': ['https://*.algolia.net', 'https://*.algolianet.com']} : {},
    extra,
    reportUri ? {'report-uri': [reportUri], 'report-to': [REPORTS]} : {},
  ];
  for (const [directive, sources] of additions.flatMap((addition) => Object.entries(addition))) {
    policy[directive] = [...new Set([...(policy[directive] ?? []), ...sources])];
  }
  return policy;
}

const line = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

/** Directives that browsers ignore, with a warning, in a meta element. */
const HEADER_ONLY = ['frame-ancestors', 'report-uri', 'report-to'];

/** The policy as the content of a meta element, for hosts that don't send this site's headers. */
export function metaPolicy(provider: Provider, scriptHashes: readonly string[]): string {
  const stated = Object.entries(contentSecurityPolicy(provider, scriptHashes)).filter(
    ([directive, sources]) =>
      !HEADER_ONLY.includes(directive) &&
      // A directive that repeats default-src only adds bytes.
      (directive === 'default-src' || sources.join() !== "'self'" || !directive.endsWith('-src')),
  );
  return line(Object.fromEntries(stated));
}

/** Third-party hosts that the built HTML may load from; none unless a service is configured. */
export function foreignOrigins(provider: Provider): string[] {
  const sources = Object.values(contentSecurityPolicy(provider, [])).flat();
  return [...new Set(sources.filter((source) => source.startsWith('https://')))];
}

/** Response headers for every page and file. */
export function securityHeaders(
  provider: Provider,
  scriptHashes: readonly string[],
): Record<string, string> {
  const {reportUri} = provider.policy;
  return {
    'Content-Security-Policy': line(contentSecurityPolicy(provider, scriptHashes)),
    ...(reportUri ? {'Reporting-Endpoints': `${REPORTS}="${reportUri}"`} : {}),
    ...(provider.preview ? {'X-Robots-Tag': 'noindex, nofollow'} : {}),
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
}

/** Cache-Control values. Names under `assets/` carry a content hash and never change. */
export const cacheControl = {
  assets: 'public, max-age=31536000, immutable',
  pages: 'no-cache',
} as const;
