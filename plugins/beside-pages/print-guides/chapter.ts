import {load, type CheerioAPI} from 'cheerio';
import {articleOf, type BuiltPage} from '../../lib/builtPages';

/** A page in a printed guide. */
export interface Chapter {
  title: string;
  /** Id of its section. */
  id: string;
  html: string;
}

/** Addresses for the links between a guide's pages. */
export interface ChapterContext {
  /** Address of the site without a trailing slash. */
  siteUrl: string;
  /** Id of a page's section in the same guide, or null for any other address. */
  section: (page: string) => string | null;
  /** Heading above the list of link targets. */
  notes: string;
}

/** Elements that only work on screen, or repeat what is printed anyway. */
const NOT_PRINTED =
  'script, template, button, input, textarea, select, fieldset, [role="tablist"], .hash-link, [role="tooltip"], [role="status"]:empty';

/** Attributes that reference or set an id. */
const NAMING = ['id', 'for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'headers'];

/** Prefixes every id of a page with its section, so that ids stay unique in the guide. */
function renameIds($: CheerioAPI, section: string): void {
  for (const name of NAMING) {
    $(`[${name}]`).each((_, element) => {
      const ids = ($(element).attr(name) ?? '').split(/\s+/).filter(Boolean);
      $(element).attr(name, ids.map((id) => `${section}.${id}`).join(' '));
    });
  }
  // Drawings reference their own elements.
  $('svg *').each((_, element) => {
    for (const [name, value] of Object.entries($(element).attr() ?? {})) {
      if (/^url\(#/.test(value)) {
        $(element).attr(name, value.replace('url(#', `url(#${section}.`));
      } else if (/^(?:xlink:)?href$/.test(name) && value.startsWith('#')) {
        $(element).attr(name, `#${section}.${value.slice(1)}`);
      }
    }
  });
}

/** Points links to pages of the same guide at its sections, and collects the targets of all others. */
function noteLinks(
  $: CheerioAPI,
  page: string,
  context: ChapterContext,
  section: string,
): string[] {
  const notes: string[] = [];
  $('a[href]').each((_, element) => {
    const link = $(element);
    const url = new URL(link.attr('href') ?? '', context.siteUrl + page);
    const isHere = url.href.startsWith(`${context.siteUrl}/`);
    const target =
      isHere && url.pathname === page ? section : isHere ? context.section(url.pathname) : null;
    if (target !== null) {
      const anchor = decodeURIComponent(url.hash.slice(1));
      link.attr('href', `#${target}${anchor && `.${anchor}`}`);
      link.removeAttr('target');
      return;
    }
    // An address that is spelled out needs no note.
    if (link.text().trim() === url.href || url.protocol === 'mailto:') {
      return;
    }
    const known = notes.indexOf(url.href);
    const number = known < 0 ? notes.push(url.href) : known + 1;
    link.after(`<sup class="print-mark">${number}</sup>`);
  });
  return notes;
}

/**
 * Turns a built page into a chapter: tabs and folded parts are expanded, headings move
 * down one level, links inside the guide point to its chapters, and others become notes.
 *
 * @param section - id of the chapter
 * @throws when the page has no article
 */
export function chapterOf(page: BuiltPage, section: string, context: ChapterContext): Chapter {
  const $ = load(articleOf(page).clone().toArray(), null, false);
  const title = $('h1').first().text();
  $('h1').remove();
  $('.site-picture noscript').each((_, element) => {
    $(element).replaceWith($(element).text());
  });
  $('noscript').remove();
  // Of a tool only the result is printed; a fold with nothing but fields is empty then.
  $('details:has(fieldset), label:has(input, select, textarea)').remove();
  $(NOT_PRINTED).remove();
  $('details').attr('open', '');
  $('[role="tabpanel"]').removeAttr('hidden').removeAttr('role');
  // Code is printed in one color.
  $('pre code').each((_, element) => {
    if ($(element).find('ins, del').length === 0) {
      $(element).text($(element).text());
    }
  });
  renameIds($, section);
  const notes = noteLinks($, page.path, context, section);
  for (const level of [5, 4, 3, 2]) {
    $(`h${level}`).each((_, element) => {
      element.tagName = `h${level + 1}`;
    });
  }
  if (notes.length > 0) {
    const list = $('<ol class="print-notes">').attr('aria-label', context.notes);
    notes.forEach((address) => list.append($('<li>').text(address)));
    $('.theme-doc-markdown').append(list);
  }
  return {title, id: section, html: $.html()};
}
