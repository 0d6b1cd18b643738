import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {provider} from '../../config/provider';
import {host} from '../../host/production';
import {ask, freePort} from './request';

const cache = path.join(__dirname, '../../.cache');
const base = provider.baseUrl;
let folder: string;
let port: number;
let stop: () => Promise<void>;

/** Lays out a build of a few files. */
function lay(name: string, files: Record<string, string>): string {
  for (const [file, content] of Object.entries(files)) {
    const full = path.join(folder, name, file);
    mkdirSync(path.dirname(full), {recursive: true});
    writeFileSync(full, content);
  }
  return path.join(folder, name);
}

const page = '<!doctype html><meta charset="UTF-8"><title>Page</title>';

beforeAll(async () => {
  mkdirSync(cache, {recursive: true});
  folder = mkdtempSync(path.join(cache, 'releases-'));
  const before = lay('before', {
    '404.html': page,
    'gone.txt': 'before',
    'assets/js/p1.aaaaaaaa.js': 'before',
    'ru/assets/js/p1.bbbbbbbb.js': 'before',
  });
  const now = lay('now', {
    '404.html': page,
    'ru/404.html': page,
    'assets/js/p1.cccccccc.js': 'now',
  });
  port = await freePort();
  stop = await host(now, port, before);
});
afterAll(async () => {
  await stop();
  rmSync(folder, {recursive: true, force: true});
});

describe('after a release', () => {
  it.each([
    ['assets/js/p1.aaaaaaaa.js', 'before'],
    ['ru/assets/js/p1.bbbbbbbb.js', 'before'],
    ['assets/js/p1.cccccccc.js', 'now'],
  ])('%s is served, for good', async (file, content) => {
    const {status, headers, body} = await ask(port, base + file);
    expect({status, body: body.toString()}).toEqual({status: 200, body: content});
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['content-type']).toContain('text/javascript');
  });

  it.each(['gone.txt', 'assets/js/p1.dddddddd.js'])('%s is not found', async (file) => {
    const {status, headers} = await ask(port, base + file);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-cache');
  });
});
