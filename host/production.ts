import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {setTimeout as sleep} from 'node:timers/promises';
import {provider} from '../config/provider';
import {asCommand} from './command';
import {languageFolders} from './addresses';
import {CONTAINER_PORT, prepare} from './prepare';

const root = path.dirname(__dirname);

/** Waits until the port answers or the server exits. */
async function listening(port: number, server: ChildProcess): Promise<boolean> {
  while (server.exitCode === null) {
    try {
      await fetch(`http://127.0.0.1:${port}/`, {method: 'HEAD', redirect: 'manual'});
      return true;
    } catch {
      await sleep(50);
    }
  }
  return false;
}

/**
 * Runs the production server on this machine with the container's configuration,
 * except for the port. NGINX_PATH names the executable.
 *
 * @param folder - the build; prepared first unless it already is
 * @param previous - the build of the previous release, whose `assets` stay available
 * @returns a function that stops the server and waits for it
 * @throws when the folder holds no build, or the server doesn't start
 */
export async function host(
  folder: string,
  port: number,
  previous?: string,
): Promise<() => Promise<void>> {
  const full = path.resolve(folder);
  const isSent = full === path.join(root, 'build');
  const prepared = isSent
    ? path.join(root, 'host/dist')
    : path.join(root, '.cache/host', path.relative(root, full));
  const configuration = path.join(prepared, 'nginx.conf');
  if (
    !existsSync(configuration) ||
    statSync(configuration).mtimeMs <
      (statSync(path.join(full, '404.html'), {throwIfNoEntry: false})?.mtimeMs ?? Infinity)
  ) {
    await prepare(full, prepared, isSent);
  }
  // The same layout as in the container.
  const prefix = mkdtempSync(path.join(tmpdir(), 'help-center-host-'));
  mkdirSync(path.join(prefix, 'files'));
  mkdirSync(path.join(prefix, 'temp'));
  symlinkSync(full, path.join(prefix, 'files/plain'));
  for (const coding of ['br', 'gzip']) {
    symlinkSync(path.join(prepared, 'files', coding), path.join(prefix, 'files', coding));
  }
  for (const language of previous ? languageFolders : []) {
    const kept = path.join(prefix, 'files/previous/plain', language);
    mkdirSync(kept, {recursive: true});
    symlinkSync(path.resolve(previous as string, language, 'assets'), path.join(kept, 'assets'));
  }
  writeFileSync(
    path.join(prefix, 'nginx.conf'),
    readFileSync(configuration, 'utf8').replace(
      `listen ${CONTAINER_PORT};`,
      `listen 127.0.0.1:${port};`,
    ),
  );
  // As root, nginx runs its workers as another user, who may not be able to read this folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const server = spawn(
    process.env.NGINX_PATH ?? 'nginx',
    ['-e', 'stderr', '-p', prefix, '-c', 'nginx.conf', '-g', `daemon off; pid nginx.pid; ${user}`],
    {stdio: ['ignore', 'ignore', 'inherit']},
  );
  const ended = once(server, 'exit');
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
    rmSync(prefix, {recursive: true, force: true});
  };
  const failed = once(server, 'error').then(([error]) => Promise.reject(error as Error));
  if (!(await Promise.race([listening(port, server), failed]))) {
    await stop();
    throw new Error(`The server did not start on port ${port}; see its output above.`);
  }
  return stop;
}

void asCommand(__filename, async () => {
  const {values} = parseArgs({
    options: {
      port: {type: 'string', default: '8080'},
      folder: {type: 'string', default: 'build'},
      previous: {type: 'string'},
    },
  });
  const stop = await host(values.folder, Number(values.port), values.previous);
  console.log(`Hosting ${values.folder} at http://127.0.0.1:${values.port}${provider.baseUrl}`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void stop());
  }
});
