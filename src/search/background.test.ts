import {afterEach, describe, expect, it, vi} from 'vitest';
import {
  createBackgroundClient,
  serveCalls,
  type WorkerHandle,
  type WorkerScope,
} from './background';
import {OvertakenError, RetryError, type LocalClient, type LocalSite} from './contract';

const site: LocalSite = {
  indexUrl: 'https://docs.example.com/search-index/',
  locale: 'en',
  origin: 'https://docs.example.com',
};

const answerOf = (text: string) => ({results: [{query: text}]}) as never;

/** A client that names the place it works in. */
const clientIn =
  (place: string, search: LocalClient['search'] = () => Promise.resolve(answerOf(place))) =>
  ({locale}: LocalSite): LocalClient => ({
    search: (request) => (locale === 'en' ? search(request) : Promise.reject(new Error(locale))),
    complete: async (request) => answerOf(`${place}: all of ${(request as {q: string}).q}`),
    prepare: () => undefined,
  });

/** Both ends of a worker in one place; what passes between them is copied, as in a browser. */
function workerWith(create: (site: LocalSite) => LocalClient) {
  const scope: WorkerScope = {
    onmessage: null,
    postMessage: (reply) => handle.onmessage?.({data: structuredClone(reply)}),
  };
  const handle: WorkerHandle = {
    onmessage: null,
    onerror: null,
    postMessage: (call) => {
      queueMicrotask(() => scope.onmessage?.({data: structuredClone(call)}));
    },
    terminate: vi.fn(),
  };
  serveCalls(scope, create);
  return handle;
}

const breakDown = (worker: WorkerHandle) => worker.onerror?.({preventDefault: () => undefined});

const placeOf = async (client: LocalClient) =>
  (await client.search({requests: []})).results[0]?.query;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('client in a worker', () => {
  it('answers from the worker, several searches at a time', async () => {
    const worker = workerWith(
      clientIn('worker', async (request) => answerOf((request as {q: string}).q)),
    );
    const client = createBackgroundClient(
      site,
      () => worker,
      () => Promise.reject(new Error('not needed')),
    );
    client.prepare({indexName: 'x'});
    const answers = await Promise.all([client.search({q: 'a'}), client.search({q: 'b'})]);
    expect(answers.map(({results}) => results[0]?.query)).toEqual(['a', 'b']);
  });

  it('passes on what completes an answer, from the worker and from the page', async () => {
    const worker = workerWith(clientIn('worker'));
    const client = createBackgroundClient(
      site,
      () => worker,
      async () => clientIn('page'),
    );
    const completed = async () => (await client.complete({q: 'a'})).results[0]?.query;
    expect(await completed()).toBe('worker: all of a');
    breakDown(worker);
    expect(await completed()).toBe('page: all of a');
  });

  it.each([new RetryError('index is gone'), new OvertakenError('newer')])(
    'passes on $name',
    async (error) => {
      const worker = workerWith(clientIn('worker', () => Promise.reject(error)));
      const client = createBackgroundClient(
        site,
        () => worker,
        () => Promise.reject(new Error('not needed')),
      );
      const outcome = client.search({});
      await expect(outcome).rejects.toBeInstanceOf(error.constructor);
      await expect(outcome).rejects.toThrow(error.message);
    },
  );

  it('searches in the page where workers are forbidden or unknown', async () => {
    const client = createBackgroundClient(
      site,
      () => {
        throw new Error('Refused to create a worker');
      },
      async () => clientIn('page'),
    );
    client.prepare({indexName: 'x'});
    expect(await placeOf(client)).toBe('page');
    expect(await placeOf(client)).toBe('page');
  });

  it('searches in the page when the worker breaks down, open searches included', async () => {
    const worker = workerWith(clientIn('worker', () => new Promise(() => undefined)));
    const client = createBackgroundClient(
      site,
      () => worker,
      async () => clientIn('page'),
    );
    const open = placeOf(client);
    breakDown(worker);
    expect(await open).toBe('page');
    expect(await placeOf(client)).toBe('page');
    expect(worker.terminate).toHaveBeenCalled();
  });

  it('fails while no script can be loaded, and works on a later try', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    let offline = true;
    let worker: WorkerHandle | undefined;
    const client = createBackgroundClient(
      site,
      () => {
        worker = workerWith(clientIn('worker'));
        return worker;
      },
      () => (offline ? Promise.reject(new Error('offline')) : Promise.resolve(clientIn('page'))),
    );
    const open = placeOf(client);
    breakDown(worker as WorkerHandle);
    await expect(open).rejects.toBeInstanceOf(RetryError);
    expect(warn).toHaveBeenCalled();
    offline = false;
    expect(await placeOf(client)).toBe('worker');
  });
});
