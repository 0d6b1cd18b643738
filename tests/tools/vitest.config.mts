import {fileURLToPath} from 'node:url';
import {transformWithEsbuild} from 'vite';
import {defineConfig} from 'vitest/config';
import {catalogue} from '../fixtures/catalogue';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** The site's tools in jsdom; `framework` has what they take from the framework and its plugins. */
export default defineConfig({
  root: here('.'),
  esbuild: {jsx: 'automatic'},
  plugins: [
    catalogue,
    {
      name: 'jsx-of-the-framework',
      enforce: 'pre',
      // Its modules are JSX in files that end in `.js`.
      transform: (code, id) =>
        /@docusaurus\/.*\.js$/.test(id)
          ? transformWithEsbuild(code, id, {loader: 'jsx', jsx: 'automatic'})
          : null,
    },
  ],
  resolve: {
    alias: [
      {find: '@generated/codeTranslations', replacement: here('framework/codeTranslations.ts')},
      {
        find: '@generated/upgrade-plans/default/data.json',
        replacement: here('framework/upgradePlans.ts'),
      },
      {
        find: '@generated/shown-releases/default/fits.json',
        replacement: here('framework/fits.ts'),
      },
      {find: '@site', replacement: here('../..')},
      {
        find: /^@docusaurus\/(Link|useBaseUrl|useDocusaurusContext|router)$/,
        replacement: here('framework/$1'),
      },
      {
        find: /^@theme\/Icon\/(\w+)$/,
        replacement: here('../../node_modules/@docusaurus/theme-classic/lib/theme/Icon/$1'),
      },
      {find: '@docusaurus/plugin-content-docs/client', replacement: here('framework/docs.ts')},
      {find: '@theme/Heading', replacement: here('framework/Heading')},
      {find: '@theme/CodeBlock', replacement: here('framework/CodeBlock')},
      {find: /^\.\/Highlighted$/, replacement: here('framework/Highlighted')},
      {
        find: /^@docusaurus\/theme-common$/,
        replacement: here('../../node_modules/@docusaurus/theme-common/lib/utils/usePluralForm.js'),
      },
      {
        find: /^@docusaurus\/(ExecutionEnvironment|Interpolate|Translate|useIsBrowser)$/,
        replacement: '@docusaurus/core/lib/client/exports/$1.js',
      },
    ],
  },
  test: {
    name: 'tools',
    include: ['**/*.test.tsx'],
    environment: 'jsdom',
    // A document of its own for each file.
    isolate: true,
    server: {deps: {inline: [/@docusaurus\//]}},
    testTimeout: 60_000,
  },
});
