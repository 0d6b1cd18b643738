import {availableParallelism} from 'node:os';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';
import {catalogue} from './tests/fixtures/catalogue';

export default defineConfig({
  plugins: [catalogue],
  esbuild: {jsx: 'automatic'},
  resolve: {
    alias: [
      {
        find: '@generated/integration-builder/default/data.json',
        replacement: fileURLToPath(
          new URL('plugins/data-pages/builder-data/data.ts', import.meta.url),
        ),
      },
      {find: '@site', replacement: fileURLToPath(new URL('.', import.meta.url))},
      // The parts of Docusaurus that work outside a site as well.
      {
        find: /^@docusaurus\/(ExecutionEnvironment|useIsBrowser)$/,
        replacement: '@docusaurus/core/lib/client/exports/$1.js',
      },
    ],
  },
  test: {
    // One less would be Vitest's own choice: on two processors one of them would wait.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{config,data,packages,src,plugins,checks,scripts,host,upstream,tests/unit,tests/search}/**/*.test.{ts,tsx}',
          ],
          environment: 'node',
          // A process per file would take a quarter of the time; files pass in any order.
          isolate: false,
          // A busy machine is no failure; what must be fast has budgets of its own.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      'tests/tools/vitest.config.mts',
    ],
  },
});
