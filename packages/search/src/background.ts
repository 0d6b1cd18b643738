import {
  giveUp,
  type Answer,
  type Filters,
  type LocalClient,
  type LocalSite,
  type Query,
} from './contract';

/** The local client in a worker: the messages between page and worker, and both ends. */

type Method = 'search' | 'complete';

/** What the page sends. */
type Call =
  | {start: LocalSite}
  | {prepare: Filters; all?: boolean}
  | {id: number; method: Method; query: Query};

/** What the worker sends; first of all that it has started. */
type Reply =
  | {ready: true}
  | {id: number; answer: Answer}
  | {id: number; error: {name: string; message: string}};

/** How long the worker's script may take, in milliseconds; the page can do without. */
const TIME_LIMIT = 10_000;

/** The inside of a worker, as far as it is used here. */
export interface WorkerScope {
  onmessage: ((event: {data: Call}) => void) | null;
  postMessage(reply: Reply): void;
}

/** A worker seen from the page, as far as it is used here. */
export interface WorkerHandle {
  onmessage: ((event: {data: Reply}) => void) | null;
  onerror: ((event: {message?: string; preventDefault(): void}) => void) | null;
  postMessage(call: Call): void;
  terminate(): void;
}

/**
 * Answers the page's calls; runs in the worker.
 *
 * @param create - makes the client once the page has sent the site's settings
 */
export function serveCalls(scope: WorkerScope, create: (site: LocalSite) => LocalClient): void {
  let client: LocalClient | null = null;
  scope.onmessage = ({data}) => {
    if ('start' in data) {
      client = create(data.start);
      scope.postMessage({ready: true});
    } else if ('prepare' in data) {
      client?.prepare(data.prepare, data.all);
    } else {
      const {id, method, query} = data;
      client?.[method](query).then(
        (answer) => scope.postMessage({id, answer}),
        (error: Error) =>
          scope.postMessage({id, error: {name: error.name, message: error.message}}),
      );
    }
  };
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
    serveCalls(globalThis as unknown as WorkerScope, create);
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

interface Waiting {
  method: Method;
  query: Query;
  resolve: (answer: Answer | Promise<Answer>) => void;
  reject: (error: Error) => void;
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
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let worker: WorkerHandle | null = null;
  let inPage: Promise<LocalClient> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

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

  const abandon = (): void => {
    clearTimeout(timer);
    worker?.terminate();
    worker = null;
    // From now on the page searches, if it can.
    clientInPage().catch(() => undefined);
    const left = [...waiting.values()];
    waiting.clear();
    left.forEach(({method, query, resolve}) => resolve(askInPage(method, query)));
  };

  const receive = ({data}: {data: Reply}): void => {
    if ('ready' in data) {
      clearTimeout(timer);
      return;
    }
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('answer' in data) {
      call?.resolve(data.answer);
    } else {
      const {name, message} = data.error;
      call?.reject(Object.assign(new Error(message), {name}));
    }
  };

  /** The worker, null where the page has to search itself. */
  const theWorker = (): WorkerHandle | null => {
    if (worker || inPage) {
      return worker;
    }
    try {
      worker = startWorker();
      worker.onmessage = receive;
      worker.onerror = (event) => {
        event.preventDefault();
        abandon();
      };
      worker.postMessage({start: site});
      timer = setTimeout(abandon, TIME_LIMIT);
    } catch {
      abandon();
    }
    return worker;
  };

  const ask = (method: Method, query: Query): Promise<Answer> => {
    const background = theWorker();
    if (!background) {
      return askInPage(method, query);
    }
    return new Promise((resolve, reject) => {
      const id = (calls += 1);
      waiting.set(id, {method, query, resolve, reject});
      background.postMessage({id, method, query});
    });
  };

  return {
    search: (query) => ask('search', query),
    complete: (query) => ask('complete', query),
    prepare(filters, all) {
      const background = theWorker();
      if (background) {
        background.postMessage({prepare: filters, all});
      } else {
        inPage?.then((client) => client.prepare(filters, all)).catch(() => undefined);
      }
    },
  };
}
