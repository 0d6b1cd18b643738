import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {spawn, spawnSync} from 'node:child_process';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, expect, it, onTestFinished, vi} from 'vitest';
import {onlyOne} from './only-one';
import {endWith} from './process.mjs';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  lock = path.join(folder, 'deep/build.lock');
  onTestFinished(() => rmSync(folder, {recursive: true}));
});

it('of two at the same work, the second waits and says so', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const order: string[] = [];
  let end = (): void => undefined;
  const first = onlyOne(lock, () => new Promise<void>((resolve) => (end = resolve))).then(() =>
    order.push('first'),
  );
  const second = onlyOne(lock, async () => void order.push('second'));
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce(), {timeout: 20_000});
  expect(order).toEqual([]);
  end();
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
  expect(readdirSync(path.dirname(lock))).toEqual([]);
});

it('takes over what a killed process has left, and leaves nothing when the work fails', async () => {
  const {pid} = spawnSync(process.execPath, ['-e', '']);
  await onlyOne(lock, async () => undefined);
  writeFileSync(lock, String(pid));
  await expect(onlyOne(lock, async () => 'done')).resolves.toBe('done');
  await expect(onlyOne(lock, () => Promise.reject(new Error('full')))).rejects.toThrow('full');
  expect(readdirSync(path.dirname(lock))).toEqual([]);
});

it('of a killed process, nothing that it has started goes on', async () => {
  const parent = spawn(process.execPath, [
    '-e',
    `const {spawn} = require('node:child_process');
    const flags = ['--import', process.argv[1].replace('0,0', process.pid + ',0')];
    console.log(spawn(process.execPath, [...flags, '-e', 'setInterval(() => {}, 1000)']).pid);
    setInterval(() => {}, 1000);`,
    endWith(0),
  ]);
  const pid = Number(await new Promise((resolve) => parent.stdout.once('data', resolve)));
  expect(process.kill(pid, 0)).toBe(true);
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), {timeout: 20_000});
});
