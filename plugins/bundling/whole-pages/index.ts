import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {ReplaceModule, rspackOf, type Changes} from '../../lib/bundler';

/** Renders every tool in place, however large; see renderToHtml.ts. */
export default function wholePagesPlugin(): Plugin {
  return {
    name: 'whole-pages',
    configureWebpack: (_config, isServer, utils) =>
      (isServer
        ? {
            plugins: [
              new ReplaceModule(rspackOf(utils), {
                request: /^\.\/renderToHtml$/,
                from: /core[\\/]lib[\\/]client$/,
                by: path.join(__dirname, 'renderToHtml.ts'),
              }),
            ],
          }
        : {}) as unknown as Changes,
  };
}
