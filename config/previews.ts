import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Node} from '@takumi-rs/core';
import packages from '../package.json';
import {docSets} from './docSets';
import {inLocale, languageName, localeOf, type Localized} from './locales';
import {placeOf} from './platforms';
import {setTitle, siteTitles} from './setTitles';

/** The picture that others show beside a link to a page. */
export interface Preview {
  /** What is drawn; plugins/beside-pages/link-previews draws it. */
  card: Node;
  /** Address below the base URL of the language; the name is a digest of all that makes the picture. */
  file: string;
}

/** Length and height in pixels, as social networks advise. */
export const previewSize = {width: 1200, height: 630} as const;

/** Families of the text face, which comes in a file for each script. */
export const previewFonts = ['latin', 'latin-ext', 'cyrillic'] as const;

/** The light theme's; see src/css/tokens.css. */
const colors = {paper: '#ffffff', ink: '#1e1a20', soft: '#564f59', accent: '#c2182f'};

const logo = readFileSync(path.join(__dirname, '../static/img/logo.svg')).toString('base64');

/** Letters that fit three lines in the largest face. */
const SHORT = 48;

/**
 * The picture of a page.
 *
 * @param title - of the page
 * @param set - what its doc set is called, with the version where it has some; empty for none
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
 * The picture of a page of a doc set.
 *
 * @param file - source of the page, relative to the site
 * @returns null for what is no page of a doc set
 */
export function previewOfPage(file: string, title: string): Preview | null {
  const place = placeOf(file);
  const docSet = docSets.find(({id}) => id === place?.set);
  if (!place || !docSet) {
    return null;
  }
  const locale = localeOf(file);
  const version = docSet.platform && (place.version ?? docSet.label);
  return previewOf(title, [setTitle(docSet.id, locale), version].filter(Boolean).join(' '), locale);
}

const siteWords: Localized = {
  en: 'Guides, network setup and reports',
  ru: 'Руководства, настройка сетей и отчёты',
};

/** The picture of a language's pages outside the doc sets. */
export const sitePreview = (locale: string): Preview =>
  previewOf(inLocale(siteWords, locale), '', locale);
