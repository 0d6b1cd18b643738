/**
 * When work may start that no reader is waiting for.
 */

/** A resource that never arrives holds back the load event; do not wait for ever. */
const longestWaitForLoad = 3000;

/** Calls back once the page has loaded, soon if it has. */
export function afterLoad(callback: () => void): void {
  void new Promise((resolve) => {
    if (document.readyState === 'complete') {
      resolve(undefined);
    } else {
      setTimeout(resolve, longestWaitForLoad);
      addEventListener('load', resolve);
    }
  }).then(callback);
}

/**
 * Calls back when the page has loaded and the browser is idle, at the latest
 * half a second after load.
 */
export function whenIdle(callback: () => void): void {
  afterLoad(() => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(callback, {timeout: 500});
    } else {
      // Safari
      setTimeout(callback, 200);
    }
  });
}
