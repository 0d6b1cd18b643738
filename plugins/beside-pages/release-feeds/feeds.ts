import {Feed} from 'feed';
import {feedFormats, feedPath, type FeedFormat} from '../../../config/feeds';
import {inLocale} from '../../../config/locales';
import {guideOf, type Platform} from '../../../config/platforms';
import {releaseAnchor, releasesOf, type Release} from '@help-center/sdk-data/releases';
import {escapeHtml} from '@help-center/text';
import {wordsFor} from '../../data-pages/release-pages/words';

/** Address, language and title of the site that the feeds are for. */
export interface FeedContext {
  /** Address of the site in this language; ends with a slash. */
  base: string;
  locale: string;
  /** Title of the site. */
  title: string;
}

const titles = {
  en: (scope: string) => `${scope}: releases`,
  ru: (scope: string) => `${scope}: новые версии`,
};

const productName = (platform: Platform): string => `Appodeal ${guideOf(platform).label}`;

/** One change as HTML; words in backticks become code. */
export const changeHtml = (text: string): string =>
  text
    .split('`')
    .map((part, index) => (index % 2 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part)))
    .join('');

/** All changes of a release as HTML. */
export function releaseHtml({changes}: Release, locale: string): string {
  const words = wordsFor(locale);
  return Object.entries(words.kinds)
    .map(([kind, name]) => {
      const items = changes.filter((change) => change.kind === kind);
      return items.length === 0
        ? ''
        : `<p><strong>${escapeHtml(name)}</strong></p><ul>${items
            .map(({text}) => `<li>${changeHtml(inLocale(text, locale))}</li>`)
            .join('')}</ul>`;
    })
    .join('');
}

/** Releases of the given platforms, newest first. Releases without a date are left out. */
export const entriesOf = (platforms: readonly Platform[]) =>
  platforms
    .flatMap((platform) =>
      releasesOf(platform).flatMap((release) =>
        release.date ? [{platform, release, date: new Date(release.date)}] : [],
      ),
    )
    .sort((a, b) => b.date.getTime() - a.date.getTime());

/**
 * Renders one feed.
 *
 * @param scope - a platform, or `all`
 * @param platforms - platforms whose releases it holds; must not be empty
 */
export function feedText(
  scope: string,
  platforms: readonly Platform[],
  format: FeedFormat,
  {base, locale, title}: FeedContext,
): string {
  const entries = entriesOf(platforms);
  const product = scope === 'all' ? 'Appodeal SDK' : productName(scope as Platform);
  const heading = inLocale(titles, locale)(product);
  const page = scope === 'all' ? base : `${base}${scope}/changelog`;
  const feedUrl = (id: FeedFormat): string => `${base}${feedPath(scope, id).slice(1)}`;
  const feed = new Feed({
    id: feedUrl(format),
    title: heading,
    description: heading,
    link: page,
    language: locale,
    updated: entries[0]?.date,
    generator: title,
    author: {name: 'Appodeal', link: base},
    copyright: 'Appodeal Inc.',
    feedLinks: Object.fromEntries(feedFormats.map(({id}) => [id, feedUrl(id)])),
  });
  for (const {platform, release, date} of entries) {
    const address = `${base}${platform}/changelog#${releaseAnchor(release.version)}`;
    feed.addItem({
      id: address,
      link: address,
      title: `${productName(platform)} ${release.version}`,
      date,
      published: date,
      content: releaseHtml(release, locale),
      description: `${productName(platform)} ${release.version}`,
    });
  }
  return {atom: () => feed.atom1(), rss: () => feed.rss2(), json: () => feed.json1()}[format]();
}
