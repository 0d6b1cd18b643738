import {linkSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

/** Whether a process is there. */
function lives(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Takes a lock; returns the id of the process that has it otherwise, 0 for one that has gone. */
function taken(lock: string): number | null {
  // Named when it is written, so that nobody finds it empty.
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, lock);
    return null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw error;
    }
  } finally {
    rmSync(own);
  }
  try {
    const id = Number(readFileSync(lock, 'utf8'));
    return id > 0 && lives(id) ? id : 0;
  } catch {
    return 0;
  }
}

/**
 * Does work that no two processes may do at once: the second one says so, and waits.
 *
 * @param lock - a file with the id of the process at work; what a killed one has left is taken over
 */
export async function onlyOne<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(path.dirname(lock), {recursive: true});
  let told = 0;
  for (let id = taken(lock); id !== null; id = taken(lock)) {
    if (id === 0) {
      rmSync(lock, {force: true});
      // What a killed one had started notices within half a second.
      await sleep(1000);
      continue;
    }
    if (told !== id) {
      console.log(`Process ${id} is at the same work; waiting until it has ended.`);
      told = id;
    }
    await sleep(500);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, {force: true});
  }
}
