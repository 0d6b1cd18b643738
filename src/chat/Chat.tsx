import {useLocation} from '@docusaurus/router';
import {whenIdle} from '@help-center/late-start/idle';
import {useReader} from '@site/src/dashboard/Reader';
import {useFramed} from '@site/src/shell/useFramed';
import {useDashboardSettings} from '@site/src/dashboard/settings';
import {useEffect, useRef} from 'react';
import type {Messenger} from './messenger';

/**
 * Runs the chat for a signed-in reader, except on pages inside the dashboard, which
 * has its own. Renders nothing. The chat's code and the vendor's are loaded once a
 * reader who can chat is signed in and the page is idle.
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
    whenIdle(() => {
      if (!isWanted) {
        return;
      }
      import('./messenger').then(
        ({messenger}) => {
          if (isWanted) {
            messenger.start(chat, customer);
            running.current = messenger;
          }
        },
        () => console.warn('[chat] the chat code could not be loaded'),
      );
    });
    return () => {
      isWanted = false;
      running.current?.stop();
      running.current = null;
    };
  }, [chat, customer]);

  useEffect(() => {
    running.current?.pageChanged();
  }, [pathname]);

  return null;
}
