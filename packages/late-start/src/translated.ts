/**
 * Whether a browser has translated the page: it has taken apart the text that React must find whole
 * to take it over, else it draws all of it anew, untranslated.
 */
export const isTranslated = (): boolean =>
  /translated-/.test(document.documentElement.className) ||
  document.querySelector('main font') !== null;
