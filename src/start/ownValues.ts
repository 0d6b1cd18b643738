/** The reader's own values, such as an app key, in the samples; see plugins/markdown/own-values. */

/** Where the framework's storage keeps them: names and values as in an address's query. */
export const SLOT = 'own-values';

declare global {
  interface Window {
    /** By name; lasts as long as the page where the browser denies storage. */
    siteOwn?: URLSearchParams;
  }
}

/** Shows the values, and placeholders where there are none, in the page as it is. */
export function showOwnValues(): void {
  document.querySelectorAll<HTMLInputElement>('[data-own]').forEach((element) => {
    // An input's value, or the text of a sample, which is a span.
    const {dataset, value, textContent} = element;
    const own = window.siteOwn?.get(dataset.own as string);
    if (value === undefined) {
      dataset.was ??= textContent;
      const text = own || dataset.was;
      if (text !== textContent) {
        element.textContent = text;
      }
    } else if (!value && own) {
      element.value = own;
    }
  });
}

/** Shows them in all that comes into the page, before the next frame: no placeholder is seen in between. */
export function followOwnValues(): void {
  new MutationObserver(showOwnValues).observe(document, {childList: true, subtree: true});
}

/**
 * Begins with the values that are kept.
 *
 * @param kept - what the storage has
 */
export function beginOwnValues(kept: string | null): void {
  if (kept) {
    window.siteOwn = new URLSearchParams(kept);
    followOwnValues();
  }
}
