import {createBridge} from '../dashboard/bridge';
import {isFramed} from '../shell/framed';
import {showCurrentItem} from '../shell/showCurrentItem';
import {held, isOver, loadEffects, startAfterPaint, startClient, whenParsed} from './client';
import {holdPresses} from './hold';
import {settings} from './settings';
import {startWhenNeeded} from './signs';

/** Runs inline in every page's head, before any other script; see plugins/start-script. */

const {baseUrl, bridge, framedRoutes, waits} = settings;

window.siteHeld = held;
// The menu and the chat of a signed-in reader are the client's.
window.siteBridge = createBridge(bridge, startClient);
if (!isFramed(window.location.pathname, baseUrl, framedRoutes)) {
  window.siteBridge.begin();
}
if (waits) {
  holdPresses(held, isOver, () => {
    loadEffects();
    startAfterPaint();
  });
  startWhenNeeded();
}
whenParsed(() => {
  showCurrentItem();
  // The theme sends it without effect: here it has one.
  document.querySelector('.navbar__theme button')?.toggleAttribute('disabled', !waits);
});
