import {scripts, send, start, whenParsed} from './client';
import {Client} from './state';
import {holdPresses} from './hold';
import {readChoice, settings} from './settings';
import {startWhenNeeded} from './signs';
import {first} from './first';

/** The script that runs inline in every page's head, before any other; see the README. */

export {first, readChoice, scripts, send, settings, whenParsed};

/**
 * Has the page wait with its client until it is needed, unless it was built to start at once.
 *
 * @param isForOthers - whether an event is for what works without the client: no sign
 *   that it is needed, nor a press to be held
 */
export function startPage(isForOthers: (event: Event) => boolean): void {
  window.siteStart = start;
  const {waits} = settings;
  if (waits) {
    holdPresses(
      (event) =>
        isForOthers(event) ||
        // A part of the page may be late.
        (start.state.client === Client.alive && !(event.target as Element).closest('[data-late]')),
      (press) => send('press', press),
    );
    startWhenNeeded(isForOthers);
  }
}
