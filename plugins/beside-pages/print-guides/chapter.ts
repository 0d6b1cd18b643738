import {load, type CheerioAPI} from 'cheerio';
import {articleOf, type BuiltPage} from '../../lib/builtPages';

/** A page as a part of a printed guide. */
export interface Chapter {
  title: string;
  /** Id of its section. */
  id: string;
  html: string;
}

/** Where the pages of a guide are, for the links between them. */
export interface Place {
  /** Address of the site without a slash at the end. */
  siteUrl: string;
  /** Id of the section of a page of the same guide, or null for any other address. */
  section: (page: string) => string | null;
  /** Heading over the addresses that links lead to. */
  notes: string;
}

/** What works on a screen alone, or says again what stands beside it. */
const NOT_PRINTED =
  'script, template, button, input, textarea, select, fieldset, [role="tablist"], .hash-link, [role="tooltip"], [role="status"]:empty';

/** Attributes that name an element by its id. */
const NAMING = ['id', 'for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'headers'];

/** Gives every id of a page the page's own beginning, so that it stays the only one in the guide. */
function renameIds($: CheerioAPI, section: string): void {
  for (const name of NAMING) {
    $(`[${name}]`).each((_, element) => {
      const ids = ($(element).attr(name) ?? '').split(/\s+/).filter(Boolean);
      $(element).attr(name, ids.map((id) => `${section}.${id}`).join(' '));
    });
  }
  // Drawings refer to their own parts.
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

/** Leads links to other pages of the guide into the document, and notes where all others lead. */
function noteLinks($: CheerioAPI, page: string, place: Place, section: string): string[] {
  const notes: string[] = [];
  $('a[href]').each((_, element) => {
    const link = $(element);
    const url = new URL(link.attr('href') ?? '', place.siteUrl + page);
    const isHere = url.href.startsWith(`${place.siteUrl}/`);
    const target =
      isHere && url.pathname === page ? section : isHere ? place.section(url.pathname) : null;
    if (target !== null) {
      const anchor = decodeURIComponent(url.hash.slice(1));
      link.attr('href', `#${target}${anchor && `.${anchor}`}`);
      link.removeAttr('target');
      return;
    }
    // An address that is written out needs no note.
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
 * Makes a chapter of a built page: tabs and folded parts stand open, headings go
 * one level down, links inside the guide lead to its chapters and others become notes.
 *
 * @param section - id of the chapter
 * @returns null where the page has no article
 */
export function chapterOf(page: BuiltPage, section: string, place: Place): Chapter | null {
  const article = articleOf(page);
  if (article.length === 0) {
    return null;
  }
  const $ = load(article.clone().toArray(), null, false);
  const title = $('h1').first().text();
  $('h1').remove();
  $('.site-picture noscript').each((_, element) => {
    $(element).replaceWith($(element).text());
  });
  $('noscript').remove();
  // A tool is its result: without fields a fold of them has nothing to say.
  $('details:has(fieldset), label:has(input, select, textarea)').remove();
  $(NOT_PRINTED).remove();
  $('details').attr('open', '');
  $('[role="tabpanel"]').removeAttr('hidden').removeAttr('role');
  // On paper code has one colour.
  $('pre code').each((_, element) => {
    if ($(element).find('ins, del').length === 0) {
      $(element).text($(element).text());
    }
  });
  renameIds($, section);
  const notes = noteLinks($, page.path, place, section);
  for (const level of [5, 4, 3, 2]) {
    $(`h${level}`).each((_, element) => {
      element.tagName = `h${level + 1}`;
    });
  }
  if (notes.length > 0) {
    const list = $('<ol class="print-notes">').attr('aria-label', place.notes);
    notes.forEach((address) => list.append($('<li>').text(address)));
    $('.theme-doc-markdown').append(list);
  }
  return {title, id: section, html: $.html()};
}
