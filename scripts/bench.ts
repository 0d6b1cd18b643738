import {spawnSync} from 'node:child_process';
import {readdirSync, rmSync, statSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {kinds, launchBrowser, weigh} from '../checks/lib/weight';
import {provider} from '../config/provider';
import {serve} from './serve';

/** The page whose weight is quoted. */
const PAGE = 'android/get-started';

const root = path.dirname(__dirname);
const build = path.join(root, 'build');

/** Parts of a build, as the framework names them when it is asked to tell their times. */
const PHASE =
  /^\[PERF\] Build > ([\w-]+ > (?:Load site|Bundling with rspack|SSG|postBuild\(\))) - ([\d.]+) (ms|seconds!)/gm;

/** Builds all languages and prints the wall time, also of the phases of each; returns it in seconds. */
function timedBuild(cache: string): number {
  const started = performance.now();
  const {status, stdout} = spawnSync('npx', ['docusaurus', 'build'], {
    cwd: root,
    env: {...process.env, DOCUSAURUS_PERF_LOGGER: 'true', NO_COLOR: '1'},
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  if (status !== 0) {
    throw new Error('The build failed; run "npm run build" to see why.');
  }
  const seconds = (performance.now() - started) / 1000;
  console.log(`Build, ${cache} cache: ${seconds.toFixed(1)} s`);
  for (const [, phase, time, unit] of stdout.matchAll(PHASE)) {
    console.log(`  ${phase}: ${(Number(time) / (unit === 'ms' ? 1000 : 1)).toFixed(1)} s`);
  }
  return seconds;
}

function totalSize(folder: string, end: string): number {
  return readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith(end))
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

const mebibytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(2)} MiB`;

async function main(): Promise<void> {
  const {values} = parseArgs({options: {'no-build': {type: 'boolean', default: false}}});
  if (!values['no-build']) {
    rmSync(path.join(root, 'node_modules/.cache'), {recursive: true, force: true});
    rmSync(path.join(root, '.docusaurus'), {recursive: true, force: true});
    const cold = timedBuild('cold');
    console.log(`Warm is ${(timedBuild('warm') / cold).toFixed(2)} of cold.`);
  }
  console.log(
    `Output: scripts ${mebibytes(totalSize(build, '.js'))}, pages ${mebibytes(totalSize(build, '.html'))}`,
  );
  const browser = await launchBrowser();
  const server = await serve({folder: build, port: 0, baseUrl: provider.baseUrl});
  try {
    const {port} = server.address() as AddressInfo;
    for (const language of ['', 'ru/']) {
      const address = provider.baseUrl + language + PAGE;
      const weight = await weigh(browser, `http://127.0.0.1:${port}${address}`);
      const sizes = kinds.map((kind) => `${kind} ${(weight[kind] / 1024).toFixed(1)} KiB`);
      console.log(`${address}, first visit, compressed: ${sizes.join(', ')}`);
    }
  } finally {
    await browser.close();
    server.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  // A server or a browser may still be open.
  process.exit(1);
});
