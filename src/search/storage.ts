/** Where DocSearch keeps recent and favourite searches. */
const LISTS = /^__DOCSEARCH_(?:RECENT|FAVORITE)_SEARCHES__/;

function isRemembered(entry: unknown): boolean {
  const {objectID, type, url, hierarchy} = (entry ?? {}) as Record<string, unknown>;
  return (
    [objectID, type, url].every((one) => typeof one === 'string') &&
    typeof hierarchy === 'object' &&
    hierarchy !== null
  );
}

/** What of a stored list DocSearch can draw; null when it is no list. */
function drawable(stored: string | null): unknown[] | null {
  try {
    const list: unknown = JSON.parse(stored ?? '');
    return Array.isArray(list) ? list.filter(isRemembered) : null;
  } catch {
    return null;
  }
}

/**
 * Readies the browser's storage for DocSearch's dialog, which reads it without a
 * guard: where the browser refuses it, the page seems to have none, and what is
 * stored but cannot be drawn is taken out. Otherwise the dialog would take the
 * page down with it.
 */
export function prepareStorage(target: Window = window): void {
  let storage: Storage | null;
  try {
    storage = target.localStorage;
  } catch {
    Object.defineProperty(target, 'localStorage', {value: null, configurable: true});
    return;
  }
  try {
    for (const key of Object.keys(storage ?? {}).filter((name) => LISTS.test(name))) {
      const stored = storage.getItem(key);
      const list = drawable(stored);
      if (!list) {
        storage.removeItem(key);
      } else if (JSON.stringify(list) !== stored) {
        storage.setItem(key, JSON.stringify(list));
      }
    }
  } catch {
    // Full or read only: DocSearch then does without it by itself.
  }
}
