import {whenIdle} from '@help-center/late-start/idle';
import {isFromBridge} from './origins';

/** Milliseconds to wait for the dashboard before the reader counts as signed out. */
export const PATIENCE_WITH_BRIDGE = 2500;

/**
 * The hidden frame with the dashboard's bridge page, which posts who is signed in.
 * The start script creates it once the page is usable, with or without the client; it
 * stays on the page. When the client starts, it evaluates the messages (Reader.ts).
 */
export interface Bridge {
  /** Creates the frame once the page is usable, if it doesn't exist yet. */
  begin(): void;
  frame?: HTMLIFrameElement;
  /** Time of the question to the dashboard, in milliseconds. */
  askedAt?: number;
  /** Messages from the bridge so far. */
  messages: unknown[];
  /** Whether the start script has logged that the user is missing. */
  isReported?: boolean;
  /** Called when the dashboard is asked and for every later message. */
  listener?: () => void;
}

/**
 * @param address - address of the bridge page
 * @param onUser - called when somebody may be signed in, which needs the client
 */
export function createBridge(address: string, onUser: () => void): Bridge {
  let isBegun = false;
  const bridge: Bridge = {
    messages: [],
    begin() {
      if (isBegun) {
        return;
      }
      isBegun = true;
      whenIdle(() => {
        const frame = Object.assign(document.createElement('iframe'), {
          title: 'Dashboard session',
          hidden: true,
          ariaHidden: 'true',
          tabIndex: -1,
          sandbox: 'allow-scripts allow-same-origin',
          referrerPolicy: 'origin',
          src: address,
        });
        // Without the client, the reader counts as signed out.
        const nobody = (): void => {
          document.documentElement.dataset.reader = 'signedOut';
        };
        const timer = setTimeout(nobody, PATIENCE_WITH_BRIDGE);
        window.addEventListener('message', (event) => {
          if (isFromBridge(event, new URL(address).origin, frame.contentWindow)) {
            bridge.messages.push(event.data);
            const {type, response} = (event.data ?? {}) as {type?: unknown; response?: unknown};
            if (bridge.listener) {
              bridge.listener();
            } else if (response) {
              clearTimeout(timer);
              onUser();
            } else if (type === 'getCurrentUser' && !bridge.isReported) {
              nobody();
              bridge.isReported = true;
              console.warn('[dashboard] user lookup failed: the answer holds no user');
            }
          }
        });
        bridge.frame = frame;
        bridge.askedAt = Date.now();
        bridge.listener?.();
        document.body.append(frame);
      });
    },
  };
  return bridge;
}

declare global {
  interface Window {
    /** Created by the start script. */
    siteBridge: Bridge;
  }
}
