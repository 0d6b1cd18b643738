/** Feed formats of the releases; the id is the extension of the files too. */
export const feedFormats = [
  {id: 'atom', label: 'Atom', mime: 'application/atom+xml'},
  {id: 'rss', label: 'RSS', mime: 'application/rss+xml'},
  {id: 'json', label: 'JSON', mime: 'application/feed+json'},
] as const;

export type FeedFormat = (typeof feedFormats)[number]['id'];

/**
 * Address of a feed, without the base URL.
 *
 * @param scope - a platform, or `all`
 */
export const feedPath = (scope: string, format: FeedFormat): string => `/feeds/${scope}.${format}`;
