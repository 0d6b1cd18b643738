import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {factsFor, TOKEN} from '../lib/facts';
import {LIVE, refreshData} from './data';
import {localeOf} from '../../config/locales';
import {makers} from '../data-pages/release-pages';
import {rspackOf, type Changes} from '../lib/bundler';
import {digest} from '../lib/kept';

const PAGE = /\.mdx?$/;

/** An element whose content is made from `data/`; elements without children are on one line. */
const ELEMENT = new RegExp(`<(${Object.keys(makers).join('|')})\\b([^>]*)/>`, 'g');

/** The value, or why there is none: a page with a slip changes once the slip is put right. */
function valueOrReason(value: () => unknown): unknown {
  try {
    return value();
  } catch (error) {
    return (error as Error).message;
  }
}

/** What a page takes from `data/`: the values of its tokens, and the content of elements made from the data. */
export function valuesIn(file: string, text: string): string {
  const tokens = Array.from(text.matchAll(TOKEN), ([, key = '']) =>
    valueOrReason(() => factsFor(file).get(key)),
  );
  const elements = Array.from(text.matchAll(ELEMENT), ([, name = '', attributes = '']) =>
    valueOrReason(() =>
      makers[name as keyof typeof makers]({
        attributes: new Map(
          Array.from(attributes.matchAll(/(\w+)="([^"]*)"/g), ([, key = '', value = '']) => [
            key,
            value,
          ]),
        ),
        file,
        locale: localeOf(file),
        children: [],
      }),
    ),
  );
  return digest(JSON.stringify([tokens, elements]));
}

/**
 * Takes the pages out of what the framework watches for the language as a whole. A save in
 * the folder of the language loads the whole site anew, although the docs plugins follow
 * their pages themselves.
 */
function leavePagesToTheDocs(localizationDir: string): void {
  const core = createRequire(require.resolve('@docusaurus/core/package.json'));
  const chokidar = core('chokidar') as {watch: (paths: unknown, options: object) => unknown};
  const {watch} = chokidar;
  chokidar.watch = (paths, options) => {
    const ofLanguage = Array.isArray(paths) && paths.includes(localizationDir);
    return watch(paths, ofLanguage ? {...options, ignored: PAGE} : options);
  };
}

/** Shows edits of pages and data in the browser while `npm start` runs; see the README. */
export default function liveEditsPlugin({
  siteDir,
  localizationDir,
  generatedFilesDir,
}: LoadContext): Plugin {
  const name = 'live-edits';
  const nameOf = (page: string): string => `${path.relative(siteDir, page)}.txt`;
  const pages = (): string[] =>
    [
      ...readdirSync(siteDir)
        .filter((folder) => /^docs$|versioned_docs$/.test(folder))
        .map((folder) => path.join(siteDir, folder)),
      localizationDir,
    ].flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((file) => PAGE.test(file))
        .map((file) => path.join(folder, file)),
    );
  leavePagesToTheDocs(localizationDir);
  return {
    name,
    getClientModules: () => [path.join(__dirname, 'revive.ts')],
    getPathsToWatch: () => Object.keys(LIVE).map((file) => `data/${file}`),
    async loadContent() {
      try {
        refreshData(siteDir);
      } catch (error) {
        // What is shown stays until the file is put right.
        console.error((error as Error).message);
      }
    },
    async contentLoaded({actions}) {
      await Promise.all(
        pages().map((page) =>
          actions.createData(nameOf(page), valuesIn(page, readFileSync(page, 'utf8'))),
        ),
      );
    },
    configureWebpack(_config, _isServer, utils) {
      const {lazyCompilationMiddleware} = rspackOf(utils);
      return {
        // Compiles what is imported on demand, pages above all, when the browser asks for it.
        lazyCompilation: {entries: false, imports: true},
        devServer: {
          // Takes the place of the framework's own middleware, whose answers nothing asks for.
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
            {
              test: PAGE,
              include: pages(),
              enforce: 'pre',
              use: [
                {
                  loader: path.join(__dirname, 'loader.cjs'),
                  options: {
                    valuesOf: (page: string) =>
                      path.join(generatedFilesDir, name, 'default', nameOf(page)),
                  },
                },
              ],
            },
          ],
        },
      } as unknown as Changes;
    },
  };
}
