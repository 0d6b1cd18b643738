import {copyFile, mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {INDEX_FOLDER, type SearchSettings} from '@help-center/search';
import type {SearchData} from '@help-center/search/dialog';
import {dialogHtml} from '@help-center/search/html';
import {prefixOf} from '../../config/locales';
import {ReplaceModule, rspackOf} from '../lib/bundler';
import {inlineScript} from '../lib/inlineScript';
import {digest} from '../lib/kept';
import {withKeptPages} from '../lib/keptPages';
import type {SetInfo} from './indexing';

export interface SearchIndexOptions {
  sets: readonly SetInfo[];
  settings: SearchSettings;
  /**
   * Account of a hosted engine. It replaces the local index, and its own theme adds the
   * results page.
   */
  hosted: SearchData['hosted'];
}

/**
 * Adds the search of packages/search: the dialog in every page with its own bundle, the
 * results page and, unless an engine is hosted, a static index of the built pages. In
 * development, the index is that of the last build.
 */
export default async function searchIndex(
  {siteDir, generatedFilesDir, baseUrl, i18n, codeTranslations}: LoadContext,
  {sets, settings, hosted}: SearchIndexOptions,
): Promise<Plugin> {
  const {currentLocale, locales} = i18n;
  const messages = await readDefaultCodeTranslationMessages({
    locale: currentLocale,
    name: 'theme-search-algolia',
  });
  const say = (id: string, english: string): string =>
    codeTranslations[id] ?? messages[id] ?? english;
  /** Folder of the worker's script, which is bundled separately from the pages. */
  const folder = path.join(generatedFilesDir, 'search-index', 'worker');
  let worker = '';
  return {
    name: 'search-index',

    getDefaultCodeTranslationMessages: async () => messages,

    async allContentLoaded({allContent, actions}) {
      if (!hosted) {
        const script = inlineScript(path.join(siteDir, 'src/search/worker.ts'));
        worker = `assets/js/search-worker.${digest(script).slice(0, 8)}.js`;
        await mkdir(folder, {recursive: true});
        await writeFile(path.join(folder, path.basename(worker)), script);
      }
      const docs = Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {});
      const data: SearchData = {
        baseUrl,
        locale: currentLocale,
        settings,
        sets: Object.fromEntries(
          (docs as [string, LoadedContent][]).map(([id, {loadedVersions}]) => [
            id,
            {
              path: loadedVersions.find(({isLast}) => isLast)?.path ?? '',
              platform: sets.find(({pluginId}) => pluginId === id)?.platform ?? null,
              versions: loadedVersions.map(({versionName, isLast}) => ({
                name: versionName,
                isLast,
              })),
            },
          ]),
        ),
        hosted,
        worker: baseUrl + worker,
      };
      await actions.createData('site.json', JSON.stringify(data));
    },

    contentLoaded({actions}) {
      if (settings.searchPagePath && !hosted) {
        actions.addRoute({
          path: `${baseUrl}${settings.searchPagePath}`,
          component: '@theme/SearchPage',
          exact: true,
        });
      }
    },

    injectHtmlTags: () => ({
      headTags: hosted
        ? [
            `<link rel="preconnect" href="https://${hosted.appId}-dsn.algolia.net" crossorigin="anonymous">`,
          ]
        : [],
      // First, so that a press finds it while the page still arrives.
      preBodyTags: [
        dialogHtml({
          label: say('theme.SearchBar.label', 'Search'),
          placeholder: say('theme.SearchModal.placeholder', 'Search docs'),
          clear: say('theme.SearchModal.searchBox.resetButtonTitle', 'Clear the query'),
          cancel: say('theme.SearchModal.searchBox.cancelButtonText', 'Cancel'),
          lost: say('theme.SearchModal.errorScreen.titleText', 'Unable to fetch results'),
          help: say(
            'theme.SearchModal.errorScreen.helpText',
            'You might want to check your network connection.',
          ),
          retry: say('site.start.retry', 'Retry'),
          updated: say('site.start.updated', 'The site was updated.'),
          reload: say('site.start.reload', 'Reload'),
        }),
      ],
    }),

    configureWebpack(config, isServer, utils) {
      // Pages load the code of one engine.
      const plugins = hosted
        ? [
            new ReplaceModule(rspackOf(utils), {
              request: /^@site\/src\/search\/engine$/,
              by: path.join(siteDir, 'src/search/hostedEngine.tsx'),
            }),
          ]
        : [];
      if (isServer) {
        return {plugins} as object;
      }
      config.entry = {
        main: config.entry as string,
        search: path.join(siteDir, 'src/search/index.ts'),
      };
      const index = path.join(siteDir, 'build', prefixOf(currentLocale), INDEX_FOLDER);
      return {
        plugins,
        optimization: {
          // One runtime, so that both bundles share their modules.
          runtimeChunk: {name: 'runtime'},
          splitChunks: {
            cacheGroups: {
              react: {
                test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
                name: 'react',
                chunks: 'initial',
                enforce: true,
              },
            },
          },
        },
        ...(!hosted &&
          process.env.NODE_ENV !== 'production' && {
            devServer: {
              static: [
                {directory: index, publicPath: `${baseUrl}${INDEX_FOLDER}`, watch: false},
                {directory: folder, publicPath: `${baseUrl}assets/js`, watch: false},
              ],
            },
          }),
      } as object;
    },

    async postBuild({outDir}) {
      if (hosted) {
        return;
      }
      if (worker) {
        await mkdir(path.join(outDir, path.dirname(worker)), {recursive: true});
        await copyFile(path.join(folder, path.basename(worker)), path.join(outDir, worker));
      }
      const build = {siteDir, folder: outDir, baseUrl, locale: currentLocale, locales};
      const {makeIndex} = await import('./indexing');
      const files = withKeptPages(build, 'search', sets, (remember) =>
        makeIndex(build, sets, remember),
      );
      const index = path.join(outDir, INDEX_FOLDER);
      await rm(index, {recursive: true, force: true});
      await mkdir(index, {recursive: true});
      for (const [file, content] of files) {
        await writeFile(path.join(index, file), content);
      }
    },
  };
}
