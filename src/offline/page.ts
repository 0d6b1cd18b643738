import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';
import {afterLoad} from '@help-center/late-start/idle';

/**
 * Lets the service worker cache the page, its files and later pages for reading
 * offline; see the README in this folder.
 */

/** Milliseconds to wait after the page has loaded, so that nothing visible is delayed. */
const PAUSE = 1000;

/** Registration of the worker; undefined if there is none or the browser refuses. */
let worker: Promise<ServiceWorkerRegistration | undefined> = Promise.resolve(undefined);

/** Tells the worker which files the page loaded, since it may have started after them. */
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
    // Some browsers refuse here; the page works all the same.
    return undefined;
  }
}

/** Whether pages are cached; not in another site's frame. */
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

/** On client-side navigation only the page's content is loaded, so the worker fetches the page. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    void tell([window.location.href]);
  }
};
