import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {PATIENCE} from '@help-center/late-start/patience';
import type {Changes} from '../../lib/bundler';

/** Prefetches a few pages instead of every page whose link is in view; see the README. */
export default function prefetchPlugin(): Plugin {
  return {
    name: 'prefetch',
    getClientModules: () => [path.join(__dirname, 'client.ts')],
    configureWebpack: (_config, isServer) =>
      (isServer ? {} : {output: {chunkLoadTimeout: PATIENCE}}) as unknown as Changes,
  };
}
