import {escapeHtml} from '@help-center/text';

/** What the dialog says before its code is there. */
type DialogWords = Record<
  'label' | 'placeholder' | 'clear' | 'cancel' | 'lost' | 'help' | 'retry' | 'updated' | 'reload',
  string
>;

const icon = (path: string): string =>
  `<svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`;

/** Outlines on a grid of 20 by 20. */
export const SHAPES = {
  search: 'M13.5 13.5 17 17M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z',
  clear: 'm5 5 10 10M15 5 5 15',
  recent: 'M10 5.5V10l3 2M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z',
  favorite: 'm10 2.8 2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5L2.8 8.1l5-.7Z',
};

/**
 * The dialog's HTML in every page: the field, which is never replaced, and the
 * container for what React renders.
 */
export function dialogHtml(words: DialogWords): string {
  const escaped = Object.fromEntries(
    Object.entries(words).map(([name, text]) => [name, escapeHtml(text)]),
  ) as DialogWords;
  return (
    `<dialog class="search" aria-label="${escaped.label}"><div class="search-panel"><div class="search-bar">` +
    `<span class="search-lens">${icon(SHAPES.search)}</span>` +
    `<input class="search-field" role="combobox" type="text" inputmode="search" enterkeyhint="search" autocomplete="off" autocorrect="off" autocapitalize="off" spellcheck="false" maxlength="512" aria-label="${escaped.label}" aria-autocomplete="list" aria-expanded="false" placeholder="${escaped.placeholder}">` +
    `<button type="button" class="search-icon search-clear" aria-label="${escaped.clear}" hidden>${icon(SHAPES.clear)}</button>` +
    `<form method="dialog"><button class="search-cancel">${escaped.cancel}</button></form></div>` +
    `<div class="search-note search-lost" role="alert"><strong>${escaped.lost}</strong><br>${escaped.help} <button type="button" class="button button--secondary button--sm">${escaped.retry}</button></div>` +
    `<div class="search-note search-updated" role="alert"><strong>${escaped.updated}</strong> <a href="" role="button" class="button button--secondary button--sm">${escaped.reload}</a></div>` +
    '<div class="search-root"></div></div></dialog>'
  );
}
