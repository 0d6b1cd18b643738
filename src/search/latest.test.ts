import {expect, it} from 'vitest';
import type {SearchClient} from './contract';
import {latestOnly} from './latest';

type Answer = Awaited<ReturnType<SearchClient['search']>>;

/** A client whose answers come when the test says so. */
function slowClient() {
  const open = new Map<string, {answer: () => void; fail: () => void}>();
  const client = latestOnly({
    search: (query) =>
      new Promise<Answer>((resolve, reject) => {
        open.set(query as string, {
          answer: () => resolve({results: [{query}] as never}),
          fail: () => reject(new Error(query as string)),
        });
      }),
  });
  const ask = async (query: string) => (await client.search(query)).results[0]?.query;
  return {ask, of: (query: string) => open.get(query) as {answer: () => void; fail: () => void}};
}

it('gives each search its own answer while they come one by one', async () => {
  const {ask, of} = slowClient();
  const first = ask('a');
  of('a').answer();
  expect(await first).toBe('a');
  const second = ask('ab');
  of('ab').fail();
  await expect(second).rejects.toThrow('ab');
});

it('drops the late answer and the late failure of a search that was overtaken', async () => {
  const {ask, of} = slowClient();
  const all = Promise.all([ask('a'), ask('ab'), ask('abc')]);
  of('abc').answer();
  of('a').answer();
  of('ab').fail();
  expect(await all).toEqual(['abc', 'abc', 'abc']);
});

it('waits for the newest search when an older one fails early', async () => {
  const {ask, of} = slowClient();
  const first = ask('a');
  const second = ask('ab');
  of('a').fail();
  of('ab').answer();
  expect(await Promise.all([first, second])).toEqual(['ab', 'ab']);
});
