/** Formats in which the releases can be subscribed to. */
export const feedFormats = [
  {id: 'atom', label: 'Atom', mime: 'application/atom+xml', extension: 'atom'},
  {id: 'rss', label: 'RSS', mime: 'application/rss+xml', extension: 'rss'},
  {id: 'json', label: 'JSON', mime: 'application/feed+json', extension: 'json'},
] as const;

export type FeedFormat = (typeof feedFormats)[number]['id'];

/**
 * Where a feed lives, without base URL.
 *
 * @param scope - a platform, or `all` for the platforms together
 */
export const feedPath = (scope: string, format: FeedFormat): string =>
  `/feeds/${scope}.${feedFormats.find(({id}) => id === format)?.extension}`;
