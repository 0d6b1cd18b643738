import type {ThemeConfig} from '@docusaurus/preset-classic';
import {defaultLocale, i18n, inLocale, type Localized} from './locales';
import {provider} from './provider';

/** The line shown above the navbar. */
export interface Announcement {
  /** Stored when the reader closes the line; a new id shows it again. */
  id: string;
  /** Text by language, with a few tags (see TAGS). Write links as `href="/…"`, without the base URL. */
  content: Localized;
  /** CSS colors: hexadecimal, or a custom property such as `var(--site-ink)`. */
  backgroundColor: string;
  textColor: string;
  isCloseable: boolean;
}

const TAGS = ['a', 'b', 'strong', 'em', 'i', 'code', 'br'];
/** An allowed tag: no attributes, except the address of a link. */
const TAG = new RegExp(
  `</?(?:${TAGS.join('|')})>|<a href="(?:https://[^"<>\\s]+|/(?![/\\\\])[^"<>\\s]*|#[^"<>\\s]*)">`,
  'g',
);

const COLOR = /^(?:#(?:[0-9a-f]{3}){1,2}|var\(--[\w-]+\))$/i;

/**
 * Validates an announcement. A language without its own text falls back to the
 * default language.
 *
 * @throws with the field's name and what was expected
 */
export function checkAnnouncement(candidate: Announcement): void {
  const fail = (field: string, value: unknown, expected: string): never => {
    throw new Error(
      `config/announcement.ts: ${field} is ${JSON.stringify(value)}, but ${expected} was expected.`,
    );
  };
  const {id, content, backgroundColor, textColor} = candidate;
  if (!/^[a-z0-9][\w.-]*$/i.test(id)) {
    fail('id', id, 'a name of letters, digits, dots and dashes');
  }
  for (const locale of new Set([defaultLocale, ...Object.keys(content)])) {
    const html = content[locale];
    if (!html?.trim()) {
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
    if (!COLOR.test(value)) {
      fail(field, value, 'a color such as #1e1a20 or var(--site-ink)');
    }
  }
}

/** The owner's announcement, or null for none. */
export const announcement: Announcement | null = null;

/** The line of a preview, which readers can't close. */
const previewLine: Announcement = {
  id: 'preview',
  content: {
    en: 'Preview: not the published Help Center.',
    ru: 'Предварительный просмотр: это не опубликованный справочный центр.',
  },
  backgroundColor: 'var(--site-accent-tint)',
  textColor: 'var(--site-ink)',
  isCloseable: false,
};

/**
 * The announcement in one language, in the form the theme expects.
 *
 * @returns undefined when there is nothing to announce
 */
export function announcementBar(
  locale: string,
  current: Announcement | null = provider.preview ? previewLine : announcement,
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
