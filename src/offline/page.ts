import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';
import {afterLoad} from '../../lib/idle';

/**
 * Lets the service worker keep the page, its files and the pages after it for
 * times without a network; see README.md beside this file.
 */

/** Milliseconds after the page has loaded: nothing that is looked at waits for it. */
const PAUSE = 1000;

/** Registration of the worker; undefined where there is none, or the browser refuses. */
let worker: Promise<ServiceWorkerRegistration | undefined> = Promise.resolve(undefined);

/** Tells the worker what the page was loaded from, in case that came before it. */
async function tell(addresses: readonly string[]): Promise<void> {
  (await worker)?.active?.postMessage(addresses);
}

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    await navigator.serviceWorker.register(siteConfig.customFields?.worker as string, {
      updateViaCache: 'none',
    });
    return await navigator.serviceWorker.ready;
  } catch {
    // Some browsers have none for this page; it is read all the same.
    return undefined;
  }
}

/** Another page's frame keeps nothing. */
const isKept =
  ExecutionEnvironment.canUseDOM && window.parent === window && 'serviceWorker' in navigator;

if (isKept) {
  afterLoad(() =>
    setTimeout(() => {
      worker = register();
      const files = performance.getEntriesByType('resource').map(({name}) => name);
      void tell([window.location.href, ...files]);
    }, PAUSE),
  );
}

/** A link to another page loads its content alone: the worker fetches the page. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    void tell([window.location.href]);
  }
};
