import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {ReplaceModule, rspackOf, type Changes} from '../../lib/bundler';

const inClient = (file: string) => path.join(__dirname, 'client', file);

/** Fetches few pages ahead in the place of all whose links are in view; see the README. */
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
