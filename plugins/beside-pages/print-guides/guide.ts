import {escapeHtml} from '@help-center/text';
import {defaultLocale} from '../../../config/locales';
import type {Chapter} from './chapter';

/** A guide for printing. */
export interface Guide {
  title: string;
  language: string;
  /** Absolute address of the guide on the site. */
  online: string;
  /** Absolute address of the document, by language. */
  addresses: Readonly<Record<string, string>>;
  /** Address of the site's icon. */
  icon: string;
  /** Addresses of the style sheets. */
  styles: readonly string[];
  /** Chapters under the headings of the guide's sidebar. */
  parts: readonly {title: string; chapters: readonly Chapter[]}[];
  words: {contents: string; source: string};
}

/** The guide as one HTML document, without scripts and excluded from search engines. */
export function guideDocument(guide: Guide): string {
  const {title, language, addresses, words} = guide;
  const alternates = {...addresses, 'x-default': addresses[defaultLocale]};
  const parts = guide.parts.filter(({chapters}) => chapters.length > 0);
  const contents = parts.map(
    (part) =>
      `<li>${part.title === title ? '' : escapeHtml(part.title)}<ol>${part.chapters
        .map(({id, title: name}) => `<li><a href="#${id}">${escapeHtml(name)}</a></li>`)
        .join('')}</ol></li>`,
  );
  const chapters = parts.flatMap((part) =>
    part.chapters.map(
      ({id, title: name, html}) =>
        `<section class="print-chapter"><h2 id="${id}">${escapeHtml(name)}</h2>${html}</section>`,
    ),
  );
  return [
    `<!doctype html><html lang="${language}" class="print-guide"><head><meta charset="UTF-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex, follow">',
    `<title>${escapeHtml(title)}</title><link rel="canonical" href="${addresses[language]}">`,
    ...Object.entries(alternates).map(
      ([code, url]) => `<link rel="alternate" hreflang="${code}" href="${url}">`,
    ),
    `<link rel="icon" href="${guide.icon}">`,
    ...guide.styles.map((style) => `<link rel="stylesheet" href="${style}">`),
    `</head><body><main><header><h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(words.source)}: <a href="${guide.online}">${guide.online}</a></p></header>`,
    `<nav class="print-contents" aria-label="${escapeHtml(words.contents)}"><h2>${escapeHtml(words.contents)}</h2>`,
    `<ol>${contents.join('')}</ol></nav>`,
    ...chapters,
    '</main></body></html>',
  ].join('\n');
}
