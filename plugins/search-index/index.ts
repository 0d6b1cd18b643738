import path from 'node:path';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {prefixOf} from '../../config/locales';
import {INDEX_FOLDER} from '../../lib/search/format';
import {ReplaceModule, rspackOf} from '../lib/bundler';
import type {SetInfo} from './shards';
import type {IndexTask} from './write';

export interface SearchIndexOptions {
  /** Doc sets by id and docs plugin id. */
  sets: readonly SetInfo[];
  /** Route of the results page without slashes, or false for none. */
  searchPagePath: string | false;
  /** True where a hosted engine answers: no index, and its own theme adds the results page. */
  hosted: boolean;
}

/** The dialog's style sheet. */
const LAZY_STYLES = /[\\/]src[\\/]search[\\/]dialog[\\/].*\.css$/;

/**
 * Docusaurus gathers all style sheets of the site in one file that every page
 * loads; the dialog's comes with its script instead.
 */
const lazyStyles = {
  optimization: {
    splitChunks: {
      cacheGroups: {
        styles: {
          test: (module: {nameForCondition?: () => string | null; identifier?: () => string}) =>
            !LAZY_STYLES.test(module.nameForCondition?.() ?? module.identifier?.() ?? ''),
        },
      },
    },
  },
};

/**
 * Search without a vendor: makes a static index of the built pages, adds the
 * results page, and serves the last build's index in development.
 */
export default function searchIndex(
  {siteDir, baseUrl, i18n}: LoadContext,
  {sets, searchPagePath, hosted}: SearchIndexOptions,
): Plugin {
  const {currentLocale, locales} = i18n;
  return {
    name: 'search-index',

    getDefaultCodeTranslationMessages() {
      return readDefaultCodeTranslationMessages({
        locale: currentLocale,
        name: 'theme-search-algolia',
      });
    },

    contentLoaded({actions}) {
      if (searchPagePath && !hosted) {
        actions.addRoute({
          path: `${baseUrl}${searchPagePath}`,
          component: '@theme/SearchPage',
          exact: true,
        });
      }
    },

    configureWebpack(_config, isServer, utils) {
      const production = process.env.NODE_ENV === 'production';
      const lazy = !isServer && production ? lazyStyles : {};
      if (hosted) {
        // Pages load the code of one engine.
        const hostedEngine = new ReplaceModule(rspackOf(utils), {
          request: /^@site\/src\/search\/engine$/,
          by: path.join(siteDir, 'src/search/hostedEngine.tsx'),
        });
        return {...lazy, plugins: [hostedEngine]} as object;
      }
      if (isServer || production) {
        return lazy as object;
      }
      const folder = path.join(siteDir, 'build', prefixOf(currentLocale), INDEX_FOLDER);
      return {
        devServer: {
          static: [{directory: folder, publicPath: `${baseUrl}${INDEX_FOLDER}`, watch: false}],
        },
      } as object;
    },

    async postBuild({outDir}) {
      if (hosted) {
        return;
      }
      const build = {siteDir, folder: outDir, baseUrl, locale: currentLocale, locales};
      const {default: writeIndex} = await import('./write');
      writeIndex({build, sets} satisfies IndexTask);
    },
  };
}
