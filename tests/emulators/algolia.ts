import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/**
 * Emulates the parts of Algolia's wire protocol that publishing and searching use,
 * and fails on demand.
 */

interface Index {
  records: Map<string, Record<string, unknown>>;
  settings: Record<string, unknown>;
  synonyms: unknown[];
}

/** How a request fails. */
export type Failure = number | 'hang' | 'cut';

export interface AlgoliaEmulator {
  readonly host: string;
  readonly indexes: ReadonlyMap<string, Index>;
  /** `METHOD path` of every request so far. */
  readonly requests: readonly string[];
  /** Bodies of the queries so far. */
  readonly queries: readonly unknown[];
  /** Adds records to an index, as publishing would. */
  fill(name: string, records: readonly {objectID: string}[]): void;
  /** Decides which requests fail; null means success. */
  failWhen(decide: (request: string, count: number) => Failure | null): void;
  close(): Promise<void>;
}

const emptyIndex = (): Index => ({records: new Map(), settings: {}, synonyms: []});

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
  }
  return text ? JSON.parse(text) : null;
}

/**
 * Starts the emulator on a free local port.
 *
 * @param keys - API keys that may write; any key may search
 */
export async function startAlgolia(keys: readonly string[]): Promise<AlgoliaEmulator> {
  const indexes = new Map<string, Index>();
  const requests: string[] = [];
  const queries: unknown[] = [];
  let decide: (request: string, count: number) => Failure | null = () => null;
  let task = 0;

  const index = (name: string): Index => {
    const known = indexes.get(name) ?? emptyIndex();
    indexes.set(name, known);
    return known;
  };

  const handle = (method: string, path: string, body: unknown): object | null => {
    const parts = path.split('/').slice(1).map(decodeURIComponent);
    const [, , name = '', action, extra] = parts;
    task += 1;
    const done = {
      taskID: task,
      updatedAt: '2025-06-12T00:00:00Z',
      deletedAt: '2025-06-12T00:00:00Z',
    };
    if (name === '*' && action === 'queries') {
      queries.push(body);
      const asked = (body as {requests: {indexName: string; query?: string}[]}).requests;
      return {
        results: asked.map(({indexName, query = ''}) => {
          const hits = [...index(indexName).records.values()]
            .filter((record) => JSON.stringify(record).toLowerCase().includes(query.toLowerCase()))
            .map((record) => ({...record, ...marked(record, query)}));
          return {
            index: indexName,
            query,
            hits: hits.slice(0, 20),
            nbHits: hits.length,
            page: 0,
            nbPages: Math.ceil(hits.length / 20),
            hitsPerPage: 20,
            processingTimeMS: 1,
            exhaustiveNbHits: true,
            params: '',
          };
        }),
      };
    }
    if (method === 'GET' && action === 'task') {
      return extra ? {status: 'published', pendingTask: false} : null;
    }
    if (method === 'PUT' && action === 'settings') {
      index(name).settings = body as Record<string, unknown>;
      return done;
    }
    if (method === 'POST' && action === 'synonyms') {
      index(name).synonyms = body as unknown[];
      return done;
    }
    if (method === 'POST' && action === 'batch') {
      const {requests: operations} = body as {
        requests: {action: string; body: {objectID: string}}[];
      };
      for (const operation of operations) {
        index(name).records.set(operation.body.objectID, operation.body);
      }
      return {...done, objectIDs: operations.map((operation) => operation.body.objectID)};
    }
    if (method === 'POST' && action === 'operation') {
      const {operation, destination} = body as {operation: string; destination: string};
      const source = indexes.get(name);
      if (operation !== 'move' || !source) {
        return null;
      }
      indexes.set(destination, source);
      indexes.delete(name);
      return done;
    }
    if (method === 'GET' && !name) {
      return {items: [...indexes].map(([one, {records}]) => ({name: one, entries: records.size}))};
    }
    if (method === 'DELETE' && !action) {
      indexes.delete(name);
      return done;
    }
    return null;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const {pathname, searchParams} = new URL(request.url ?? '/', 'http://emulator');
    const called = `${request.method} ${pathname}`;
    const send = (status: number, content: object): void => {
      response.writeHead(status, {
        'content-type': 'application/json; charset=utf-8',
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'access-control-allow-methods': '*',
      });
      response.end(JSON.stringify(content));
    };
    if (request.method === 'OPTIONS') {
      send(200, {});
      return;
    }
    requests.push(called);
    const body = await bodyOf(request);
    const failure = decide(called, requests.filter((one) => one === called).length);
    if (failure === 'hang') {
      return;
    }
    if (failure === 'cut') {
      request.socket.destroy();
      return;
    }
    if (failure !== null) {
      send(failure, {message: `emulated ${failure}`, status: failure});
      return;
    }
    const key = request.headers['x-algolia-api-key'] ?? searchParams.get('x-algolia-api-key');
    if (!pathname.endsWith('/queries') && !keys.includes(String(key))) {
      send(403, {message: 'Invalid Application-ID or API key', status: 403});
      return;
    }
    const content = handle(request.method ?? 'GET', pathname, body);
    send(content ? 200 : 404, content ?? {message: `no ${called}`, status: 404});
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    indexes,
    requests,
    queries,
    fill(name, records) {
      records.forEach((record) => index(name).records.set(record.objectID, {...record}));
    },
    failWhen(next) {
      decide = next;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Highlights the query in a record's texts as Algolia does, without escaping. */
function marked(record: Record<string, unknown>, query: string) {
  const mark = (text: unknown) => ({
    value: query
      ? String(text ?? '').replaceAll(query, `<mark>${query}</mark>`)
      : String(text ?? ''),
    matchLevel: 'full',
    matchedWords: query.toLowerCase().split(/\s+/).filter(Boolean),
  });
  const levels = Object.entries((record.hierarchy ?? {}) as Record<string, string | null>)
    .filter(([, text]) => text !== null)
    .map(([level, text]) => [level, mark(text)]);
  const result = {hierarchy: Object.fromEntries(levels), content: mark(record.content)};
  return {_highlightResult: result, _snippetResult: result};
}
