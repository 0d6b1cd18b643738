/**
 * The site's service worker: keeps what a reader has visited, for when there is
 * no network. host/offline.ts makes `/sw.js` of it.
 */

/** As much of a service worker's global object as is used here; TypeScript's library for workers excludes the DOM's. */
interface Scope {
  clients: {
    claim(): Promise<void>;
    get(id: string): Promise<{frameType: string} | undefined>;
  };
  registration: {navigationPreload?: {enable(): Promise<void>}};
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(name: Name, run: (event: Events[Name]) => void): void;
}

interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}

interface Events {
  install: Extendable;
  activate: Extendable;
  message: Extendable & {data: unknown};
  fetch: Extendable & {
    request: Request;
    clientId: string;
    preloadResponse: Promise<Response | undefined>;
    respondWith(answer: Promise<Response>): void;
  };
}

/** Digest of the build, put in when the worker is bundled. */
declare const RELEASE: string;

const scope = self as unknown as Scope;
const PREFIX = 'pages-';
const NAME = PREFIX + RELEASE;

/** Under an address without its query: the site's files do not depend on it. */
const keyOf = (address: string): string => {
  const {origin, pathname} = new URL(address);
  return origin + pathname;
};

const isOwn = (key: string): boolean => key.startsWith(`${self.location.origin}/`);

/** Names that carry a digest of the content. */
const isLasting = (key: string): boolean =>
  /\/(?:assets\/(?!chunks\.)|search-index\/[^/]+\.[0-9a-f]{8,}\.json$)/.test(key);

/** Languages answer alike, and so do compressed files. */
const find = async (key: string): Promise<Response | undefined> =>
  (await (await caches.open(NAME)).match(key, {ignoreVary: true})) ??
  // What the release before left, for readers who have not been here since.
  caches.match(key, {ignoreVary: true});

/** Keeps a whole answer of the site itself; where there is no room, nothing. */
async function keep(key: string, answer: Response): Promise<void> {
  if (answer.status === 200 && answer.type === 'basic' && !answer.redirected) {
    try {
      await (await caches.open(NAME)).put(key, answer);
    } catch {
      // The reader has it all the same.
    }
  }
}

async function answer(event: Events['fetch'], key: string): Promise<Response> {
  const {request, clientId} = event;
  // The dashboard's frame is another site's page: nothing of it is kept or answered from here.
  const isFramed =
    request.destination === 'iframe' ||
    (clientId !== '' && (await scope.clients.get(clientId))?.frameType === 'nested');
  const ask = async (): Promise<Response> => (await event.preloadResponse) ?? fetch(request);
  if (isFramed) {
    return ask();
  }
  const lasting = isLasting(key) ? await find(key) : undefined;
  if (lasting) {
    return lasting;
  }
  try {
    const fresh = await ask();
    event.waitUntil(keep(key, fresh.clone()));
    return fresh;
  } catch (error) {
    const kept = await find(key);
    if (kept) {
      return kept;
    }
    throw error;
  }
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => {
  const takeOver = async (): Promise<void> => {
    const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
    // The last release's pages stay until the reader has others; those before it go.
    await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  };
  event.waitUntil(takeOver());
});

// A page tells what it had loaded before the worker was there.
scope.addEventListener('message', (event) => {
  const addresses = Array.isArray(event.data) ? event.data : [];
  const fetchMissing = async (address: unknown): Promise<void> => {
    const key = typeof address === 'string' && URL.canParse(address) ? keyOf(address) : '';
    if (isOwn(key) && !(await (await caches.open(NAME)).match(key, {ignoreVary: true}))) {
      await keep(key, await fetch(key)).catch(() => undefined);
    }
  };
  event.waitUntil(Promise.allSettled(addresses.map(fetchMissing)));
});

scope.addEventListener('fetch', (event) => {
  const {method, url, headers} = event.request;
  const key = keyOf(url);
  if (method === 'GET' && isOwn(key) && !headers.has('range')) {
    event.respondWith(answer(event, key));
  }
});

export {};
