import type {Provider} from '@site/config/provider';
import type {User} from '@site/src/dashboard/user';
import * as vendor from '@intercom/messenger-js-sdk';
import type {MinimumBootArgs} from '@intercom/messenger-js-sdk/dist/types';

type ChatSettings = NonNullable<Provider['chat']>;

/** What the vendor is told about a reader; absent facts are left out, not sent empty. */
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
  /** Tells the chat that another page is shown. */
  pageChanged(): void;
  /** Opens the chat's window. */
  show(): void;
  /** Opens the chat's window with a message that the reader may complete and send. */
  write(text: string): void;
  /** Ends the chat and forgets the reader. Harmless when it does not run. */
  stop(): void;
}

/** Id the vendor's package gives to the script it adds. */
const scriptId = '_intercom_npm_loader';

/**
 * The chat as a thing that runs or does not.
 *
 * Calls that need a running chat warn on the console when there is none
 * instead of reaching the vendor, who would start a visitor's chat.
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
    show: () => whileRunning('show', () => vendor.show()),
    stop() {
      if (isRunning) {
        // Otherwise a widget that arrives late would start with these, and the
        // next reader would inherit them.
        delete window.intercomSettings;
        vendor.shutdown();
        isRunning = false;
      }
    },
  };
}

/** The page's one chat. */
export const messenger = createMessenger();
