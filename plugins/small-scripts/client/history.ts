import type {
  Action,
  History,
  Location,
  LocationDescriptor,
  LocationDescriptorObject,
  LocationListener,
} from 'history';

/** Asked before the location changes: `false` keeps the reader where they are. */
type Blocker = (location: Location, action: Action) => unknown;

/** Text with the sign before it that it has in an address; none for the sign alone. */
const withSign = (sign: string, text = ''): string => {
  const rest = text.startsWith(sign) ? text.slice(1) : text;
  return rest && sign + rest;
};

/** Where a path leads that does not start with a slash. */
function resolve(path: string, from: string): string {
  const parts = from.split('/').slice(0, -1);
  const steps = path.split('/');
  for (const step of steps) {
    if (step === '..') {
      parts.pop();
    } else if (step !== '.') {
      parts.push(step);
    }
  }
  const found = (parts[0] === '' ? parts : ['', ...parts]).join('/');
  return /^\.{0,2}$/.test(steps.at(-1) ?? '') ? found.replace(/\/?$/, '/') : found;
}

function parse(address: string): LocationDescriptorObject {
  const [, pathname = '', search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return {pathname, search, hash};
}

/** The address of a location, without its host. */
export const createPath = ({pathname, search, hash}: LocationDescriptorObject): string =>
  (pathname || '/') + withSign('?', search) + withSign('#', hash);

/**
 * Reads an address without host, or a part of one.
 *
 * @param from - where the reader is, for what is written in relation to it
 * @throws URIError when the path is wrongly encoded
 */
export function createLocation(
  to: LocationDescriptor,
  state?: unknown,
  key?: string,
  from?: Location,
): Location {
  const parts = typeof to === 'string' ? parse(to || '/') : to;
  const pathname = decodeURI(parts.pathname ?? '') || (from?.pathname ?? '/');
  return {
    pathname: from && !pathname.startsWith('/') ? resolve(pathname, from.pathname) : pathname,
    search: withSign('?', parts.search),
    hash: withSign('#', parts.hash),
    state: parts.state === undefined ? state : parts.state,
    key: key ?? parts.key,
  };
}

/** The history of the browser’s tab, as far as it lies on this site. */
export function createBrowserHistory(): History {
  const tab = window.history;
  const listeners = new Set<LocationListener>();
  let blocker: Blocker | undefined;
  /** Whether the tab is on its way back to where the reader was kept. */
  let isReturning = false;

  const current = (): Location => {
    const {pathname, search, hash} = window.location;
    const {key, state} = (tab.state ?? {}) as Partial<Location>;
    return createLocation(pathname + search + hash, state, key);
  };
  const settle = (action: Action, location: Location): void => {
    Object.assign(history, {action, location});
    listeners.forEach((listener) => listener(location, action));
  };
  const isBlocked = (location: Location, action: Action) => blocker?.(location, action) === false;
  const go = (steps: number) => tab.go(steps);
  const write =
    (method: 'pushState' | 'replaceState', action: Action) =>
    (to: LocationDescriptor, given?: unknown): void => {
      const key = Math.random().toString(36).slice(2, 8);
      const location = createLocation(to, given, key, history.location);
      if (isBlocked(location, action)) {
        return;
      }
      tab[method]({key, state: location.state}, '', createPath(location));
      const index = keys.indexOf(history.location.key);
      if (action === 'PUSH') {
        keys = [...keys.slice(0, index + 1), key];
      } else if (index !== -1) {
        keys[index] = key;
      }
      settle(action, location);
    };

  const history: History = {
    get length() {
      return tab.length;
    },
    action: 'POP',
    location: current(),
    push: write('pushState', 'PUSH'),
    replace: write('replaceState', 'REPLACE'),
    go,
    goBack: () => go(-1),
    goForward: () => go(1),
    createHref: createPath,
    block(asked) {
      const own = asked as Blocker;
      blocker = own;
      return () => {
        if (blocker === own) {
          blocker = undefined;
        }
      };
    },
    listen(listener) {
      const own: LocationListener = (...given) => listener(...given);
      listeners.add(own);
      return () => listeners.delete(own);
    },
  };
  /** Of the entries that are known, in their order. */
  let keys = [history.location.key];

  window.addEventListener('popstate', () => {
    const location = current();
    if (isReturning) {
      isReturning = false;
      settle(history.action, history.location);
    } else if (isBlocked(location, 'POP')) {
      // The tab has gone already.
      const at = (key: string | undefined) => Math.max(keys.indexOf(key), 0);
      const steps = at(history.location.key) - at(location.key);
      isReturning = steps !== 0;
      if (isReturning) {
        go(steps);
      }
    } else {
      settle('POP', location);
    }
  });
  return history;
}
