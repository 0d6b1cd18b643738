import {afterLoad, whenIdle} from './idle';
import {fetchPage, isSpared, send, whenParsed} from './client';
import {CONTROLS} from './hold';
import {readChoice, settings} from './settings';
import {around, first} from './first';

const FIELDS = 'input, select, textarea';

/** Parts of the page that do something only with the client. */
const PARTS = `${CONTROLS}, ${FIELDS}`;

/** A parameter of the address that somebody may read: the others count visits, or are the framework's. */
const PARAMETER = /[?&](?!(?:utm_\w+|gclid|fbclid|ref|docusaurus-[^&=]+)(?:[&=]|$))[^&]/;

/** How long a page may scroll by itself, once it has loaded. */
const SETTLED = 1000;

/** Whether the page as it was built is not what its address asks for. */
function isNeededAtOnce(): boolean {
  return (
    parent !== window ||
    // The reader has asked for it (fields.ts).
    history.state?.retry ||
    PARAMETER.test(location.search) ||
    // A folded block opens where the address leads to it.
    first(`[data-needs-client]${location.hash && ', .code-fold'}`) !== null
  );
}

/**
 * Whether the page is not in the best of the reader's languages: the client may have to
 * offer it in another. Where the site has none of them, the browser may translate the
 * page, and takes text apart that the client must have found whole.
 */
const isForeign = (): boolean =>
  navigator.languages
    .map((language) => language.slice(0, 2))
    .find((language) => settings.languages.includes(language)) !== document.documentElement.lang;

/** Whether the reader has made a choice that the page was not built with: of tabs, or of what an element names. */
const hasChosen = (): boolean =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-tabs], [data-choice]')).some(
    ({dataset}) => readChoice(dataset.choice ?? `docusaurus.tab.${dataset.tabs}`),
  );

/**
 * Starts the client at the first sign that it is needed: at once where the page is
 * not whole without it, else when the reader turns to the page. Its files are fetched
 * ahead when the browser is idle, except on slow or costly connections.
 *
 * @param isForOthers - whether an event is no such sign
 */
export function startWhenNeeded(isForOthers: (event: Event) => boolean): void {
  const loadEffects = (): void => send('reach');
  const startAfterPaint = (): void => send('need');
  const startClient = (): void => send('need now');
  whenParsed(() => {
    if (isNeededAtOnce()) {
      startClient();
    }
    if (parent !== window || first('[data-timetable]') || hasChosen()) {
      loadEffects();
    }
  });
  const on = (type: string, start: (event: never) => void): void =>
    addEventListener(type, (event) => isForOthers(event) || (start as EventListener)(event), true);
  // A finger is over what it presses, too.
  ['focusin', 'pointerover'].forEach((type) =>
    on(type, (event: Event) => {
      if (around(event, PARTS)) {
        loadEffects();
        if (type === 'focusin' && around(event, FIELDS)) {
          startAfterPaint();
        }
      }
    }),
  );
  on('touchstart', (event: Event) => fetchPage(around(event, 'a')));
  // The colors follow the system, and the choice in another tab.
  on('storage', loadEffects);
  matchMedia('(prefers-color-scheme: dark)').onchange = loadEffects;
  ['keydown', 'wheel', 'touchmove', 'dragenter'].forEach((type) => on(type, startAfterPaint));
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
      whenIdle(isForeign() ? startClient : () => send('idle'));
    }
  });
}
