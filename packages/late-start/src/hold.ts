import {around} from './first';
import type {Press} from './state';

/** They work without the client. */
const PLAIN = `.start-notice *, dialog *${
  'commandForElement' in HTMLButtonElement.prototype ? ', button[command]' : ''
}`;

/**
 * Keeps what the reader does in tools before they live, for the client, which does it.
 *
 * @param isOver - whether the client, or whoever else, has the event
 * @param onPress - called for each press of a button and change of a field
 */
export function holdPresses(
  isOver: (event: Event) => boolean,
  onPress: (press: Press) => void,
): void {
  const hold = (event: Event): void => {
    const isChange = event.type === 'input';
    const control = around(event, isChange ? '*' : 'button');
    if (!control || control.matches(PLAIN) || isOver(event)) {
      return;
    }
    if (isChange) {
      const {value, checked} = control as HTMLInputElement;
      onPress({control, value, checked});
    } else {
      // Whatever has come of the client meanwhile must not do it too.
      event.preventDefault();
      event.stopImmediatePropagation();
      control.setAttribute('aria-busy', 'true');
      onPress({control, event});
    }
  };
  ['click', 'input'].forEach((type) => addEventListener(type, hold, true));
}
