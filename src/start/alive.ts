const html = document.documentElement;

/** Whether React has taken over the page. */
export const isAlive = (): boolean => html.dataset.hasHydrated === 'true';

/** Calls back once React has taken over the page, at once if it has. */
export function whenAlive(callback: () => void): void {
  if (isAlive()) {
    callback();
    return;
  }
  new MutationObserver((_, observer) => {
    if (isAlive()) {
      observer.disconnect();
      callback();
    }
  }).observe(html, {attributeFilter: ['data-has-hydrated']});
}
