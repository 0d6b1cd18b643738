import type {Provider} from '@site/config/provider';
import type {User} from '@site/src/dashboard/user';
import * as vendor from '@intercom/messenger-js-sdk';
import type {MinimumBootArgs} from '@intercom/messenger-js-sdk/dist/types';

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

/** Id that the vendor's package gives to its script element. */
const scriptId = '_intercom_npm_loader';

/**
 * Creates the chat's client, which keeps track of whether the chat is running.
 *
 * Calls that need a running chat only warn if it isn't, since the vendor would
 * start an anonymous chat.
 */
export function createMessenger() {
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
    /** Starts the chat for a reader; loads the vendor's widget the first time. */
    start({appId, widgetUrl}: NonNullable<Provider['chat']>, user: User): void {
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
    /** Tells the chat that the reader went to another page. */
    pageChanged: () => whileRunning('pageChanged', () => vendor.update({})),
    /** Opens the chat window with a draft that the reader can complete and send. */
    write: (text: string) => whileRunning('write', () => vendor.showNewMessage(text)),
    /** Ends the chat and forgets the reader. Does nothing if it isn't running. */
    stop(): void {
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

export type Messenger = ReturnType<typeof createMessenger>;

/** The page's only chat. */
export const messenger = createMessenger();
