import {escapeHtml} from '@help-center/text';

/** What the start of a page has to say before, or without, the site's other scripts. */
export const words = {
  page: {id: 'site.start.page', message: 'Part of this page could not be loaded.'},
  reading: {
    id: 'site.start.reading',
    message:
      'You can read on, use the menus and follow links. Tools do not work, nor perhaps the search.',
  },
  tool: {id: 'site.start.tool', message: 'This tool could not be loaded.'},
  default: {
    id: 'site.start.default',
    message: 'What it shows is the default, not a result for your input.',
  },
  updated: {id: 'site.start.updated', message: 'The site was updated.'},
  retry: {id: 'site.start.retry', message: 'Retry'},
  reload: {id: 'site.start.reload', message: 'Reload'},
} as const;

export type Words = Readonly<Record<keyof typeof words, string>>;

/**
 * What a page shows when not even the file comes that has the words; an empty address is its
 * own. Styles hide the base URL: where they are missing too, it is likely wrong.
 */
export const noticeWithoutScripts = ({page, retry}: Words, baseUrl: string): string =>
  `<div class="start-notice" role="alert" data-afloat><strong>${escapeHtml(page)}</strong> <span class="start-base">The site was built for the base URL ${escapeHtml(baseUrl)}.</span> <a href="" class="button button--sm button--secondary">${escapeHtml(retry)}</a></div>`;

declare global {
  interface Window {
    /** All words, which the file of losses brings. */
    siteWords?: Words;
  }
}

/** The words in the page's language; in development the page itself has them. */
export function pageWords(): Words {
  const script = document.querySelector<HTMLElement>('script[data-words]');
  return window.siteWords ?? (JSON.parse(script?.dataset.words ?? '{}') as Words);
}
