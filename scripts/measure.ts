import {spawnSync} from 'node:child_process';
import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** Parts of a build, as the framework names them when it is asked to tell their times. */
const PHASE =
  /^\[PERF\] Build > ([\w-]+ > (?:Load site|Bundling with rspack|SSG|postBuild\(\))) - ([\d.]+) (ms|seconds!)/gm;

/** Makes the framework tell the times that {@link phases} reads. */
export const tellPhases = {DOCUSAURUS_PERF_LOGGER: 'true', NO_COLOR: '1'};

/** The times of a build's phases, a line each. */
export const phases = (output: string): string[] =>
  [...output.matchAll(PHASE)].map(
    ([, phase, time, unit]) =>
      `  ${phase}: ${(Number(time) / (unit === 'ms' ? 1000 : 1)).toFixed(1)} s`,
  );

/** What a command took: seconds of the clock and of all processors, and what it printed. */
export interface Run {
  seconds: number;
  processor: number;
  output: string;
}

/**
 * Runs a command and takes its time.
 *
 * @throws with the last lines it printed when it fails
 */
export function timed(command: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): Run {
  const started = performance.now();
  // Node tells nothing of the processors' time of one child; the shell does, in its last line.
  const {status, stdout, stderr, error} = spawnSync(
    'bash',
    ['-c', 'TIMEFORMAT="%U %S"; time "$@"', 'bash', ...command],
    {
      cwd,
      env: {...process.env, LC_ALL: 'C', ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      maxBuffer: Infinity,
    },
  );
  if (error) {
    throw error;
  }
  if (status !== 0) {
    const last = `${stdout}\n${stderr}`.trim().split('\n').slice(-15).join('\n');
    throw new Error(`"${command.join(' ')}" failed in ${cwd}:\n${last}`);
  }
  const [user = 0, system = 0] = (stderr.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  return {
    seconds: (performance.now() - started) / 1000,
    processor: user + system,
    output: stdout,
  };
}

/** Bytes of the files in a folder, at any depth, whose names end so. */
export function totalSize(folder: string, end = ''): number {
  return readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith(end))
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

export const mebibytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(2)} MiB`;
