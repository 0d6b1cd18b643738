import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {rspackOf, type Changes, type ConfigureWebpack} from '../lib/bundler';

type Utils = Parameters<ConfigureWebpack>[2];

/**
 * Compiles what is imported on demand, pages above all, when the browser asks for it.
 *
 * Takes the place of the framework's own middleware, whose answers nothing asks for.
 */
export function onRequest({generatedFilesDir}: LoadContext, utils: Utils): Changes {
  const {lazyCompilationMiddleware} = rspackOf(utils);
  return {
    lazyCompilation: {entries: false, imports: true},
    devServer: {
      setupMiddlewares: (
        middlewares: unknown[],
        {compiler}: {compiler: Parameters<typeof lazyCompilationMiddleware>[0]},
      ) => [lazyCompilationMiddleware(compiler), ...middlewares],
    },
    module: {
      rules: [
        {
          test: path.join(generatedFilesDir, 'registry.js'),
          enforce: 'pre',
          use: [path.join(__dirname, 'registry.cjs')],
        },
      ],
    },
  } as unknown as Changes;
}
