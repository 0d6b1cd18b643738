import {afterEach, describe, expect, it, vi} from 'vitest';
import {createBackgroundClient, serveCalls, type WorkerHandle} from './background';
import {
  OvertakenError,
  UnavailableError,
  type Answer,
  type LocalClient,
  type LocalSite,
  type Query,
} from './contract';

const site: LocalSite = {
  indexUrl: 'https://docs.example.com/search-index/',
  locale: 'en',
  origin: 'https://docs.example.com',
};

const filters = {tags: ['default'], first: null};
const query = (text: string): Query => ({text, filters, limit: 20, asker: 'dialog'});

/** An answer that can be told from others by its one hit. */
const answerOf = (id: string): Answer => ({
  hits: [{id, url: 'https://a.b/', group: '', titles: [], text: []}],
  count: 1,
  isWhole: true,
});

/** A client that names the place it works in. */
const clientIn =
  (place: string, search: LocalClient['search'] = () => Promise.resolve(answerOf(place))) =>
  ({locale}: LocalSite): LocalClient => ({
    search: (asked) => (locale === 'en' ? search(asked) : Promise.reject(new Error(locale))),
    complete: async ({text}) => answerOf(`${place}: all of ${text}`),
    prepare: () => undefined,
  });

/** A worker in this process, of which only a channel is seen; what passes is copied, as in a browser. */
function workerWith(create?: (site: LocalSite) => LocalClient): WorkerHandle {
  const {port1, port2} = new MessageChannel();
  channels.push(port1, port2);
  if (create) {
    serveCalls(create, port2);
  }
  return Object.assign(port1, {onerror: null, terminate: vi.fn()}) as WorkerHandle;
}

const channels: MessagePort[] = [];

const breakDown = (worker: WorkerHandle) => worker.onerror?.({preventDefault: () => undefined});

const placeOf = async (client: LocalClient) => (await client.search(query('a'))).hits[0]?.id;

afterEach(() => {
  channels.splice(0).forEach((port) => port.close());
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('client in a worker', () => {
  it('answers from the worker, several searches at a time', async () => {
    const worker = workerWith(clientIn('worker', async ({text}) => answerOf(text)));
    const client = createBackgroundClient(
      site,
      'worker.js',
      () => worker,
      () => Promise.reject(new Error('not needed')),
    );
    client.prepare(filters);
    const answers = await Promise.all([client.search(query('a')), client.search(query('b'))]);
    expect(answers.map(({hits}) => hits[0]?.id)).toEqual(['a', 'b']);
  });

  it('passes on what completes an answer, from the worker and from the page', async () => {
    const worker = workerWith(clientIn('worker'));
    const client = createBackgroundClient(
      site,
      'worker.js',
      () => worker,
      async () => clientIn('page'),
    );
    const completed = async () => (await client.complete(query('a'))).hits[0]?.id;
    expect(await completed()).toBe('worker: all of a');
    breakDown(worker);
    expect(await completed()).toBe('page: all of a');
  });

  it.each([new UnavailableError('index is gone'), new OvertakenError('newer')])(
    'passes on $name',
    async (error) => {
      const worker = workerWith(clientIn('worker', () => Promise.reject(error)));
      const client = createBackgroundClient(
        site,
        'worker.js',
        () => worker,
        () => Promise.reject(new Error('not needed')),
      );
      const outcome = client.search(query('a'));
      await expect(outcome).rejects.toMatchObject({name: error.name, message: error.message});
    },
  );

  it('searches in the page where workers are forbidden or unknown', async () => {
    const client = createBackgroundClient(
      site,
      'worker.js',
      () => {
        throw new Error('Refused to create a worker');
      },
      async () => clientIn('page'),
    );
    client.prepare(filters);
    expect(await placeOf(client)).toBe('page');
    expect(await placeOf(client)).toBe('page');
  });

  it('searches in the page when the worker breaks down, open searches included', async () => {
    const worker = workerWith(clientIn('worker', () => new Promise(() => undefined)));
    const client = createBackgroundClient(
      site,
      'worker.js',
      () => worker,
      async () => clientIn('page'),
    );
    const open = placeOf(client);
    breakDown(worker);
    expect(await open).toBe('page');
    expect(await placeOf(client)).toBe('page');
    expect(worker.terminate).toHaveBeenCalled();
  });

  it('searches in the page when the worker’s script does not come, and only then', async () => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    const silent = workerWith();
    const started = workerWith(
      clientIn('worker', ({text}) =>
        text === 'first' ? Promise.resolve(answerOf(text)) : new Promise(() => undefined),
      ),
    );
    const [stuck, slow] = [silent, started].map((worker) =>
      createBackgroundClient(
        site,
        'worker.js',
        () => worker,
        async () => clientIn('page'),
      ),
    ) as [LocalClient, LocalClient];
    const answered = vi.fn();
    const open = placeOf(stuck);
    await slow.search(query('first'));
    void placeOf(slow).then(answered);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await open).toBe('page');
    expect(silent.terminate).toHaveBeenCalled();
    expect(answered).not.toHaveBeenCalled();
    expect(started.terminate).not.toHaveBeenCalled();
  });

  it('fails while no script can be loaded, and works on a later try', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    let offline = true;
    let worker: WorkerHandle | undefined;
    const client = createBackgroundClient(
      site,
      'worker.js',
      () => {
        worker = workerWith(clientIn('worker'));
        return worker;
      },
      () => (offline ? Promise.reject(new Error('offline')) : Promise.resolve(clientIn('page'))),
    );
    const open = placeOf(client);
    breakDown(worker as WorkerHandle);
    await expect(open).rejects.toBeInstanceOf(UnavailableError);
    expect(warn).toHaveBeenCalled();
    offline = false;
    expect(await placeOf(client)).toBe('worker');
  });
});
