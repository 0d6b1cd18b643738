import {rmSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {kinds, launchBrowser, weigh} from '../checks/lib/weight';
import {locales, prefixOf} from '../config/locales';
import {provider} from '../config/provider';
import {benchPeers} from './bench-peers';
import {mebibytes, phases, tellPhases, timed, totalSize} from './measure';
import {serve} from '../host/serve';

/** The page whose weight is quoted. */
const PAGE = 'android/get-started';

const root = path.dirname(__dirname);
const build = path.join(root, 'build');

/** Builds all languages and prints the wall time, also of the phases of each; returns it in seconds. */
function timedBuild(cache: string): number {
  const {seconds, output} = timed(['npx', 'tsx', 'scripts/build.ts'], root, tellPhases);
  console.log(`Build, ${cache} cache: ${seconds.toFixed(1)} s`);
  phases(output).forEach((line) => console.log(line));
  return seconds;
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      'no-build': {type: 'boolean', default: false},
      peers: {type: 'boolean', default: false},
      pages: {type: 'string', default: '720'},
    },
  });
  if (values.peers) {
    if (!/^[1-9]\d*$/.test(values.pages)) {
      throw new Error(
        `--pages: a number of pages was expected, such as 720; got "${values.pages}"`,
      );
    }
    return benchPeers(Number(values.pages));
  }
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
    for (const language of locales.map(prefixOf)) {
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
