/**
 * The site's service worker: caches the pages a reader has visited, for reading
 * offline. host/offline.ts bundles it as `/sw.js`.
 */

/** The part of a service worker's global scope used here; TypeScript's worker library excludes the DOM's. */
export interface Scope {
  clients: {
    claim(): Promise<void>;
    get(id: string): Promise<{frameType: string} | undefined>;
  };
  registration: {
    navigationPreload?: {disable(): Promise<void>};
    unregister(): Promise<boolean>;
  };
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
    respondWith(answer: Promise<Response>): void;
  };
}

/** Digest of the build, defined when the worker is bundled. */
declare const RELEASE: string;

/** The notice above a cached page, as HTML by language; also defined when bundling. */
declare const NOTES: Readonly<Record<string, string>>;

/** The page for an address that was never visited, as HTML by the language's folder; its LIST is replaced. */
declare const MISSING: Readonly<Record<string, string>>;

/** Milliseconds the site has to answer if there is a cached page to show. */
const PATIENCE = 5000;

const scope = self as unknown as Scope;
const PREFIX = 'pages-';
const NAME = PREFIX + RELEASE;

/** Cache key: the address without its query, on which the site's files don't depend. */
const keyOf = (address: string): string => {
  const {origin, pathname} = new URL(address);
  return origin + pathname;
};

const isOwn = (key: string): boolean => key.startsWith(`${self.location.origin}/`);

/** Whether a file name contains a digest of the content. */
const isLasting = (key: string): boolean =>
  /\/(?:assets\/|search-index\/[^/]+\.[0-9a-f]{8,}\.json$)/.test(key);

/** Media types of files with such names. A proxy or a single-page fallback would answer with a page. */
const TYPES: Readonly<Record<string, RegExp>> = {
  css: /^text\/css\b/,
  js: /\bjavascript\b/,
  json: /\bjson\b/,
};

/** Whether a response has the type that its address implies. */
function isExpected(key: string, {headers}: Response): boolean {
  const type = headers.get('content-type') ?? '';
  const end = /\.(\w+)$/.exec(key)?.[1] ?? '';
  return !isLasting(key) || (TYPES[end]?.test(type) ?? !/^text\/html\b/.test(type));
}

/** The cached response; undefined if there is none or the browser's storage is broken. */
async function find(key: string): Promise<Response | undefined> {
  try {
    const kept =
      // The responses don't vary by language, and compression doesn't matter here.
      (await (await caches.open(NAME)).match(key, {ignoreVary: true})) ??
      // The previous release's cache, for readers who haven't been here since.
      (await caches.match(key, {ignoreVary: true}));
    return kept && isExpected(key, kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Caches a complete response of the site itself; does nothing if there is no room. */
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

/** A cached page with a notice above its content; other files unchanged. */
async function noted(kept: Response): Promise<Response> {
  if (!/^text\/html\b/.test(kept.headers.get('content-type') ?? '')) {
    return kept;
  }
  const html = await kept.text();
  const note = NOTES[/<html\b[^>]*?\slang="?([\w-]+)/.exec(html)?.[1] ?? ''] ?? '';
  const headers = new Headers(kept.headers);
  // These describe the response as sent, not the text here.
  ['content-encoding', 'content-length'].forEach((name) => headers.delete(name));
  // Outside the element that React manages.
  return new Response(
    html.replace(/<div id="?__docusaurus\b/, (root) => note + root),
    {headers},
  );
}

/** The language's folder that an address is in; empty for the default language, which has none. */
function folderOf(address: string): string {
  const [first = ''] = address.slice(new URL('.', self.location.href).href.length).split('/');
  return first in MISSING ? first : '';
}

/** Links to the cached pages of a language, as list items. */
async function keptPages(folder: string): Promise<string> {
  const links = new Map<string, string>();
  for (const name of (await caches.keys()).filter((one) => one.startsWith(PREFIX))) {
    const cache = await caches.open(name);
    for (const {url} of await cache.keys()) {
      const page = folderOf(url) === folder && !/\.[a-z]\w*$/.test(url) && (await cache.match(url));
      const title = page && /<title[^>]*>([^<|]+)/.exec(await page.text())?.[1]?.trim();
      if (title) {
        links.set(url, `<li><a href="${url}">${title}</a></li>`);
      }
    }
  }
  return [...links.values()].join('');
}

/** The page that says that an address was never visited. */
async function missing(key: string): Promise<Response> {
  const folder = folderOf(key);
  const list = await keptPages(folder).catch(() => '');
  return new Response(
    MISSING[folder]?.replace('LIST', () => list),
    {status: 503, headers: {'content-type': 'text/html; charset=utf-8'}},
  );
}

async function answer(event: Events['fetch'], key: string): Promise<Response> {
  const {request, clientId} = event;
  // In another site's frame, such as the dashboard's, nothing is cached or answered from the cache.
  const isFramed =
    request.destination === 'iframe' ||
    (clientId !== '' && (await scope.clients.get(clientId))?.frameType === 'nested');
  if (isFramed) {
    return fetch(request);
  }
  const lasting = isLasting(key) ? await find(key) : undefined;
  if (lasting) {
    return lasting;
  }
  const asked = fetch(request).then(async (first) => {
    // The browser's HTTP cache may hold a wrong response for as long as a right one.
    const fresh = isExpected(key, first) ? first : await fetch(key, {cache: 'reload'});
    event.waitUntil(keep(key, fresh.clone()));
    return fresh;
  });
  // A response that arrives too late to be shown is cached too.
  event.waitUntil(asked.catch(() => undefined));
  const kept = await find(key);
  if (!kept) {
    return request.destination === 'document' ? asked.catch(() => missing(key)) : asked;
  }
  const late = new Promise<undefined>((done) => setTimeout(done, PATIENCE, undefined));
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
      // Keeps the last release's pages until the reader has newer ones, and deletes older ones.
      await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
    } catch {
      // A broken storage keeps nothing anyway.
    }
    // Earlier workers enabled it. Firefox fails a navigation whose preload fails, whatever the worker answers.
    await scope.registration.navigationPreload?.disable();
    await scope.clients.claim();
  };
  event.waitUntil(takeOver());
});

// A page reports what it loaded before the worker was active.
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
  // Markdown isn't a page to cache, and a cached page is no answer to a request for Markdown.
  const wantsMarkdown = headers.get('accept')?.includes('text/markdown') ?? false;
  if (method === 'GET' && isOwn(key) && !headers.has('range') && !wantsMarkdown) {
    event.respondWith(answer(event, key));
  }
});
