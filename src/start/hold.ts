import {openEarlyField} from '../search/earlyField';
import {searchKey} from '../search/keys';

/** What the file of effects (effects.ts) and the start script know of each other. */
export interface Held {
  /** Presses and keys that wait for the file of effects. */
  events: Event[];
  /** Set by that file: does what the press asks. */
  take?: (event: Event) => void;
  /** Whether the client has taken over. */
  isOver?: boolean;
  /** The file of the client that did not come; empty where none has come. */
  lost?: string | undefined;
  /** Set by that file: says so, or takes it back. */
  tellLoss?: () => void;
}

declare global {
  interface Window {
    siteHeld: Held;
  }
}

export const CONTROLS = 'button, [role="tab"], a[role="button"]';

export const SEARCH = '[aria-haspopup="dialog"][aria-keyshortcuts]';

/** They work without the client. */
const PLAIN = `.start-notice *, dialog *${
  'commandForElement' in HTMLButtonElement.prototype ? ', button[command]' : ''
}`;

/** Whether a key means something before the client lives. */
function isWanted(event: KeyboardEvent): boolean {
  const target = event.target as Element;
  if (target.matches('input, textarea, select')) {
    return false;
  }
  return Boolean(
    searchKey(event) || (target.matches('[role="tab"]') && /^(?:Arrow|Enter)/.test(event.key)),
  );
}

/**
 * Keeps presses before the client lives: for the file of effects, which does at once
 * what plain means can do, and has the client do the rest.
 *
 * @param isOver - whether the client has them
 * @param onHeld - called for each
 */
export function holdPresses(held: Held, isOver: () => boolean, onHeld: () => void): void {
  const hold = (event: Event): void => {
    const target = event.target as Element;
    const isPress =
      event instanceof KeyboardEvent
        ? isWanted(event)
        : target.closest(CONTROLS)?.matches(`:not(${PLAIN})`);
    if (!isPress || isOver()) {
      return;
    }
    // Whatever has come of the client meanwhile must not do it too, nor a link in a button's place.
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event instanceof KeyboardEvent ? searchKey(event) : target.closest(SEARCH)) {
      openEarlyField(document.querySelector(`${SEARCH} span`)?.textContent ?? '');
    }
    if (held.take) {
      held.take(event);
    } else {
      held.events.push(event);
    }
    onHeld();
  };
  window.addEventListener('click', hold, true);
  window.addEventListener('keydown', hold, true);
}
