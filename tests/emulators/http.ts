import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {escapeHtml} from '@help-center/text';

export interface Reply {
  status?: number;
  type?: string;
  body?: string;
  /** Redirects to this address instead. */
  location?: string;
}

export type Handler = (url: URL, request: {method: string; body: string}) => Reply | null;

export interface Emulator {
  /** For example `http://localhost:4100`: a different origin from a site on 127.0.0.1. */
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Starts a local HTTP server.
 *
 * @param handler - returns null for 404
 * @param port - 0 picks a free one
 * @throws when the port is taken
 */
export async function listen(handler: Handler, port = 0): Promise<Emulator> {
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const reply = handler(new URL(request.url ?? '/', 'http://localhost'), {
        method: request.method ?? 'GET',
        body: Buffer.concat(chunks).toString(),
      }) ?? {status: 404, body: 'Not found', type: 'text/plain'};
      response.writeHead(reply.location ? 303 : (reply.status ?? 200), {
        'content-type': `${reply.type ?? 'text/html'}; charset=utf-8`,
        'cache-control': 'no-store',
        ...(reply.location ? {location: reply.location} : {}),
      });
      response.end(reply.body);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A minimal page with this HTML. */
export function page(title: string, body: string): Reply {
  return {
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,">
<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}
button,input{font:inherit}iframe{width:100%;border:1px solid}</style>
<h1>${escapeHtml(title)}</h1>${body}</html>`,
  };
}
