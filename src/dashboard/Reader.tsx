import {createContext, type ReactNode, useContext, useReducer} from 'react';
import AuthBridge from './AuthBridge';
import {initialLookup, lookupReducer, type Reader} from './lookup';

const ReaderContext = createContext<Reader>(initialLookup.reader);

/** Who is reading; `fetching` in the built HTML and until the dashboard has answered. */
export function useReader(): Reader {
  return useContext(ReaderContext);
}

/**
 * Asks the dashboard who is reading and tells everything below. Lives above
 * all pages, so that its frame and its answer survive client-side navigation.
 */
export default function ReaderProvider({children}: {children: ReactNode}): ReactNode {
  const [lookup, dispatch] = useReducer(lookupReducer, initialLookup);
  return (
    <ReaderContext value={lookup.reader}>
      {children}
      <AuthBridge complaint={lookup.complaint} dispatch={dispatch} />
    </ReaderContext>
  );
}
