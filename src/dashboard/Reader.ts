import {useSyncExternalStore} from 'react';
import {initialLookup, type Reader} from './lookup';
import {session} from './session';

const unknown = () => initialLookup.reader;

/** The current reader; `fetching` in the built HTML and until the dashboard has answered. */
export function useReader(): Reader {
  return useSyncExternalStore(session.subscribe, session.reader, unknown);
}
