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

/** What is said above a kept page, by language, as HTML; likewise. */
declare const NOTES: Readonly<Record<string, string>>;

/** Milliseconds that the site may take to answer where there is a kept page to show. */
const PATIENCE = 5000;

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

/** Media types of files with lasting names; a proxy or a single-page fallback answers with a page. */
const TYPES: Readonly<Record<string, RegExp>> = {
  css: /^text\/css\b/,
  js: /\bjavascript\b/,
  json: /\bjson\b/,
};

/** Whether an answer can be what its address promises. */
function isExpected(key: string, {headers}: Response): boolean {
  const type = headers.get('content-type') ?? '';
  const end = /\.(\w+)$/.exec(key)?.[1] ?? '';
  return !isLasting(key) || (TYPES[end]?.test(type) ?? !/^text\/html\b/.test(type));
}

/** What is kept; nothing where the browser's storage is broken. */
async function find(key: string): Promise<Response | undefined> {
  try {
    const kept =
      // Languages answer alike, and so do compressed files.
      (await (await caches.open(NAME)).match(key, {ignoreVary: true})) ??
      // What the release before left, for readers who have not been here since.
      (await caches.match(key, {ignoreVary: true}));
    return kept && isExpected(key, kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a whole answer of the site itself; where there is no room, nothing. */
async function keep(key: string, answer: Response): Promise<void> {
  if (
    answer.status === 200 &&
    answer.type === 'basic' &&
    !answer.redirected &&
    !/\bno-store\b/i.test(answer.headers.get('cache-control') ?? '') &&
    isExpected(key, answer)
  ) {
    try {
      await (await caches.open(NAME)).put(key, answer);
    } catch {
      // The reader has it all the same.
    }
  }
}

/** A kept page with a line above it that says so; another file as it is. */
async function noted(kept: Response): Promise<Response> {
  if (!/^text\/html\b/.test(kept.headers.get('content-type') ?? '')) {
    return kept;
  }
  const html = await kept.text();
  const note = NOTES[/<html\b[^>]*?\slang="?([\w-]+)/.exec(html)?.[1] ?? ''] ?? '';
  const headers = new Headers(kept.headers);
  // Of what was sent, not of this text.
  ['content-encoding', 'content-length'].forEach((name) => headers.delete(name));
  // Outside of what React looks after.
  return new Response(
    html.replace(/<div id="?__docusaurus\b/, (root) => note + root),
    {headers},
  );
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
  const asked = ask().then(async (first) => {
    // The browser may have kept a wrong answer for as long as the right one.
    const fresh = isExpected(key, first) ? first : await fetch(key, {cache: 'reload'});
    event.waitUntil(keep(key, fresh.clone()));
    return fresh;
  });
  // Also what comes too late to be shown is kept.
  event.waitUntil(asked.catch(() => undefined));
  const kept = await find(key);
  if (!kept) {
    return asked;
  }
  const late = new Promise<undefined>((done) => {
    setTimeout(() => done(undefined), PATIENCE);
  });
  const shown = await Promise.race([asked.catch(() => undefined), late]);
  return shown && shown.status < 500 ? shown : noted(kept);
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => {
  const takeOver = async (): Promise<void> => {
    try {
      const names = (await caches.keys()).filter(
        (name) => name.startsWith(PREFIX) && name !== NAME,
      );
      // The last release's pages stay until the reader has others; those before it go.
      await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
    } catch {
      // A broken storage keeps nothing anyway.
    }
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
    if (isOwn(key) && !(await find(key))) {
      await keep(key, await fetch(key)).catch(() => undefined);
    }
  };
  event.waitUntil(Promise.allSettled(addresses.map(fetchMissing)));
});

scope.addEventListener('fetch', (event) => {
  const {method, url, headers} = event.request;
  const key = keyOf(url);
  // An answer in Markdown is no page to keep, and a kept page no answer to it.
  const wantsMarkdown = headers.get('accept')?.includes('text/markdown') ?? false;
  if (method === 'GET' && isOwn(key) && !headers.has('range') && !wantsMarkdown) {
    event.respondWith(answer(event, key));
  }
});

export {};
