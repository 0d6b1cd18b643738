import {useLocation} from '@docusaurus/router';
import {whenIdle} from '@site/lib/idle';
import {useReader} from '@site/src/dashboard/Reader';
import {useFramed} from '@site/src/shell/useFramed';
import {useDashboardSettings} from '@site/src/dashboard/settings';
import {useEffect, useRef} from 'react';
import type {Messenger} from './messenger';

/**
 * Runs the chat for a signed-in reader, except on pages inside the dashboard,
 * which has its own. Shows nothing itself. Its code and the vendor's are
 * loaded when a reader who may chat is there and the page is idle.
 */
export default function Chat(): null {
  const {chat} = useDashboardSettings();
  const {user} = useReader();
  const {pathname} = useLocation();
  const isFramed = useFramed();
  const customer = chat && !isFramed ? user : null;
  const running = useRef<Messenger>(null);

  useEffect(() => {
    if (!chat || !customer) {
      return undefined;
    }
    let isWanted = true;
    const cancel = whenIdle(() => {
      import('./messenger').then(
        ({messenger}) => {
          if (isWanted) {
            messenger.start(chat, customer);
            running.current = messenger;
          }
        },
        () => console.warn('[chat] the code of the chat could not be loaded'),
      );
    });
    return () => {
      isWanted = false;
      cancel();
      running.current?.stop();
      running.current = null;
    };
  }, [chat, customer]);

  useEffect(() => {
    running.current?.pageChanged();
  }, [pathname]);

  return null;
}
