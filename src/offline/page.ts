/** Runs inline in every page's head; see plugins/offline. */

/** Milliseconds after the page has loaded: nothing that is looked at waits for it. */
const PAUSE = 1000;

/** Registration of the worker; undefined where there is none, or the browser refuses. */
let worker: Promise<ServiceWorkerRegistration | undefined> = Promise.resolve(undefined);

/** Tells the worker what the page was loaded from, in case that came before it. */
async function tell(addresses: readonly string[]): Promise<void> {
  (await worker)?.active?.postMessage(addresses);
}

async function register(script: string): Promise<ServiceWorkerRegistration | undefined> {
  try {
    await navigator.serviceWorker.register(script, {updateViaCache: 'none'});
    return await navigator.serviceWorker.ready;
  } catch {
    // Some browsers have none for this page; it is read all the same.
    return undefined;
  }
}

/**
 * Lets the service worker keep the page, its files and the pages after it for
 * times without a network. Not inside another page's frame.
 *
 * @param script - address of the worker
 */
function keepOffline(script: string): void {
  if (window.parent !== window || !('serviceWorker' in navigator)) {
    return;
  }
  const begin = (): void => {
    worker = register(script);
    const files = performance.getEntriesByType('resource').map(({name}) => name);
    void tell([window.location.href, ...files]);
  };
  window.addEventListener('load', () => setTimeout(begin, PAUSE));
  // A link to another page loads its content alone: the worker fetches the page.
  let {pathname} = window.location;
  new MutationObserver(() => {
    if (pathname !== window.location.pathname) {
      ({pathname} = window.location);
      void tell([window.location.href]);
    }
  }).observe(document.head, {childList: true});
}

const {worker: script} = (document.currentScript as HTMLScriptElement).dataset;
if (script) {
  keepOffline(script);
}

export {};
