import {afterLoad, whenIdle} from '../../lib/idle';
import {
  fetchClient,
  fetchPage,
  isSpared,
  loadEffects,
  startAfterPaint,
  startClient,
  whenParsed,
} from './client';
import {settings, stored} from './settings';

/** Parts of the page that do something only with the client. */
const PARTS = 'button, input, select, textarea, summary, [role="tab"], a[role="button"]';

/** Those that do by plain means what they are for: what they do is painted first. */
const NATIVE =
  '.navbar__theme *, .navbar__toggle, [role="tab"], .theme-code-block *, .theme-doc-sidebar-menu *';

/** Parameters of the address that nobody here reads. */
const FOREIGN = /^(?:utm_\w+|gclid|fbclid|ref|docusaurus-.+)$/;

/** How long a page may scroll by itself, once it has loaded. */
const SETTLED = 1000;

/** Whether the page as it was built is not what its address asks for. */
function isNeededAtOnce(): boolean {
  return (
    window.parent !== window ||
    [...new URLSearchParams(window.location.search).keys()].some((name) => !FOREIGN.test(name)) ||
    document.querySelector('[data-needs-client]') !== null ||
    // A folded block opens where the address leads to it.
    (window.location.hash !== '' && document.querySelector('.code-fold') !== null)
  );
}

/** Whether the client may have to offer the page in another language. */
const isOffered = (): boolean =>
  settings.offered.includes(navigator.language.slice(0, 2)) && !stored.get('language-offer');

/** Whether the reader has chosen other tabs than the page was built with. */
const hasChosenTabs = (): boolean =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-tabs]')).some(({dataset}) =>
    stored.get(`docusaurus.tab.${dataset.tabs}`),
  );

/**
 * Starts the client at the first sign that it is needed: at once where the page is
 * not whole without it, else when the reader turns to the page. Its files are fetched
 * ahead when the browser is idle, except on slow or costly connections.
 */
export function startWhenNeeded(): void {
  whenParsed(() => {
    if (isNeededAtOnce()) {
      startClient();
    }
    if (window.parent !== window || document.querySelector('[data-timetable]') || hasChosenTabs()) {
      loadEffects();
    }
  });
  const on = (type: string, start: (event: never) => void): void =>
    window.addEventListener(type, start as EventListener, {capture: true, passive: true});
  const onControl = ({target}: Event): void => {
    const control = target instanceof Element && target.closest(PARTS);
    if (control) {
      loadEffects();
      if (!control.matches(NATIVE)) {
        startAfterPaint();
      }
    }
  };
  ['pointerdown', 'touchstart', 'focusin', 'pointerover'].forEach((type) => on(type, onControl));
  on('touchstart', ({target}: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (link) {
      fetchPage(link);
    }
  });
  // The colors follow the system, and the choice in another tab.
  on('storage', ({isTrusted}: Event) => {
    // The client tells itself of choices by such events too.
    if (isTrusted) {
      loadEffects();
    }
  });
  window.matchMedia('(prefers-color-scheme: dark)').onchange = () => loadEffects();
  ['keydown', 'wheel', 'touchmove'].forEach((type) => on(type, startAfterPaint));
  afterLoad(() => {
    // Whoever moves the mouse is about to use it; a finger presses at once, and that comes first.
    // A page that is drawn under a resting mouse is told so by an event without movement.
    on('pointermove', ({pointerType, movementX, movementY}: PointerEvent) => {
      if (pointerType === 'mouse' && (movementX || movementY)) {
        startAfterPaint();
      }
    });
    // The browser itself scrolls to an anchor, or to where the reader was.
    setTimeout(
      () =>
        on('scroll', ({target}: Event) => {
          if (target === document) {
            startAfterPaint();
          }
        }),
      SETTLED,
    );
    if (!isSpared()) {
      whenIdle(isOffered() ? startClient : fetchClient);
    }
  });
}
