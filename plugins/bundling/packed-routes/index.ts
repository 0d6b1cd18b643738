import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ReplaceModule, rspackOf, type Changes} from '../../lib/bundler';
import {writeTables} from './tables';

/** Replaces the framework's route tables with packed ones; see the README. */
export default function packedRoutesPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'packed-routes',
    configureWebpack(_config, isServer, utils) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      writeTables(generatedFilesDir);
      return {
        plugins: ['routes', 'routesChunkNames', 'registry', 'globalData'].map(
          (name) =>
            new ReplaceModule(rspackOf(utils), {
              request: new RegExp(`^@generated/${name}$`),
              by: path.join(__dirname, 'client', `${name}.ts`),
            }),
        ),
      } as unknown as Changes;
    },
  };
}
