import type {Provider} from '@site/config/provider';
import type {User} from '@site/src/dashboard/user';
import * as vendor from '@intercom/messenger-js-sdk';
import type {MinimumBootArgs} from '@intercom/messenger-js-sdk/dist/types';

type ChatSettings = NonNullable<Provider['chat']>;

/** What is sent to the vendor about a reader; missing facts are left out instead of sent empty. */
export function bootArguments(appId: string, user: User): MinimumBootArgs {
  return {
    app_id: appId,
    email: user.email,
    name: user.name,
    ...(user.createdAt === undefined ? {} : {created_at: user.createdAt}),
    ...(user.userHash === undefined ? {} : {user_hash: user.userHash}),
  };
}

export interface Messenger {
  /** Starts the chat for a reader; loads the vendor's widget the first time. */
  start(settings: ChatSettings, user: User): void;
  /** Tells the chat that the reader went to another page. */
  pageChanged(): void;
  /** Opens the chat window with a draft that the reader can complete and send. */
  write(text: string): void;
  /** Ends the chat and forgets the reader. Does nothing if it isn't running. */
  stop(): void;
}

/** Id that the vendor's package gives to its script element. */
const scriptId = '_intercom_npm_loader';

/**
 * Creates the chat's client, which keeps track of whether the chat is running.
 *
 * Calls that need a running chat only warn if it isn't, since the vendor would
 * start an anonymous chat.
 */
export function createMessenger(): Messenger {
  let isLoaded = false;
  let isRunning = false;

  function whileRunning(name: string, call: () => void): void {
    if (isRunning) {
      call();
    } else {
      console.warn(`[chat] ${name} was called before the chat was started`);
    }
  }

  return {
    start({appId, widgetUrl}, user) {
      if (isRunning) {
        this.stop();
      }
      const settings = bootArguments(appId, user);
      if (isLoaded) {
        vendor.boot(settings);
      } else {
        vendor.Intercom({...settings, widgetUrl});
        document
          .getElementById(scriptId)
          ?.addEventListener('error', () => console.warn('[chat] the widget could not be loaded'));
        isLoaded = true;
      }
      isRunning = true;
    },
    pageChanged: () => whileRunning('pageChanged', () => vendor.update({})),
    write: (text) => whileRunning('write', () => vendor.showNewMessage(text)),
    stop() {
      if (isRunning) {
        // Otherwise a widget that loads late would start with these settings, and
        // the next reader would get them.
        delete window.intercomSettings;
        vendor.shutdown();
        isRunning = false;
      }
    },
  };
}

/** The page's only chat. */
export const messenger = createMessenger();
