import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Node} from '@takumi-rs/core';
import packages from '../../../package.json';
import {docSets} from '../../../config/docSets';
import {inLocale, languageName, localeOf, type Localized} from '../../../config/locales';
import {parsePagePath} from '../../../config/platforms';
import {setTitle, siteTitles} from '../../../config/setTitles';

/** The image that other sites show with a link to a page. */
export interface Preview {
  /** The drawing, which plugins/beside-pages/link-previews renders. */
  card: Node;
  /** Address below the language's base URL; the name is a digest of everything the image depends on. */
  file: string;
}

/** Width and height in pixels, as social networks recommend. */
export const previewSize = {width: 1200, height: 630} as const;

/** Subsets of the text font, one file each. */
export const previewFonts = ['latin', 'latin-ext', 'cyrillic'] as const;

/** Colors of the light theme; see src/css/tokens.css. */
const colors = {paper: '#ffffff', ink: '#1e1a20', soft: '#564f59', accent: '#c2182f'};

const logo = readFileSync(path.join(__dirname, '../../../static/img/logo.svg')).toString('base64');

/** The longest title that fits on three lines at the largest size, in characters. */
const SHORT = 48;

/**
 * The preview of a page.
 *
 * @param title - title of the page
 * @param set - display name of its doc set, with the version if it has one; empty for none
 * @param locale - language of the page
 */
export function previewOf(title: string, set: string, locale: string): Preview {
  const row = {display: 'flex', alignItems: 'center', gap: 20} as const;
  const card: Node = {
    type: 'container',
    style: {
      ...previewSize,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '72px 80px',
      borderTop: `14px solid ${colors.accent}`,
      backgroundColor: colors.paper,
      color: colors.ink,
      fontFamily: previewFonts.join(', '),
      fontSize: 32,
      fontWeight: 500,
    },
    children: [
      {
        type: 'container',
        style: row,
        children: [
          {type: 'image', src: `data:image/svg+xml;base64,${logo}`, width: 56, height: 56},
          {type: 'text', text: inLocale(siteTitles, locale), style: {fontWeight: 600}},
        ],
      },
      {
        type: 'text',
        text: title,
        style: {
          fontSize: title.length > SHORT ? 64 : 76,
          fontWeight: 700,
          lineHeight: 1.15,
          lineClamp: 3,
          textOverflow: 'ellipsis',
        },
      },
      {
        type: 'container',
        style: {...row, justifyContent: 'space-between'},
        children: [
          {type: 'text', text: set, style: {color: colors.accent}},
          {type: 'text', text: languageName(locale), style: {color: colors.soft}},
        ],
      },
    ],
  };
  const digest = createHash('sha256')
    .update(JSON.stringify([card, packages.devDependencies['@takumi-rs/core']]))
    .digest('hex')
    .slice(0, 12);
  return {card, file: `assets/previews/${digest}.png`};
}

/**
 * The preview of a page of a doc set.
 *
 * @param file - source of the page, relative to the site
 * @returns null for a file that isn't a page of a doc set
 */
export function previewOfPage(file: string, title: string): Preview | null {
  const parsed = parsePagePath(file);
  const docSet = docSets.find(({id}) => id === parsed?.set);
  if (!parsed || !docSet) {
    return null;
  }
  const locale = localeOf(file);
  const version = docSet.platform && (parsed.version ?? docSet.label);
  return previewOf(title, [setTitle(docSet.id, locale), version].filter(Boolean).join(' '), locale);
}

const siteWords: Localized = {
  en: 'Guides, network setup and reports',
  ru: 'Руководства, настройка сетей и отчёты',
};

/** The preview of a language's pages outside the doc sets. */
export const sitePreview = (locale: string): Preview =>
  previewOf(inLocale(siteWords, locale), '', locale);

/** The theme's settings that name the preview of a language's pages outside the doc sets, and what all previews share. */
export const previewTheme = (locale: string) =>
  ({
    image: sitePreview(locale).file,
    metadata: [
      {property: 'og:image:width', content: String(previewSize.width)},
      {property: 'og:image:height', content: String(previewSize.height)},
      {property: 'og:image:alt', content: inLocale(siteTitles, locale)},
    ],
  }) satisfies ThemeConfig;
