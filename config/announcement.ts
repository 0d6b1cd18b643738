import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {defaultLocale, i18n, inLocale, type Localized} from './locales';
import {provider} from './provider';
import {latestVersion} from './releases';

/** The line above the bar. */
export interface Announcement {
  /** Remembered when the reader closes the line; a new id shows it again. */
  id: string;
  /** Text with a few tags (see TAGS), by language. Addresses in `href="/…"` are written without base URL. */
  content: Localized;
  /** CSS colours: hexadecimal, or a custom property such as `var(--site-ink)`. */
  backgroundColor: string;
  textColor: string;
  isCloseable: boolean;
}

const TAGS = ['a', 'b', 'strong', 'em', 'i', 'code', 'br'];
/** A tag as it may be written: without attributes, but for the address of a link. */
const TAG = new RegExp(
  `</?(?:${TAGS.join('|')})>|<a href="(?:https://[^"<>\\s]+|/(?![/\\\\])[^"<>\\s]*|#[^"<>\\s]*)">`,
  'g',
);

const COLOUR = /^(?:#(?:[0-9a-f]{3}){1,2}|var\(--[\w-]+\))$/i;

/**
 * Checks an announcement. A language without a text of its own shows the
 * default language's.
 *
 * @throws naming the field and what was expected
 */
export function checkAnnouncement(candidate: Announcement): void {
  const fail = (field: string, value: unknown, expected: string): never => {
    throw new Error(
      `config/announcement.ts: ${field} is ${JSON.stringify(value)}, but ${expected} was expected.`,
    );
  };
  const {id, content, backgroundColor, textColor, isCloseable} = candidate;
  if (typeof id !== 'string' || !/^[a-z0-9][\w.-]*$/i.test(id)) {
    fail('id', id, 'a name of letters, digits, dots and dashes');
  }
  for (const locale of new Set([defaultLocale, ...Object.keys(content ?? {})])) {
    const html = content?.[locale];
    if (typeof html !== 'string' || html.trim() === '') {
      fail(`content.${locale}`, html, 'a line of HTML');
    } else if (/[<>]/.test(html.replaceAll(TAG, ''))) {
      fail(
        `content.${locale}`,
        html,
        `text with no tags but ${TAGS.join(', ')}, and no attributes but href="https://…", "/…" or "#…",`,
      );
    }
  }
  for (const [field, value] of Object.entries({backgroundColor, textColor})) {
    if (typeof value !== 'string' || !COLOUR.test(value)) {
      fail(field, value, 'a colour such as #1e1a20 or var(--site-ink)');
    }
  }
  if (typeof isCloseable !== 'boolean') {
    fail('isCloseable', isCloseable, 'true or false');
  }
}

const latest = latestVersion('android');

/** What the site announces now; null for nothing. */
export const announcement: Announcement | null = {
  id: `sdk-${latest}`,
  content: {
    en: `Appodeal SDK ${latest} is out. <a href="/android/changelog">See what changed</a>`,
    ru: `Вышел Appodeal SDK ${latest}. <a href="/android/changelog">Что изменилось</a>`,
  },
  backgroundColor: 'var(--site-accent-tint)',
  textColor: 'var(--site-ink)',
  isCloseable: true,
};

/**
 * The announcement as the theme takes it, in one language.
 *
 * @returns undefined when there is nothing to announce
 */
export function announcementBar(
  locale: string,
  current: Announcement | null = announcement,
): ThemeConfig['announcementBar'] {
  if (!current) {
    return undefined;
  }
  checkAnnouncement(current);
  const base = i18n(provider.baseUrl).localeConfigs[locale]?.baseUrl ?? provider.baseUrl;
  return {
    ...current,
    content: inLocale(current.content, locale).replaceAll(/href="\/(?!\/)/g, `href="${base}`),
  };
}

/** Gives every language its own announcement: the theme does not translate it. */
export function announcementPlugin({i18n: {currentLocale}}: LoadContext): Plugin {
  return {
    name: 'announcement',
    translateThemeConfig: ({themeConfig}) => ({
      ...themeConfig,
      announcementBar: announcementBar(currentLocale),
    }),
  };
}
