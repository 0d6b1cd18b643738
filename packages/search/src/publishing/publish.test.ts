import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  startAlgolia,
  type AlgoliaEmulator,
  type Failure,
} from '../../../../tests/emulators/algolia';
import {algoliaSettings, algoliaSynonyms, type AlgoliaRecord} from './algolia';
import {publish, type PublishOptions} from './publish';

const account = {appId: 'TESTAPP', indexName: 'docs', adminKey: 'admin'};

const record = (id: string): AlgoliaRecord => ({
  objectID: id,
  url: `https://docs.example.com/${id}`,
  url_without_anchor: `https://docs.example.com/${id}`,
  anchor: null,
  type: 'lvl1',
  hierarchy: {lvl0: 'Set', lvl1: id, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  content: 'text',
  keywords: [],
  names: [],
  code: [],
  language: 'en',
  docusaurus_tag: 'default',
  version: 'current',
  platform: 'any',
  weight: {page: 1, level: 100, position: 0},
});

const oldRecords = ['old-1', 'old-2'].map(record);
const newRecords = ['new-1', 'new-2', 'new-3'].map(record);

const index = (records: readonly AlgoliaRecord[]) => ({
  records,
  settings: algoliaSettings(['en', 'ru']),
  synonyms: algoliaSynonyms({platforms: {}, synonyms: [['ad', 'advertisement']]}),
});

let algolia: AlgoliaEmulator;
let options: PublishOptions;

const live = () => [...(algolia.indexes.get('docs')?.records.keys() ?? [])];

/** Longer than the client waits for any answer. */
const LONG = 10 * 60 * 1000;

beforeEach(async () => {
  // The client's patience ends when a test says so, however busy the machine is.
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
  algolia = await startAlgolia(['admin']);
  options = {
    maxRetries: 3,
    runId: 'run',
    batchSize: 2,
    client: {
      hosts: [{url: algolia.host, accept: 'readWrite', protocol: 'http'}],
      maxRateLimitRetries: 0,
    },
  };
  await publish(index(oldRecords), account, options);
  expect(live()).toEqual(['old-1', 'old-2']);
});

afterEach(async () => {
  await algolia.close();
  vi.useRealTimers();
});

describe('publish', () => {
  it('replaces records, settings and synonyms together and leaves no other index', async () => {
    await publish(index(newRecords), account, options);
    expect(live()).toEqual(['new-1', 'new-2', 'new-3']);
    expect([...algolia.indexes.keys()]).toEqual(['docs']);
    const {settings, synonyms} = algolia.indexes.get('docs') ?? {};
    expect(settings?.attributesForFaceting).toContain('docusaurus_tag');
    expect(synonyms).toHaveLength(1);
  });

  it('never writes to the live index itself', async () => {
    await publish(index(newRecords), account, options);
    const writes = algolia.requests.filter((request) => !request.startsWith('GET'));
    expect(writes.filter((request) => request.includes('/indexes/docs/'))).toEqual([]);
  });

  const steps = ['/settings', '/synonyms/batch', '/indexes/docs_tmp_run/batch', '/operation'];
  const failures: [Failure, RegExp][] = [
    [403, /refused ALGOLIA_ADMIN_API_KEY/],
    [429, /no more requests/],
    [500, /could not be reached|did not finish/],
    ['hang', /did not answer in time/],
    ['cut', /could not be reached/],
  ];
  for (const step of steps) {
    for (const [failure, message] of failures) {
      it(`keeps the old index when ${step} answers ${failure}`, async () => {
        algolia.failWhen((request) => {
          if (!request.endsWith(step)) {
            return null;
          }
          if (failure === 'hang') {
            vi.advanceTimersByTime(LONG);
          }
          return failure;
        });
        await expect(publish(index(newRecords), account, options)).rejects.toThrow(message);
        expect(live()).toEqual(['old-1', 'old-2']);
        expect([...algolia.indexes.keys()]).toEqual(['docs']);
      });
    }
  }

  it('keeps the old index when the second of two batches fails', async () => {
    algolia.failWhen((request, count) =>
      request.endsWith('/docs_tmp_run/batch') && count > 2 ? 429 : null,
    );
    await expect(publish(index(newRecords), account, options)).rejects.toThrow(/docs is unchanged/);
    expect(live()).toEqual(['old-1', 'old-2']);
  });

  it('names the temporary index when it cannot be removed either', async () => {
    algolia.failWhen((request) =>
      request.endsWith('/settings') || request.startsWith('DELETE') ? 403 : null,
    );
    await expect(publish(index(newRecords), account, options)).rejects.toThrow(/docs_tmp_run/);
  });

  it('removes what killed runs left of this index, and nothing else', async () => {
    const day = 24 * 60 * 60 * 1000;
    const [old, recent] = [Date.now() - 2 * day, Date.now() - day / 2];
    const others = [
      `docs_tmp_${recent}`,
      `docs_tmp_${old}_copy`,
      `docs_tmp_${String(old).slice(1)}`,
      `docs_tmp_${Date.now() + day}`,
      `more_docs_tmp_${old}`,
      `docs_v2_tmp_${old}`,
      'docs_tmp_',
    ];
    [`docs_tmp_${old}`, ...others].forEach((name) => algolia.fill(name, oldRecords));
    expect(await publish(index(newRecords), account, options)).toEqual([
      expect.stringContaining(`docs_tmp_${old}`),
    ]);
    expect([...algolia.indexes.keys()].sort()).toEqual(['docs', ...others].sort());
    expect(live()).toEqual(['new-1', 'new-2', 'new-3']);
  });

  it.each(['GET /1/indexes', 'DELETE'])('publishes with a key that is refused %s', async (step) => {
    algolia.fill('docs_tmp_1700000000000', oldRecords);
    algolia.failWhen((request) =>
      request.startsWith(step) && !request.includes('task') ? 403 : null,
    );
    expect(await publish(index(newRecords), account, options)).toEqual([
      expect.stringMatching(/not removed \(403: .*listIndexes/),
    ]);
    expect(live()).toEqual(['new-1', 'new-2', 'new-3']);
  });

  it('refuses a wrong key before anything is changed', async () => {
    await expect(
      publish(index(newRecords), {...account, adminKey: 'wrong'}, options),
    ).rejects.toThrow(/Invalid Application-ID or API key/);
    expect(live()).toEqual(['old-1', 'old-2']);
  });

  it('refuses an empty index and equal ids', async () => {
    await expect(publish(index([]), account, options)).rejects.toThrow(/no records/);
    await expect(publish(index([record('a'), record('a')]), account, options)).rejects.toThrow(
      /same id/,
    );
    expect(live()).toEqual(['old-1', 'old-2']);
  });
});
