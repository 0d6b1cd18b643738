/**
 * Decides which windows are trusted. Origins are compared as whole strings or by
 * parsed host names, never by substring.
 */

/**
 * Whether a message came from the hidden bridge frame while it shows the dashboard.
 *
 * @param dashboardOrigin - origin of the configured dashboard
 * @param bridge - window of the bridge frame, or null
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

/** One or more non-empty labels of a host name, separated by dots. */
const labels = /^[\w-]+(?:\.[\w-]+)*$/;

/**
 * The origin of an address, if pages of that origin may embed the site and receive
 * its height: an https page on a proper subdomain of the provider's domain, or any
 * page on localhost.
 *
 * @param address - absolute URL, such as a referrer; any other text gives null
 * @param domain - the provider's domain
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

/**
 * The origin that the height is sent to, or null if nothing may be sent. If the
 * referrer is the site itself, after a reload or a navigation inside the frame, the
 * origin remembered from the first load is used.
 *
 * @param ownOrigin - origin of this site
 * @param domain - the provider's domain
 */
export function parentOrigin({
  referrer,
  ownOrigin,
  domain,
  remembered,
}: Record<'referrer' | 'ownOrigin' | 'domain', string> & {
  remembered: string | null;
}): string | null {
  if (parseOrigin(referrer)?.origin === ownOrigin) {
    return remembered === null ? null : trustedParentOrigin(remembered, domain);
  }
  return trustedParentOrigin(referrer, domain);
}
