/**
 * When work may start that no reader is waiting for.
 */

/** A resource that never arrives holds back the load event; do not wait for ever. */
const longestWaitForLoad = 3000;

/**
 * Calls back once the page has loaded, at once if it has.
 *
 * @returns cancels the call
 */
export function afterLoad(callback: () => void): () => void {
  if (document.readyState === 'complete') {
    callback();
    return () => {};
  }
  const cancel = () => {
    window.removeEventListener('load', run);
    clearTimeout(timer);
  };
  const run = () => {
    cancel();
    callback();
  };
  const timer = setTimeout(run, longestWaitForLoad);
  window.addEventListener('load', run);
  return cancel;
}

/**
 * Calls back when the page has loaded and the browser is idle, at the latest
 * half a second after load.
 *
 * @returns cancels the call
 */
export function whenIdle(callback: () => void): () => void {
  let cancelIdle = () => {};
  const cancelLoad = afterLoad(() => {
    if ('requestIdleCallback' in window) {
      const id = requestIdleCallback(callback, {timeout: 500});
      cancelIdle = () => cancelIdleCallback(id);
    } else {
      // Safari
      const id = setTimeout(callback, 200);
      cancelIdle = () => clearTimeout(id);
    }
  });
  return () => {
    cancelLoad();
    cancelIdle();
  };
}
