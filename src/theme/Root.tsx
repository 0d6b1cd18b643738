import {adopt, live} from '@site/src/start/client';
import {isAlone} from '@help-center/late-start/alone';
import Chat from '@site/src/chat/Chat';
import {useHistory} from '@docusaurus/router';
import {useFramed} from '@site/src/shell/useFramed';
import {useEffect, useLayoutEffect, type ReactNode} from 'react';

/** Wraps all pages, so its state survives client-side navigation. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  const framed = useFramed();
  useLayoutEffect(adopt, []);
  useEffect(live, []);
  const history = useHistory();
  useEffect(() => {
    // Links of the frame follow it from now on (src/frame/links.ts), and results of the search.
    if (!isAlone()) {
      window.siteNavigate = (href, replaces) => history[replaces ? 'replace' : 'push'](href);
    }
  }, [history]);
  // Inside the dashboard's frame, nobody asks who is signed in until the reader leaves it.
  useEffect(() => {
    if (!framed) {
      window.siteBridge.begin();
    }
  }, [framed]);
  return (
    <>
      {children}
      <Chat />
    </>
  );
}
