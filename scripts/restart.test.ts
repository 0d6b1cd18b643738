import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {root} from './process.mjs';
import {matters, runRestarting} from './restart.mjs';

let watched: string;
let log: string;

beforeEach(() => {
  watched = mkdtempSync(path.join(tmpdir(), 'watched-'));
  log = path.join(mkdtempSync(path.join(tmpdir(), 'log-')), 'starts');
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(watched, {recursive: true});
  rmSync(path.dirname(log), {recursive: true});
});

/** Notes its arguments and then does what the list says for this start: serves on, or ends with a code. */
const server = `
  const {appendFileSync, readFileSync} = require('node:fs');
  const [, log, endings, ...args] = process.argv;
  appendFileSync(log, args.join() + ';');
  const ending = JSON.parse(endings)[readFileSync(log, 'utf8').split(';').length - 2];
  if (ending === 'serve') setInterval(() => {}, 1000); else process.exit(ending);`;

const start = (endings: (number | 'serve')[]) =>
  runRestarting(process.execPath, ['-e', server, log, JSON.stringify(endings), 'first'], {
    env: process.env,
    folders: [path.relative(root, watched)],
    again: ['again'],
  });
const starts = (): string => (existsSync(log) ? readFileSync(log, 'utf8') : '');

describe('runRestarting', () => {
  it('starts the server again after a change, with the further arguments', async () => {
    const code = start(['serve', 0]);
    await vi.waitFor(() => expect(starts()).toBe('first;'), {timeout: 10_000});
    writeFileSync(path.join(watched, 'facts.json'), '{}');
    expect(await code).toBe(0);
    expect(starts()).toBe('first;first,again;');
  }, 20_000);

  it('ends with a server that cannot start', async () => {
    expect(await start([3])).toBe(3);
  }, 20_000);

  it('waits for the next change where a later start fails', async () => {
    const code = start(['serve', 3, 0]);
    await vi.waitFor(() => expect(starts()).toBe('first;'), {timeout: 10_000});
    writeFileSync(path.join(watched, 'facts.json'), '{');
    await vi.waitFor(() => expect(console.log).toHaveBeenCalledWith('Waiting for a change …'), {
      timeout: 10_000,
    });
    writeFileSync(path.join(watched, 'facts.json'), '{}');
    expect(await code).toBe(0);
    expect(starts()).toBe('first;first,again;first,again;');
  }, 30_000);
});

describe('matters', () => {
  it.each([
    ['releases.json', true],
    ['prefetch/index.ts', true],
    [null, true],
    ['prefetch/README.md', false],
    ['facts.test.ts', false],
    ['.facts.ts.swp', false],
    ['facts.ts~', false],
  ])('%s → %s', (file, expected) => {
    expect(matters(file)).toBe(expected);
  });
});
