import '@site/src/start/clientWords';
import Chat from '@site/src/chat/Chat';
import {useFramed} from '@site/src/shell/useFramed';
import {useEffect, type ReactNode} from 'react';

/** Stands above all pages, so what it holds survives client-side navigation. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  const framed = useFramed();
  // A page inside the dashboard asks nobody who is reading until the reader leaves it.
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
