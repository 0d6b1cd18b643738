import {announcement} from '../../../config/announcement';
import {guidePages, homeTopics} from '../../../config/home';
import {footer, navbarItems} from '../../../config/navigation';
import {platforms} from '../../../config/platforms';
import {redirects} from '../../../config/redirects';
import {unequalTopics} from '../../../config/topics';

/** A page that the configuration links to. */
export interface NamedPage {
  /** The file that links to it. */
  file: string;
  entry: string;
  /** Address without base URL and language; may end in a hash. */
  to: string;
}

/** The links in a menu, at any depth. */
function entries(items: readonly unknown[]): {label: string; to: string}[] {
  return (items as {label?: string; title?: string; to?: string; items?: unknown[]}[]).flatMap(
    ({label, title, to, items: below}) => [
      // Feeds are files, not pages.
      ...(to?.startsWith('/') ? [{label: label ?? title ?? '', to}] : []),
      ...entries(below ?? []),
    ],
  );
}

/** Entries with the pages they link to, by file. */
const links: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'config/navigation.ts': entries([...navbarItems(), ...(footer?.links ?? [])]).map(
    ({label, to}) => [`the entry “${label}”`, to],
  ),
  'config/announcement.ts': Object.entries(announcement?.content ?? {}).flatMap(([locale, html]) =>
    Array.from(
      (html ?? '').matchAll(/href="(\/(?!\/)[^"]*)"/g),
      ([, to]) => [`content.${locale}`, to as string] as const,
    ),
  ),
  'config/home.ts': [
    ...Object.entries(homeTopics).map(([id, to]) => [`the topic “${id}”`, to] as const),
    ...platforms.flatMap((platform) =>
      Object.entries(guidePages(platform)).map(
        ([id, to]) => [`“${id}” of ${platform}`, to] as const,
      ),
    ),
  ],
  'config/topics.ts': unequalTopics.flatMap((topic) =>
    platforms.map((platform) => {
      const page = topic[platform];
      return [
        `a topic’s page for ${platform}`,
        `/${platform}/${typeof page === 'string' ? page : page.nearest}`,
      ] as const;
    }),
  ),
  'config/redirects.ts': redirects.map(({from, to}) => [`the redirect from ${from}`, to]),
};

/** Every page linked from menus, footer, home page, announcement, redirects and the list of topics. */
export const namedPages: readonly NamedPage[] = Object.entries(links).flatMap(([file, pages]) =>
  pages.map(([entry, to]) => ({file, entry, to})),
);
