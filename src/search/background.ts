import {
  UnavailableError,
  type Answer,
  type Filters,
  type LocalClient,
  type LocalSite,
  type Query,
} from './contract';

/** The local client in a worker: what is said between the page and the worker, and both ends. */

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
 * @param create - makes the client once the page has said for which site
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

interface Waiting {
  method: Method;
  query: Query;
  resolve: (answer: Answer | Promise<Answer>) => void;
  reject: (error: Error) => void;
}

/**
 * A client that works in a worker, and in the page where no worker can be had:
 * forbidden by policy, unknown to the browser, its script not to be loaded, or not in time.
 *
 * @param startWorker - may throw
 * @param loadInPage - loads the client that takes over; when that fails too, the
 *   search fails like one without an index, and the next one starts afresh
 */
export function createBackgroundClient(
  site: LocalSite,
  startWorker: () => WorkerHandle,
  loadInPage: () => Promise<(site: LocalSite) => LocalClient>,
): LocalClient {
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let worker: WorkerHandle | null = null;
  let inPage: Promise<LocalClient> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const clientInPage = (): Promise<LocalClient> => {
    inPage ??= loadInPage()
      .then((create) => create(site))
      .catch((error: unknown) => {
        inPage = null;
        throw error;
      });
    return inPage;
  };

  const askInPage = async (method: Method, query: Query): Promise<Answer> => {
    const client = await clientInPage().catch((error: unknown) => {
      console.warn('[search]', error);
      throw new UnavailableError(error instanceof Error ? error.message : String(error));
    });
    return client[method](query);
  };

  const abandon = (): void => {
    clearTimeout(timer);
    worker?.terminate();
    worker = null;
    // From now on the page searches itself, unless it cannot either.
    clientInPage().catch(() => undefined);
    const left = [...waiting.values()];
    waiting.clear();
    left.forEach(({method, query, resolve}) => resolve(askInPage(method, query)));
  };

  const receive = (reply: Reply): void => {
    if ('ready' in reply) {
      clearTimeout(timer);
      return;
    }
    const call = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('answer' in reply) {
      call?.resolve(reply.answer);
    } else {
      const {name, message} = reply.error;
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
      worker.onmessage = ({data}) => receive(data);
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
