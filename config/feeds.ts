/** Feed formats of the releases. */
export const feedFormats = [
  {id: 'atom', label: 'Atom', mime: 'application/atom+xml', extension: 'atom'},
  {id: 'rss', label: 'RSS', mime: 'application/rss+xml', extension: 'rss'},
  {id: 'json', label: 'JSON', mime: 'application/feed+json', extension: 'json'},
] as const;

export type FeedFormat = (typeof feedFormats)[number]['id'];

/**
 * Address of a feed, without the base URL.
 *
 * @param scope - a platform, or `all`
 */
export const feedPath = (scope: string, format: FeedFormat): string =>
  `/feeds/${scope}.${feedFormats.find(({id}) => id === format)?.extension}`;
