import {useEffect} from 'react';

const REACHABLE = 'a[href], button:not([disabled]), input:not([disabled])';

/**
 * Keeps Tab inside DocSearch's dialog, on all that can be worked there now.
 * DocSearch knows only what stood in the dialog when it opened: neither a
 * result's buttons nor the link to all results could be reached by key.
 */
export function useTabInside(): void {
  useEffect(() => {
    const keepInside = (event: KeyboardEvent): void => {
      const dialog = document.querySelector('.DocSearch-Modal');
      if (event.key !== 'Tab' || !dialog) {
        return;
      }
      // DocSearch would go round its own list, and fold its results.
      event.stopImmediatePropagation();
      const reachable = Array.from(dialog.querySelectorAll<HTMLElement>(REACHABLE)).filter(
        (element) => element.getClientRects().length > 0,
      );
      const [from, to] = event.shiftKey
        ? [reachable[0], reachable.at(-1)]
        : [reachable.at(-1), reachable[0]];
      if (document.activeElement === from || !dialog.contains(document.activeElement)) {
        event.preventDefault();
        to?.focus();
      }
    };
    window.addEventListener('keydown', keepInside, true);
    return () => window.removeEventListener('keydown', keepInside, true);
  }, []);
}
