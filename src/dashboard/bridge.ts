import {whenIdle} from '../../lib/idle';
import {isFromBridge} from './origins';

/** How long the dashboard may take before the reader counts as signed out. */
export const PATIENCE_WITH_BRIDGE = 5000;

/**
 * The hidden frame with the dashboard's bridge page, which posts who is signed in.
 * The start script makes it, with or without the client, which then judges what
 * was posted (session.ts). The frame appears when the page is usable and then stays.
 */
export interface Bridge {
  /** Makes the frame once the page is usable, unless that was done. */
  begin(): void;
  frame: HTMLIFrameElement | undefined;
  /** When the dashboard was asked, in milliseconds; NaN before. */
  askedAt: number;
  /** What the bridge has posted so far. */
  messages: unknown[];
  /** Called when the dashboard is asked and for every further message. */
  listener: (() => void) | undefined;
}

/**
 * @param address - of the bridge page
 * @param onUser - called when somebody may be signed in: the client has to look
 */
export function createBridge(address: string, onUser: () => void): Bridge {
  let isBegun = false;
  const bridge: Bridge = {
    frame: undefined,
    askedAt: NaN,
    messages: [],
    listener: undefined,
    begin() {
      if (isBegun) {
        return;
      }
      isBegun = true;
      whenIdle(() => {
        const place = document.createElement('div');
        place.innerHTML =
          '<iframe title="Dashboard session" hidden aria-hidden="true" tabindex="-1" sandbox="allow-scripts allow-same-origin" referrerpolicy="origin"></iframe>';
        const frame = place.firstChild as HTMLIFrameElement;
        frame.src = address;
        // Nobody, as far as the page without its client is concerned.
        const nobody = (): void => {
          document.documentElement.dataset.reader = 'signedOut';
        };
        const timer = setTimeout(nobody, PATIENCE_WITH_BRIDGE);
        window.addEventListener('message', (event) => {
          if (isFromBridge(event, new URL(address).origin, frame.contentWindow)) {
            bridge.messages.push(event.data);
            if (bridge.listener) {
              bridge.listener();
            } else if ((event.data as {response?: unknown} | null)?.response) {
              clearTimeout(timer);
              onUser();
            } else if ((event.data as {type?: unknown} | null)?.type === 'getCurrentUser') {
              nobody();
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
    /** Made by the start script (src/start). */
    siteBridge: Bridge;
  }
}
