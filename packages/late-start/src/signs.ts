import {afterLoad, whenIdle} from './idle';
import {fetchPage, isSpared, send, whenParsed} from './client';
import {around, first} from './first';
import {isTranslated} from './translated';

const FIELDS = 'input, select, textarea';

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
    first('[data-needs-client]') !== null
  );
}

/** Whether the page has nothing that needs React, which would undo its translation. */
const isWholeWithoutClient = (): boolean =>
  isTranslated() && !first('[data-tool], [data-needs-client]');

/**
 * Starts the client at the first sign that it is needed: at once where the page is
 * not whole without it, else when the reader turns to the page. Its files are fetched
 * ahead when the browser is idle, except on slow or costly connections.
 *
 * @param isForOthers - whether an event is no such sign
 */
export function startWhenNeeded(isForOthers: (event: Event) => boolean): void {
  const startAfterPaint = (): void => {
    if (!isWholeWithoutClient()) {
      send('need');
    }
  };
  whenParsed(() => {
    if (isNeededAtOnce()) {
      send('need now');
    }
  });
  const on = (type: string, start: (event: never) => void): void =>
    addEventListener(type, (event) => isForOthers(event) || (start as EventListener)(event), true);
  on('focusin', (event: Event) => {
    if (around(event, FIELDS)) {
      startAfterPaint();
    }
  });
  on('touchstart', (event: Event) => fetchPage(around(event, 'a')));
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
      whenIdle(() => send('idle'));
    }
  });
}
