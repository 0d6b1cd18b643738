import {createHash} from 'node:crypto';
import path from 'node:path';
import {buildSync} from 'esbuild';

const sources = path.join(path.dirname(__dirname), 'src/offline');

/** Name of the service worker's file; it serves all addresses below its folder. */
export const WORKER = 'sw.js';

/**
 * The service worker of a build.
 *
 * @param pages - content of all pages: any change makes another worker, which takes the old one's place
 * @param isWanted - false for a worker that takes an earlier one away
 */
export function workerScript(pages: readonly string[], isWanted: boolean): string {
  const hash = createHash('sha256');
  pages.forEach((page) => hash.update(page));
  const {outputFiles} = buildSync({
    entryPoints: [path.join(sources, isWanted ? 'worker.ts' : 'gone.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: {RELEASE: JSON.stringify(hash.digest('hex').slice(0, 12))},
  });
  return outputFiles.map(({text}) => text).join('');
}
