import {announcement} from './announcement';
import {guidePages, homeTopics} from './home';
import {footer, navbarItems} from './navigation';
import {platforms} from './platforms';
import {redirects} from './redirects';
import {unequalTopics} from './topics';

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

/** Every page linked from menus, footer, home page, announcement, redirects and the list of topics. */
export const namedPages: readonly NamedPage[] = [
  ...entries([...navbarItems(), ...(footer?.links ?? [])]).map(({label, to}) => ({
    file: 'config/navigation.ts',
    entry: `the entry “${label}”`,
    to,
  })),
  ...Object.entries(announcement?.content ?? {}).flatMap(([locale, html]) =>
    [...(html ?? '').matchAll(/href="(\/(?!\/)[^"]*)"/g)].map(([, to]) => ({
      file: 'config/announcement.ts',
      entry: `content.${locale}`,
      to: to as string,
    })),
  ),
  ...Object.entries(homeTopics).map(([id, to]) => ({
    file: 'config/home.ts',
    entry: `the topic “${id}”`,
    to,
  })),
  ...platforms.flatMap((platform) =>
    Object.entries(guidePages(platform)).map(([id, to]) => ({
      file: 'config/home.ts',
      entry: `“${id}” of ${platform}`,
      to,
    })),
  ),
  ...unequalTopics.flatMap((topic) =>
    platforms.map((platform) => {
      const topicPage = topic[platform];
      return {
        file: 'config/topics.ts',
        entry: `a topic’s page for ${platform}`,
        to: `/${platform}/${typeof topicPage === 'string' ? topicPage : topicPage.nearest}`,
      };
    }),
  ),
  ...redirects.map(({from, to}) => ({
    file: 'config/redirects.ts',
    entry: `the redirect from ${from}`,
    to,
  })),
];
