import {
  type Dispatch,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {whenIdle} from './idle';
import type {Lookup, LookupEvent} from './lookup';
import {isFromBridge} from './origins';
import {useFramed} from '@site/src/shell/useFramed';
import {useDashboardSettings} from './settings';
import {readAnswer} from './user';

/** How long the dashboard may take before the reader counts as signed out. */
const timeOut = 5000;

/** A page hidden for so long asks again: the reader may have signed in or out elsewhere. */
const staleAfter = 60_000;

interface Props {
  complaint: Lookup['complaint'];
  /** Must be stable, as a reducer's dispatch is. */
  dispatch: Dispatch<LookupEvent>;
}

/**
 * The hidden frame that shows the dashboard's bridge page, which posts who is
 * signed in. The frame appears when the page is usable, never on pages that
 * are themselves inside the dashboard, and then stays.
 */
export default function AuthBridge({complaint, dispatch}: Props): ReactNode {
  const {account} = useDashboardSettings();
  const isFramed = useFramed();
  const [isStarted, setStarted] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const expectAnswer = useCallback(() => {
    dispatch({type: 'asked'});
    clearTimeout(timer.current);
    timer.current = setTimeout(() => dispatch({type: 'waitedTooLong'}), timeOut);
  }, [dispatch]);

  useEffect(() => {
    if (isStarted || isFramed) {
      return undefined;
    }
    return whenIdle(() => setStarted(true));
  }, [isStarted, isFramed]);

  // A layout effect, so that the listener is there before the frame can post.
  useLayoutEffect(() => {
    if (!isStarted) {
      return undefined;
    }
    const dashboardOrigin = new URL(account.bridge).origin;
    const onMessage = (event: MessageEvent) => {
      if (isFromBridge(event, dashboardOrigin, frame.current?.contentWindow ?? null)) {
        dispatch({type: 'answered', answer: readAnswer(event.data)});
      }
    };
    window.addEventListener('message', onMessage);
    expectAnswer();
    return () => {
      window.removeEventListener('message', onMessage);
      clearTimeout(timer.current);
    };
  }, [isStarted, account.bridge, dispatch, expectAnswer]);

  useEffect(() => {
    if (!isStarted) {
      return undefined;
    }
    let hiddenSince: number | null = document.hidden ? Date.now() : null;
    const onVisibilityChange = () => {
      if (document.hidden) {
        hiddenSince = Date.now();
      } else {
        const isStale = hiddenSince !== null && Date.now() - hiddenSince >= staleAfter;
        hiddenSince = null;
        if (isStale) {
          expectAnswer();
          // Loads the bridge anew without an entry in the tab's history.
          frame.current?.contentWindow?.location.replace(account.bridge);
        }
      }
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, [isStarted, account.bridge, expectAnswer]);

  useEffect(() => {
    if (complaint) {
      console.warn(`[dashboard] ${complaint.text}`);
    }
  }, [complaint]);

  if (!isStarted) {
    return null;
  }
  return (
    <iframe
      ref={frame}
      src={account.bridge}
      title="Dashboard session"
      hidden
      aria-hidden="true"
      tabIndex={-1}
      sandbox="allow-scripts allow-same-origin"
      referrerPolicy="origin"
    />
  );
}
