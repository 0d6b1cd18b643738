import type {Provider} from './provider';

/** Directives of a Content-Security-Policy with their sources, in order. */
export type Policy = Readonly<Record<string, readonly string[]>>;

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
  const chat = provider.chat
    ? {
        // https://www.intercom.com/help/en/articles/3894
        script: [
          new URL(provider.chat.widgetUrl).origin,
          'https://app.intercom.io',
          'https://js.intercomcdn.com',
        ],
        connect: [
          'https://*.intercom.io',
          'wss://*.intercom.io',
          'https://*.intercom-messenger.com',
          'wss://*.intercom-messenger.com',
          'https://*.intercomcdn.com',
          'https://*.intercomusercontent.com',
          'https://uploads.intercomcdn.eu',
        ],
        media: [
          'https://*.intercomcdn.com',
          'https://*.intercomusercontent.com',
          'https://*.intercomassets.com',
          'https://*.intercomcdn.eu',
          'https://*.intercomassets.eu',
        ],
        image: [
          'blob:',
          'https://messenger-apps.intercom.io',
          'https://*.intercom-attachments-5.com',
          'https://*.intercom-attachments-6.com',
          'https://*.intercom-attachments-9.com',
        ],
        form: ['https://intercom.help', 'https://api-iam.intercom.io'],
        frame: [
          'https://intercom-sheets.com',
          'https://www.intercom-reporting.com',
          'https://www.youtube.com',
          'https://player.vimeo.com',
          'https://fast.wistia.net',
        ],
        // The messenger injects style elements.
        style: ["'unsafe-inline'"],
      }
    : {script: [], connect: [], media: [], image: [], form: [], frame: [], style: []};
  const tagManager = provider.gtmContainerId ? ['https://www.googletagmanager.com'] : [];
  // Where a container's analytics report to:
  // https://developers.google.com/tag-platform/security/guides/csp
  const analytics = provider.gtmContainerId
    ? ['https://*.google-analytics.com', 'https://*.analytics.google.com']
    : [];
  const search = provider.algolia ? ['https://*.algolia.net', 'https://*.algolianet.com'] : [];
  const policy: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...scriptHashes.map((hash) => `'sha256-${hash}'`),
      ...chat.script,
      ...tagManager,
    ],
    'style-src': ["'self'", ...chat.style],
    // Code blocks, images and tabs use style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...chat.media, ...chat.image, ...tagManager, ...analytics],
    'font-src': ["'self'", ...chat.media],
    'media-src': ["'self'", ...chat.media],
    'connect-src': ["'self'", ...chat.connect, ...tagManager, ...analytics, ...search],
    'frame-src': [dashboard, ...chat.frame, ...tagManager],
    'frame-ancestors': [`https://*.${provider.domain}`, 'http://localhost:*'],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", dashboard, ...chat.form],
  };
  const {extra, reportUri} = provider.policy;
  for (const [directive, sources] of Object.entries(extra)) {
    policy[directive] = [...new Set([...(policy[directive] ?? []), ...sources])];
  }
  // A hash disables 'unsafe-inline'.
  if (extra['style-src']?.includes("'unsafe-inline'")) {
    policy['style-src'] = (policy['style-src'] ?? []).filter((one) => !one.startsWith("'sha"));
  }
  return reportUri ? {...policy, 'report-uri': [reportUri], 'report-to': [REPORTS]} : policy;
}

/** Name of the endpoint group that violations are reported to. */
const REPORTS = 'policy';

const line = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

/** Directives that browsers ignore, with a warning, in a meta element. */
const HEADER_ONLY = ['frame-ancestors', 'report-uri', 'report-to', 'sandbox'];

/** The policy as the content of a meta element, for hosts that don't send this site's headers. */
export function metaPolicy(provider: Provider, scriptHashes: readonly string[]): string {
  return line(
    Object.fromEntries(
      Object.entries(contentSecurityPolicy(provider, scriptHashes)).filter(
        ([directive, sources]) =>
          !HEADER_ONLY.includes(directive) &&
          // A directive that repeats default-src only adds bytes.
          (directive === 'default-src' ||
            sources.join() !== "'self'" ||
            !directive.endsWith('-src')),
      ),
    ),
  );
}

/** Third-party hosts that the built HTML may load from; none unless a service is configured. */
export function foreignOrigins(provider: Provider): string[] {
  return [
    ...new Set(
      Object.values(contentSecurityPolicy(provider, []))
        .flat()
        .filter((source) => source.startsWith('https://')),
    ),
  ];
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
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
}

/**
 * Cache-Control values. Names under `assets/` carry a content hash and never change, except
 * for the chunk manifest, which browsers always revalidate (plugins/bundling/chunk-names).
 */
export const cacheControl = {
  assets: 'public, max-age=31536000, immutable',
  pages: 'no-cache',
} as const;
