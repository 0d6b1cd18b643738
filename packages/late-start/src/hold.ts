import {around} from './first';
import type {Press} from './state';

/** The link to the page's content. */
export const SKIP = 'a[href$="Content_fallback"]';

export const CONTROLS = `button, [role="tab"], a[role="button"], ${SKIP}`;

/** They work without the client. */
const PLAIN = `.start-notice *, dialog *${
  'commandForElement' in HTMLButtonElement.prototype ? ', button[command]' : ''
}`;

/**
 * Keeps what the reader does before the client lives: for the file of effects, which does
 * at once what plain means can do, and for the client, which does the rest.
 *
 * @param isOver - whether the client, or whoever else, has the event
 * @param onPress - called for each press of a control, key in a tab, and change of a field
 */
export function holdPresses(
  isOver: (event: Event) => boolean,
  onPress: (press: Press) => void,
): void {
  const hold = (event: Event): void => {
    const isChange = event.type === 'input';
    const control =
      event instanceof KeyboardEvent
        ? /^(?:Arrow|Enter)/.test(event.key) && around(event, '[role="tab"]')
        : around(event, isChange ? '*' : CONTROLS);
    if (!control || control.matches(PLAIN) || isOver(event)) {
      return;
    }
    if (isChange) {
      const {value, checked} = control as HTMLInputElement;
      onPress({control, value, checked});
    } else {
      // Whatever has come of the client meanwhile must not do it too, nor a link in a button's place.
      event.preventDefault();
      event.stopImmediatePropagation();
      onPress({control, event});
    }
  };
  ['click', 'keydown', 'input'].forEach((type) => addEventListener(type, hold, true));
}
