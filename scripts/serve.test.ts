import {describe, expect, it} from 'vitest';
import {answer} from './serve';

const files = new Set([
  'index.html',
  '404.html',
  'android/get-started.html',
  'networks-setup/admob-sync.html',
  'ru/index.html',
  'ru/404.html',
  'ru/android/get-started.html',
  'img/logo.svg',
]);
const has = (file: string): boolean => files.has(file);
const production = {has, baseUrl: '/', plain: false};
const plain = {has, baseUrl: '/', plain: true};

describe('production host', () => {
  it.each([
    ['/', 'index.html', 200],
    ['/android/get-started', 'android/get-started.html', 200],
    ['/ru/', 'ru/index.html', 200],
    ['/img/logo.svg', 'img/logo.svg', 200],
    ['/nowhere', '404.html', 404],
    ['/404.html', '404.html', 200],
    ['/ru/nowhere', 'ru/404.html', 404],
    ['/rust', '404.html', 404],
  ])('%s → %s (%i)', (path, file, status) => {
    expect(answer(path, production)).toEqual({kind: 'file', file, status});
  });
  it.each([
    ['/android/get-started.html', '/android/get-started'],
    ['/android/get-started/', '/android/get-started'],
    ['/index.html', '/'],
    ['/ru', '/ru/'],
    ['/ru/index.html', '/ru/'],
    ['/networks-setup/admob-sync', '/networks-setup/ad-networks/network-connection/admob-sync'],
    [
      '/ru/networks-setup/admob-sync',
      '/ru/networks-setup/ad-networks/network-connection/admob-sync',
    ],
  ])('%s moves to %s', (path, location) => {
    expect(answer(path, production)).toEqual({kind: 'redirect', location});
  });
  it('keeps to its base URL', () => {
    const below = {...production, baseUrl: '/docs/'};
    expect(answer('/docs/android/get-started', below)).toMatchObject({status: 200});
    expect(answer('/android/get-started', below)).toMatchObject({status: 404});
    expect(answer('/docs/android/get-started/', below)).toEqual({
      kind: 'redirect',
      location: '/docs/android/get-started',
    });
  });
  it('never leads to another host', () => {
    const everything = {...production, has: () => true};
    for (const path of [
      '//evil.example/',
      '//evil.example/x.html',
      '/%5Cevil.example/',
      '//evil.example/index.html',
    ]) {
      const result = answer(path, everything);
      if (result.kind === 'redirect') {
        expect(new URL(result.location, 'http://site.example').host).toBe('site.example');
      }
    }
  });
});

describe('plain host', () => {
  it.each([
    ['/android/get-started.html', 'android/get-started.html', 200],
    ['/android/get-started', 'android/get-started.html', 200],
    ['/android/get-started/', '404.html', 404],
    ['/ru/nowhere', '404.html', 404],
  ])('%s → %s (%i)', (path, file, status) => {
    expect(answer(path, plain)).toEqual({kind: 'file', file, status});
  });
});
