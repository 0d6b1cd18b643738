import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import net, {type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {answer, movesOf, serve} from './serve';

const target = '/networks-setup/ad-networks/network-connection/admob-sync';
const refresh = (to: string): string => `<meta http-equiv="refresh" content="0; url=${to}">`;
const files: Record<string, string> = {
  'index.html': '',
  '404.html': '',
  'reindex.html': '',
  'android/index.html': refresh('/android/get-started'),
  'android/get-started.html': '',
  'networks-setup/admob-sync/index.html': refresh(target),
  [`${target.slice(1)}.html`]: '',
  'ru/index.html': '',
  'ru/404.html': '',
  'ru/android/get-started.html': '',
  'img/logo.svg': '<svg/>',
};

/** A folder with the files above, whose redirect pages lead below the base URL. */
function built(baseUrl = '/'): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text.replace('url=/', `url=${baseUrl}`));
  }
  return folder;
}

const has = (file: string): boolean => file in files;
const production = (baseUrl = '/') => ({has, baseUrl, moves: movesOf(built(baseUrl), baseUrl)});
const plain = {has, baseUrl: '/', moves: null};

describe('production host', () => {
  it.each([
    ['/', 'index.html', 200],
    ['/android/get-started', 'android/get-started.html', 200],
    ['/reindex', 'reindex.html', 200],
    ['/ru/', 'ru/index.html', 200],
    ['/img/logo.svg', 'img/logo.svg', 200],
    ['/nowhere', '404.html', 404],
    ['/nowhere/', '404.html', 404],
    ['/404.html', '404.html', 404],
    ['/404', '404.html', 404],
    ['/ru/nowhere', 'ru/404.html', 404],
    ['/ru/404.html', 'ru/404.html', 404],
    ['/rust', '404.html', 404],
  ])('%s → %s (%i)', (address, file, status) => {
    expect(answer(address, production())).toEqual({kind: 'file', file, status});
  });
  it.each([
    ['/android/get-started.html', '/android/get-started'],
    ['/android/get-started/', '/android/get-started'],
    ['/android/get-started/index.html', '/android/get-started'],
    ['/reindex.html', '/reindex'],
    ['/index.html', '/'],
    ['/ru', '/ru/'],
    ['/ru.html', '/ru/'],
    ['/ru/index.html', '/ru/'],
    ['/android', '/android/get-started'],
    ['/android/', '/android/get-started'],
    ['/networks-setup/admob-sync', target],
    ['/networks-setup/admob-sync/', target],
    ['/networks-setup/admob-sync.html', target],
    ['/android/next/get-started', '/android/get-started'],
    ['/ru/android/next/get-started', '/ru/android/get-started'],
    ['/en/android/2-6-1-android-sdk-integration-guide', '/android/get-started'],
    ['/en/articles/973530', '/reporting/metrics#display-rate'],
    ['/articles/973530-another-title', '/reporting/metrics#display-rate'],
  ])('%s moves to %s', (address, location) => {
    expect(answer(address, production())).toEqual({kind: 'redirect', location});
  });
  it.each([
    ['/sdk/documentation', 'full=1&framework=1&utm_source=x', '/android/get-started'],
    ['/ru/sdk/choose_framework', 'framework=2&full=1&platform=1', '/ru/unity/get-started'],
  ])('%s?%s moves to %s', (address, query, location) => {
    expect(answer(address, production(), query)).toEqual({kind: 'redirect', location});
  });
  it.each(['framework=12&full=1', 'full=1', 'framework=1&full=12'])(
    'does not know an old address by %s',
    (query) => {
      expect(answer('/sdk/documentation', production(), query)).toMatchObject({status: 404});
    },
  );
  it('keeps to its base URL', () => {
    const below = production('/docs/');
    expect(answer('/docs/android/get-started', below)).toMatchObject({status: 200});
    expect(answer('/android/get-started', below)).toMatchObject({status: 404});
    for (const [address, location] of [
      ['/docs/android/get-started/', '/docs/android/get-started'],
      ['/docs/android', '/docs/android/get-started'],
      ['/docs', '/docs/'],
      ['/docs/ru', '/docs/ru/'],
    ] as const) {
      expect(answer(address, below)).toEqual({kind: 'redirect', location});
    }
  });
  it('leads nowhere but to what exists', () => {
    const below = production();
    for (const address of [
      '//evil.example/',
      '//evil.example/x.html',
      '/\\evil.example/',
      '//android/get-started/',
    ]) {
      expect(answer(address, below)).toMatchObject({kind: 'file', status: 404});
    }
  });
});

describe('moves', () => {
  it('lead to pages alone', () => {
    const folder = built();
    mkdirSync(path.join(folder, 'old'));
    for (const target of ['/gone', '//evil.example/', 'https://evil.example/', '/old']) {
      writeFileSync(path.join(folder, 'old/index.html'), refresh(target));
      expect(movesOf(folder, '/').has('/old')).toBe(false);
    }
  });
  it('stop at a file whose name a server’s configuration could misread', () => {
    const folder = built();
    writeFileSync(path.join(folder, 'a"; return 301 $host.html'), '');
    expect(() => movesOf(folder, '/')).toThrow(/return 301.*expected/);
  });
});

describe('plain host', () => {
  it.each([
    ['/android/get-started.html', 'android/get-started.html', 200],
    ['/android/get-started', 'android/get-started.html', 200],
    ['/android', 'android/index.html', 200],
    ['/android/get-started/', '404.html', 404],
    ['/ru/nowhere', '404.html', 404],
  ])('%s → %s (%i)', (address, file, status) => {
    expect(answer(address, plain)).toEqual({kind: 'file', file, status});
  });
});

it('survives what is no path', async () => {
  const server = await serve({folder: built(), port: 0});
  onTestFinished(() => void server.close());
  const {port} = server.address() as AddressInfo;
  const statuses: (string | undefined)[] = [];
  for (const target of ['//', '//[', '/%', '/']) {
    const socket = net.connect(port, '127.0.0.1');
    socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    const chunks = await socket.toArray();
    statuses.push(/^HTTP\/1\.1 (\d+)/.exec(Buffer.concat(chunks).toString())?.[1]);
  }
  expect(statuses).toEqual(['404', '404', '400', '200']);
});
