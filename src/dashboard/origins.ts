/**
 * Which windows are trusted. Origins are compared as whole strings or by
 * parsed host names, never by searching in them.
 */

/**
 * Tells whether a message came from the hidden bridge frame while it shows
 * the dashboard.
 *
 * @param dashboardOrigin - origin of the configured dashboard
 * @param bridge - window of the bridge frame, null when there is none
 */
export function isFromBridge(
  {origin, source}: Pick<MessageEvent, 'origin' | 'source'>,
  dashboardOrigin: string,
  bridge: MessageEventSource | null,
): boolean {
  return bridge !== null && source === bridge && origin === dashboardOrigin;
}

function parseOrigin(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** One or more non-empty labels of a host name. */
const labels = /^[\w-]+(?:\.[\w-]+)*$/;

/**
 * The origin of an address, if pages of that origin may embed the site and
 * learn its height: an https page on a proper subdomain of the provider's
 * domain, or any page on localhost.
 *
 * @param address - absolute URL, such as a referrer; anything else gives null
 * @param domain - the provider's registrable domain
 */
export function trustedParentOrigin(address: string, domain: string): string | null {
  const url = parseOrigin(address);
  if (!url) {
    return null;
  }
  const {protocol, hostname, origin} = url;
  const isWeb = protocol === 'https:' || protocol === 'http:';
  if (isWeb && hostname === 'localhost') {
    return origin;
  }
  const isSubdomain =
    hostname.endsWith(`.${domain}`) && labels.test(hostname.slice(0, -domain.length - 1));
  return protocol === 'https:' && isSubdomain ? origin : null;
}

/** What decides to whom the height is reported. */
export interface ParentEvidence {
  /** `document.referrer` */
  referrer: string;
  /** Origin of this site. */
  ownOrigin: string;
  /** The provider's registrable domain. */
  domain: string;
  /** Origin remembered from the frame's first load, null when there is none. */
  remembered: string | null;
}

/**
 * The origin the height is addressed to, or null when nothing may be sent.
 * A referrer on the site itself means a reload or a step inside the frame;
 * then the origin remembered from the first load speaks for the parent.
 */
export function parentOrigin({
  referrer,
  ownOrigin,
  domain,
  remembered,
}: ParentEvidence): string | null {
  if (parseOrigin(referrer)?.origin === ownOrigin) {
    return remembered === null ? null : trustedParentOrigin(remembered, domain);
  }
  return trustedParentOrigin(referrer, domain);
}
