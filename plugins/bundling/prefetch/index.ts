import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {ReplaceModule, rspackOf, type Changes} from '../../lib/bundler';

const inClient = (file: string) => path.join(__dirname, 'client', file);

/** Prefetches a few pages instead of every page whose link is in view; see the README. */
export default function prefetchPlugin(): Plugin {
  return {
    name: 'prefetch',
    getClientModules: () => [inClient('inView.ts')],
    configureWebpack: (_config, isServer, utils) =>
      (isServer
        ? {}
        : {
            plugins: [
              new ReplaceModule(rspackOf(utils), {
                request: /^\.\/docusaurus$/,
                from: /core[\\/]lib[\\/]client$/,
                by: inClient('docusaurus.ts'),
              }),
            ],
          }) as unknown as Changes,
  };
}
