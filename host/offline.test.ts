import {runInNewContext} from 'node:vm';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {workerScript} from './offline';

const SITE = 'https://docs.example.com';

/** An event that a service worker handles. */
interface WorkerEvent {
  request?: object;
  clientId?: string;
  data?: unknown;
}

/** The parts of a browser that a worker uses: storage, network and windows. */
function browser() {
  const stored = new Map<string, Map<string, Response>>();
  const listeners = new Map<string, (event: object) => void>();
  const world = {
    /** Answers of the network by address; what is missing fails. */
    network: new Map<string, () => Response | Promise<Response>>(),
    asked: [] as string[],
    frames: new Map<string, string>(),
    isRegistered: true,
    /** As in a corrupt profile. */
    isStorageBroken: false,
    /** The registration's navigation preload, which not every browser has. */
    preload: undefined as {disable: () => Promise<void>} | undefined,
    /** Lets waits end. */
    pass: [] as (() => void)[],
    names: () => [...stored.keys()],
    addresses: (name: string) => [...(stored.get(name)?.keys() ?? [])],
    run(script: string) {
      const setTimeout = (done: () => void) => world.pass.push(done);
      runInNewContext(script, {
        ...{self, caches, fetch, setTimeout},
        ...{URL, Promise, Array, Response, Headers},
      });
    },
    /** Lets the worker hear something; what it answers, once all that it began is done. */
    async tell(type: string, heard: WorkerEvent = {}): Promise<Response | undefined> {
      const work: Promise<unknown>[] = [];
      let answer: Promise<Response> | undefined;
      listeners.get(type)?.({
        clientId: '',
        ...heard,
        waitUntil: (one: Promise<unknown>) => work.push(one),
        respondWith: (one: Promise<Response>) => {
          answer = one;
        },
      });
      const result = await answer;
      await Promise.all(work);
      return result;
    },
    visit: (
      path: string,
      more: WorkerEvent & {destination?: string; method?: string; accept?: string} = {},
    ) =>
      world.tell('fetch', {
        request: {
          url: SITE + path,
          method: more.method ?? 'GET',
          headers: new Headers(more.accept === undefined ? {} : {accept: more.accept}),
          destination: more.destination ?? 'document',
        },
        ...more,
      }),
  };
  const open = (name: string) => {
    if (world.isStorageBroken) {
      return Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'));
    }
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return Promise.resolve({
      match: (key: string) => Promise.resolve(entries.get(key)?.clone()),
      keys: () => Promise.resolve([...entries.keys()].map((url) => ({url}))),
      put: (key: string, response: Response) => {
        entries.set(key, response);
        return Promise.resolve();
      },
    });
  };
  const caches = {
    open,
    keys: () => Promise.resolve([...stored.keys()]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
    match: (key: string) =>
      Promise.resolve(
        [...stored.values()].flatMap((entries) => entries.get(key) ?? [])[0]?.clone(),
      ),
  };
  const fetch = (asked: string | {url: string}): Promise<Response> => {
    const address = typeof asked === 'string' ? asked : asked.url;
    world.asked.push(address);
    const answer = world.network.get(address.replace(/\?.*/, ''));
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('no network'));
  };
  const self = {
    location: new URL(`${SITE}/sw.js`),
    addEventListener: (type: string, run: (event: object) => void) => listeners.set(type, run),
    skipWaiting: () => Promise.resolve(),
    registration: {
      get navigationPreload() {
        return world.preload;
      },
      unregister: () => {
        world.isRegistered = false;
        return Promise.resolve(true);
      },
    },
    clients: {
      claim: () => Promise.resolve(),
      get: (id: string) => Promise.resolve({frameType: world.frames.get(id)}),
    },
  };
  return world;
}

/** An answer of the site itself, as a browser gives it. */
function page(
  text: string,
  {
    status = 200,
    type = 'basic',
    redirected = false,
    headers = {},
  }: {status?: number; type?: string; redirected?: boolean; headers?: Record<string, string>} = {},
): Response {
  const made = (): Response => {
    const response = new Response(text, {status, headers});
    Object.defineProperty(response, 'type', {value: type});
    Object.defineProperty(response, 'redirected', {value: redirected});
    response.clone = made;
    return response;
  };
  return made();
}

describe('the service worker', () => {
  let world: ReturnType<typeof browser>;
  const online = (path: string, text: string, options = {}) =>
    world.network.set(SITE + path, () => page(text, options));
  const seen = async (...visit: Parameters<typeof world.visit>) =>
    (await world.visit(...visit))?.text();

  const HTML = {headers: {'content-type': 'text/html; charset=utf-8'}};
  const SCRIPT = {headers: {'content-type': 'text/javascript; charset=utf-8'}};

  beforeEach(() => {
    world = browser();
    world.run(workerScript(['one'], true));
  });

  it('asks the network first, and shows what it kept where there is none', async () => {
    online('/a', 'first');
    expect(await seen('/a?from=mail')).toBe('first');
    online('/a', 'second');
    expect(await seen('/a')).toBe('second');
    world.network.clear();
    expect(await seen('/a?x=1')).toBe('second');
    await expect(world.visit('/b.json', {destination: ''})).rejects.toThrow('no network');
  });

  it.each([
    ['/ru/b', 'ru', 'Страница', 'Эти страницы можно прочитать сейчас'],
    ['/b', 'en', 'A page', 'Pages you can read now'],
  ])('says at %s that it was never visited, and leads to what was', async (path, ...said) => {
    online('/android/a', '<title>A page | Site</title>', HTML);
    online('/ru/android/a', '<title data-rh=true>Страница | Сайт</title>', HTML);
    online('/assets/js/main.1f2e3d4c.js', '"<title>Script"', SCRIPT);
    await world.visit('/android/a');
    await world.visit('/ru/android/a');
    await world.visit('/assets/js/main.1f2e3d4c.js', {destination: 'script'});
    world.network.clear();
    const answer = await world.visit(path);
    const text = (await answer?.text()) ?? '';
    for (const part of said) {
      expect(text).toContain(part);
    }
    expect(answer?.status).toBe(503);
    expect(text.match(/<li>.*?<\/li>/g)).toEqual([
      `<li><a href="${SITE}${path.replace('b', 'android/a')}">${said[1]}</a></li>`,
    ]);
    world.isStorageBroken = true;
    expect(await seen(path)).toContain('<ul></ul>');
  });

  it('asks the network itself, whatever an earlier worker had the browser do', async () => {
    const disable = vi.fn(() => Promise.resolve());
    world.preload = {disable};
    await world.tell('activate');
    expect(disable).toHaveBeenCalledOnce();
  });

  it('never shows a kept page in place of an answer', async () => {
    online('/a', 'page');
    await world.visit('/a');
    online('/a', 'gone', {status: 404});
    expect(await seen('/a')).toBe('gone');
    world.network.clear();
    expect(await seen('/a')).toBe('page');
  });

  it.each([
    ['an error', {status: 500}],
    ['answer that may not be kept', {headers: {'cache-control': 'private, No-Store'}}],
    ['a redirect', {redirected: true}],
    ['an answer of another site', {type: 'opaque'}],
  ])('keeps no %s', async (_what, options) => {
    online('/a', 'x', options);
    await world.visit('/a');
    world.network.clear();
    expect((await world.visit('/a'))?.status).toBe(503);
  });

  it('asks once for files that never change under their name', async () => {
    for (const file of [
      '/ru/assets/js/main.1f2e3d4c.js',
      '/search-index/titles.0123456789ab.json',
    ]) {
      const type = file.endsWith('.js') ? 'text/javascript' : 'application/json';
      online(file, 'content', {headers: {'content-type': type}});
      await world.visit(file);
      await world.visit(file);
      expect(world.asked.filter((address) => address.endsWith(file))).toHaveLength(1);
    }
    online('/search-index/list.json', '{}');
    await world.visit('/search-index/list.json');
    await world.visit('/search-index/list.json');
    expect(world.asked.filter((address) => address.includes('list.json'))).toHaveLength(2);
  });

  it('keeps nothing of a page in another page’s frame, and answers it from the network alone', async () => {
    world.frames.set('inside', 'nested');
    online('/a', 'page');
    online('/assets/a.js', 'script');
    await world.visit('/a', {destination: 'iframe'});
    await world.visit('/assets/a.js', {clientId: 'inside'});
    expect(world.names().flatMap(world.addresses)).toEqual([]);
    await world.visit('/a');
    world.network.clear();
    await expect(world.visit('/a', {destination: 'iframe'})).rejects.toThrow();
  });

  it('steps aside where the storage is broken', async () => {
    world.isStorageBroken = true;
    await world.tell('activate');
    online('/a', 'page');
    online('/assets/js/main.1f2e3d4c.js', 'script', SCRIPT);
    expect(await seen('/a')).toBe('page');
    expect(await seen('/assets/js/main.1f2e3d4c.js')).toBe('script');
    await world.tell('message', {data: [`${SITE}/a`]});
  });

  it.each([
    '/assets/js/main.1f2e3d4c.js',
    '/assets/css/styles.1f2e3d4c.css',
    '/assets/fonts/a.woff2',
  ])('keeps no page in place of %s, and asks again past what the browser kept', async (file) => {
    online(file, '<!doctype html>', HTML);
    await seen(file);
    expect(world.asked).toHaveLength(2);
    const type = {js: 'text/javascript', css: 'text/css', woff2: 'font/woff2'}[
      file.split('.').at(-1) as 'js'
    ];
    online(file, 'right', {headers: {'content-type': type}});
    expect(await seen(file)).toBe('right');
    world.network.clear();
    expect(await seen(file)).toBe('right');
  });

  const documentOf = (language: string, text: string) =>
    `<!doctype html><html lang=${language} dir=ltr><body><div id=__docusaurus>${text}</div></body></html>`;

  it.each([
    ['en', 'The site cannot be reached.', () => Promise.reject(new TypeError('no network'))],
    ['ru', 'Сайт недоступен.', () => page('down', {status: 503, ...HTML})],
    ['en', 'The site cannot be reached.', () => page('bad gateway', {status: 502, ...HTML})],
  ])('says above a kept page (%s) that the site does not answer', async (language, note, fail) => {
    online('/a', documentOf(language, 'kept'), {
      headers: {...HTML.headers, 'content-encoding': 'br', 'content-length': '7'},
    });
    await world.visit('/a');
    world.network.set(`${SITE}/a`, fail);
    const answer = await world.visit('/a');
    expect(answer?.headers.has('content-encoding')).toBe(false);
    const text = await answer?.text();
    expect(text).toContain(`<p class="kept-note" role="status">${note}`);
    expect(text).toMatch(/<\/p><div id=__docusaurus>kept/);
    world.network.set(`${SITE}/a`, () => page(documentOf(language, 'new'), HTML));
    expect(await seen('/a')).toBe(documentOf(language, 'new'));
  });

  it('shows a kept page where the site takes too long, and keeps what comes late', async () => {
    online('/a', documentOf('en', 'kept'), HTML);
    await world.visit('/a');
    let come: (late: Response) => void = () => undefined;
    world.network.set(`${SITE}/a`, () => new Promise((done) => (come = done)));
    world.pass.length = 0;
    const visit = world.visit('/a');
    await vi.waitFor(() => expect(world.pass).toHaveLength(1), {timeout: 20_000});
    world.pass.forEach((pass) => pass());
    // Until the answer has come the worker lives.
    setTimeout(() => come(page(documentOf('en', 'late'), HTML)), 10);
    expect(await (await visit)?.text()).toContain('kept');
    world.network.clear();
    expect(await seen('/a')).toContain('late');
  });

  it('has nothing to do with requests for Markdown', async () => {
    online('/a', 'page');
    await world.visit('/a');
    expect(await world.visit('/a', {accept: 'text/markdown, text/html;q=0.5'})).toBeUndefined();
    world.network.clear();
    expect(await seen('/a')).toBe('page');
  });

  it('leaves other sites and other methods alone', async () => {
    expect(await world.visit('.evil.example/a')).toBeUndefined();
    expect(await world.visit('/a', {method: 'POST'})).toBeUndefined();
  });

  it('fetches what a page had loaded before, of this site alone and once', async () => {
    online('/a', 'page');
    const reportedAddresses = [
      `${SITE}/a#x`,
      'https://docs.example.com.evil.example/',
      'nonsense',
      7,
    ];
    await world.tell('message', {data: reportedAddresses});
    await world.tell('message', {data: reportedAddresses});
    await world.tell('message', {data: 'nonsense'});
    expect(world.asked).toEqual([`${SITE}/a`]);
    world.network.clear();
    expect(await seen('/a')).toBe('page');
  });

  it('leaves what the deployment before it kept, and throws older things away', async () => {
    online('/a', 'of one');
    await world.visit('/a');
    const [one] = world.names();
    for (const build of ['two', 'three']) {
      world.run(workerScript([build], true));
      await world.tell('activate');
      online(`/${build}`, build);
      await world.visit(`/${build}`);
      expect(world.names().includes(one as string)).toBe(build === 'two');
    }
    expect(world.names()).toHaveLength(2);
  });

  it('is another file after any change of a page, and the same without one', () => {
    expect(workerScript(['one'], true)).toBe(workerScript(['one'], true));
    expect(workerScript(['one'], true)).not.toBe(workerScript(['two'], true));
  });

  it('takes itself and all it kept away where none is wanted', async () => {
    online('/a', 'page');
    await world.visit('/a');
    world.run(workerScript([], false));
    await world.tell('activate');
    expect(world.names()).toEqual([]);
    expect(world.isRegistered).toBe(false);
  });
});
