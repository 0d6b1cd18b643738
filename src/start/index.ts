import {PATIENCE} from '@help-center/late-start/patience';
import {
  first,
  readChoice,
  scripts,
  settings,
  send,
  startPage,
  whenParsed,
} from '@help-center/late-start/start';
import {isForSearch, listenForSearch} from '@help-center/search/opener';
import {createBridge} from '../dashboard/bridge';
import {isFramed} from '../shell/framed';
import {completeAddress} from '../components/TimetableAddress/logic';
import {beginFrame, isForFrame} from '../frame';
import {beginOwnValues, SLOT} from './ownValues';
import type {SiteSettings} from './settings';

/** This site's start script, inline in every page's head; see packages/late-start. */

const {announcement, baseUrl, bridge, framedRoutes} = settings as unknown as SiteSettings;

// The menu and the chat of a signed-in reader are the client's.
window.siteBridge = createBridge(bridge, () => send('need now'));
if (!isFramed(window.location.pathname, baseUrl, framedRoutes)) {
  window.siteBridge.begin();
}
beginOwnValues(readChoice(SLOT));
listenForSearch(() => {
  const list = first('[data-search-script]');
  // In development it comes with the page.
  return list ? [...scripts().slice(0, -1), list.dataset.searchScript ?? ''] : [];
}, PATIENCE);
startPage((event) => isForSearch(event) || isForFrame(event));
// After the search, whose keys come first.
beginFrame(announcement);
whenParsed(completeAddress);
