import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {findPlugin, ReplaceModule, rspackOf, type Changes} from '../lib/bundler';

/** Writes scripts shorter than the framework does; see the README. */
export default function smallScriptsPlugin(): Plugin {
  return {
    name: 'small-scripts',
    configureWebpack(config, isServer, utils) {
      if (isServer) {
        return {};
      }
      const rspack = rspackOf(utils);
      const tslib = new ReplaceModule(rspack, {
        request: /^tslib$/,
        from: /docusaurus[\\/]utils-common/,
        by: path.join(__dirname, 'tslib.js'),
      });
      const {minimize, minimizer} = config.optimization ?? {};
      if (!minimize) {
        return {plugins: [tslib]} as unknown as Changes;
      }
      const stock = findPlugin(minimizer, 'SwcJsMinimizerRspackPlugin');
      const own = new rspack.SwcJsMinimizerRspackPlugin({
        minimizerOptions: {
          ecma: 2022,
          module: true,
          mangle: true,
          compress: {ecma: 2022, passes: 3},
          // Cyrillic letters stay letters: six times shorter than their escapes.
          format: {ecma: 2022, comments: false, asciiOnly: false},
        },
      });
      return {
        mergeStrategy: {'optimization.minimizer': 'replace'},
        optimization: {minimizer: minimizer?.map((one) => (one === stock ? own : one))},
        plugins: [tslib],
      } as unknown as Changes;
    },
  };
}
