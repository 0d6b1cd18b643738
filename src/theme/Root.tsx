import Chat from '@site/src/chat/Chat';
import ReaderProvider from '@site/src/dashboard/Reader';
import type {ReactNode} from 'react';

/** Stands above all pages, so what it holds survives client-side navigation. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <ReaderProvider>
      {children}
      <Chat />
    </ReaderProvider>
  );
}
