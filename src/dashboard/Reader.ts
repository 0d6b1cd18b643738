import {useSyncExternalStore} from 'react';
import {PATIENCE_WITH_BRIDGE} from './bridge';
import {initialLookup, lookupReducer, type LookupEvent, type Reader} from './lookup';
import {readAnswer} from './user';

/** After being hidden for this many milliseconds, a page asks again: the reader may have signed in or out elsewhere. */
const staleAfter = 60_000;

let lookup = initialLookup;
let isAsked = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function dispatch(event: LookupEvent): void {
  const {reader, complaint} = lookup;
  lookup = lookupReducer(lookup, event);
  if (lookup.complaint && lookup.complaint !== complaint && !window.siteBridge.isReported) {
    console.warn(`[dashboard] ${lookup.complaint.text}`);
  }
  if (lookup.reader !== reader) {
    listeners.forEach((listener) => listener());
  }
}

function expectAnswer(wait: number): void {
  dispatch({type: 'asked'});
  clearTimeout(timer);
  timer = setTimeout(() => dispatch({type: 'waitedTooLong'}), wait);
}

/** Evaluates the bridge's messages since the last call. */
function judge(): void {
  const {askedAt, messages} = window.siteBridge;
  if (!isAsked && askedAt !== undefined) {
    isAsked = true;
    const left = askedAt + PATIENCE_WITH_BRIDGE - Date.now();
    expectAnswer(left);
    if (left <= 0) {
      dispatch({type: 'waitedTooLong'});
    }
  }
  messages.splice(0).forEach((data) => dispatch({type: 'answered', answer: readAnswer(data)}));
}

/** Takes over the bridge from the start script. */
function join(): void {
  if (window.siteBridge.listener) {
    return;
  }
  window.siteBridge.listener = judge;
  judge();
  window.siteBridge.isReported = false;
  let hiddenSince: number | null = document.hidden ? Date.now() : null;
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) {
      hiddenSince = Date.now();
      return;
    }
    const isStale = hiddenSince !== null && Date.now() - hiddenSince >= staleAfter;
    hiddenSince = null;
    const {frame} = window.siteBridge;
    if (isStale && frame) {
      expectAnswer(PATIENCE_WITH_BRIDGE);
      // Reloads the bridge without an entry in the tab's history.
      frame.contentWindow?.location.replace(frame.src);
    }
  });
}

function currentReader(): Reader {
  join();
  return lookup.reader;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const unknown = () => initialLookup.reader;

/**
 * The current reader; `fetching` in the built HTML and until the dashboard has answered.
 * Kept outside React because the page asks before the client has started.
 */
export const useReader = (): Reader => useSyncExternalStore(subscribe, currentReader, unknown);
