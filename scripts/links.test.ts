import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {addressesIn, tryAll} from './links';

/** Answers by path; HEAD is unknown to the path /get. */
const server = http.createServer(({method, url}, response) => {
  const answers: Record<string, number> = {
    '/there': 200,
    '/gone': 404,
    '/private': 403,
    '/get': method === 'GET' ? 200 : 405,
  };
  response.writeHead(answers[url ?? ''] ?? 500).end();
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

describe('addresses outside the site', () => {
  it('are found once, with the first page that has them, without anchors', () => {
    const pages = {
      'a.html': '<a class=x href="https://one.test/a?b=1&amp;c=2#d">x</a><a href="/b">y</a>',
      'b.html': '<a href=https://one.test/a?b=1&amp;c=2>x</a><a href="http://two.test/">z</a>',
    };
    expect([...addressesIn(pages)]).toEqual([
      ['https://one.test/a?b=1&c=2', 'a.html'],
      ['http://two.test/', 'b.html'],
    ]);
  });

  it('are tried: what is gone is named with its page, what wants a password is there', async () => {
    const paths = ['there', 'gone', 'private', 'get'];
    const addresses = new Map(paths.map((one) => [`${origin}/${one}`, `${one}.html`]));
    addresses.set('http://127.0.0.1:9/', 'nobody.html');
    expect(await tryAll(addresses)).toEqual([
      `gone.html: ${origin}/gone: status 404`,
      expect.stringMatching(/^nobody\.html: http:\/\/127\.0\.0\.1:9\/: ./),
    ]);
  });
});
