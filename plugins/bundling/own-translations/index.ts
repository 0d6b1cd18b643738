import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ReplaceModule, rspackOf, type Changes} from '../../lib/bundler';

/** Bundles each module with the translations it uses; see the README. */
export default function ownTranslationsPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'own-translations',
    // Docusaurus extracts texts from `src` and from the paths that plugins watch.
    getPathsToWatch: () => [path.join(siteDir, 'packages/*/src/**/*.{ts,tsx}')],
    configureWebpack(_config, isServer, utils) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      return {
        mergeStrategy: {'module.rules': 'append'},
        module: {
          rules: [
            {
              test: /\.(?:[jt]sx?|mdx?)$/,
              include: [
                /[\\/]node_modules[\\/]@docusaurus[\\/]/,
                ...['src', 'packages', 'docs', 'i18n'].map((folder) => path.join(siteDir, folder)),
              ],
              enforce: 'post',
              use: [
                {
                  loader: path.join(__dirname, 'translations.cjs'),
                  options: {file: path.join(generatedFilesDir, 'codeTranslations.json')},
                },
              ],
            },
          ],
        },
        plugins: [
          new ReplaceModule(rspackOf(utils), {
            request: /^@generated\/codeTranslations$/,
            by: path.join(__dirname, 'store.ts'),
          }),
        ],
      } as unknown as Changes;
    },
  };
}
