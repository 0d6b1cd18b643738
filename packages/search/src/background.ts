import {expose, wrap, type Endpoint, type Remote} from 'comlink';
import {giveUp, type Answer, type LocalClient, type LocalSite, type Query} from './contract';

/** The local client in a worker, and the page's end of it. */

type Method = 'search' | 'complete';

/** What the worker answers to; `start` comes first. */
interface Served extends LocalClient {
  start(site: LocalSite): void;
}

/** How long the worker's script may take, in milliseconds; the page can do without. */
const TIME_LIMIT = 10_000;

/** A worker seen from the page, as far as it is used here. */
export interface WorkerHandle extends Endpoint {
  onerror: ((event: {message?: string; preventDefault(): void}) => void) | null;
  terminate(): void;
}

/**
 * Answers the page's calls; runs in the worker.
 *
 * @param create - makes the client once the page has sent the site's settings
 * @param endpoint - the worker's own unless given
 */
export function serveCalls(create: CreateClient, endpoint?: Endpoint): void {
  let client: LocalClient;
  const served: Served = {
    start: (site) => {
      client = create(site);
    },
    search: (query) => client.search(query),
    complete: (query) => client.complete(query),
    prepare: (filters, all) => client.prepare(filters, all),
  };
  expose(served, endpoint);
}

type CreateClient = (site: LocalSite) => LocalClient;

declare global {
  interface Window {
    /** The engine where a page had to load the worker's script itself. */
    siteSearchEngine?: CreateClient;
  }
}

/** Makes the script of a worker, which a page without workers can load as well. */
export function offerEngine(create: CreateClient): void {
  if (typeof window === 'undefined') {
    serveCalls(create);
  } else {
    window.siteSearchEngine = create;
  }
}

function loadInPage(src: string): Promise<CreateClient> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), {src});
    script.onload = () =>
      window.siteSearchEngine
        ? resolve(window.siteSearchEngine)
        : reject(new Error(`${src} has no engine`));
    script.onerror = () => reject(new Error(`${src} did not come`));
    document.head.append(script);
  });
}

/**
 * A client that works in a worker, or in the page if no worker starts: because a policy
 * forbids it, the browser has none, or its script doesn't load in time.
 *
 * @param script - address of a script with {@link offerEngine}
 * @param startWorker - may throw
 * @param load - loads the client that takes over; when that fails too, the
 *   search fails like one without an index, and the next one starts afresh
 */
export function createBackgroundClient(
  site: LocalSite,
  script: string,
  startWorker = (): WorkerHandle => new Worker(script) as unknown as WorkerHandle,
  load = (): Promise<CreateClient> => loadInPage(script),
): LocalClient {
  let background: {calls: Remote<Served>; lost: Promise<void>} | null = null;
  let inPage: Promise<LocalClient> | null = null;

  const clientInPage = (): Promise<LocalClient> => {
    inPage ??= load()
      .then((create) => create(site))
      .catch((error: unknown) => {
        inPage = null;
        throw error;
      });
    return inPage;
  };

  const askInPage = async (method: Method, query: Query): Promise<Answer> =>
    (await clientInPage().catch(giveUp))[method](query);

  const start = (): typeof background => {
    let tellLost: () => void = () => undefined;
    const lost = new Promise<void>((resolve) => (tellLost = resolve));
    const abandon = (): void => {
      background = null;
      // From now on the page searches, if it can.
      clientInPage().catch(() => undefined);
      tellLost();
    };
    try {
      const worker = startWorker();
      const end = (): void => {
        clearTimeout(timer);
        worker.terminate();
        abandon();
      };
      const timer = setTimeout(end, TIME_LIMIT);
      worker.onerror = (event) => {
        event.preventDefault();
        end();
      };
      const calls = wrap<Served>(worker);
      void calls.start(site).then(() => clearTimeout(timer), end);
      return {calls, lost};
    } catch {
      abandon();
      return null;
    }
  };

  /** The worker, null where the page has to search itself. */
  const theWorker = (): typeof background => {
    background ??= inPage ? null : start();
    return background;
  };

  const ask = (method: Method, query: Query): Promise<Answer> => {
    const worker = theWorker();
    return worker
      ? Promise.race([
          worker.calls[method](query),
          worker.lost.then(() => askInPage(method, query)),
        ])
      : askInPage(method, query);
  };

  return {
    search: (query) => ask('search', query),
    complete: (query) => ask('complete', query),
    prepare(filters, all) {
      const prepared =
        theWorker()?.calls.prepare(filters, all) ??
        inPage?.then((client) => client.prepare(filters, all));
      prepared?.catch(() => undefined);
    },
  };
}
