import {announcement} from './announcement';
import {guidePages, homeTopics} from './home';
import {footer, navbarItems} from './navigation';
import {platforms} from './platforms';
import {redirects} from './redirects';
import {unequalTopics} from './topics';

/** A page that configuration leads to. */
export interface NamedPage {
  /** The file that names it, and the entry there. */
  file: string;
  entry: string;
  /** Address without base URL and language; a hash may follow. */
  to: string;
}

/** The addresses within a menu, at any depth. */
function entries(items: readonly unknown[]): {label: string; to: string}[] {
  return (items as {label?: string; title?: string; to?: string; items?: unknown[]}[]).flatMap(
    ({label, title, to, items: below}) => [
      // Feeds are files.
      ...(to?.startsWith('/') ? [{label: label ?? title ?? '', to}] : []),
      ...entries(below ?? []),
    ],
  );
}

/** Every page that menus, footer, home page, announcement, redirects and the list of topics name. */
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
      const place = topic[platform];
      return {
        file: 'config/topics.ts',
        entry: `a topic’s page for ${platform}`,
        to: `/${platform}/${typeof place === 'string' ? place : place.nearest}`,
      };
    }),
  ),
  ...redirects.map(({from, to}) => ({
    file: 'config/redirects.ts',
    entry: `the redirect from ${from}`,
    to,
  })),
];
