import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {spawnSync} from 'node:child_process';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, expect, it, onTestFinished, vi} from 'vitest';
import {onlyOne} from './only-one';

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
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce());
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
