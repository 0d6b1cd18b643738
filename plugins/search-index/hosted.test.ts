import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, describe, expect, it, vi} from 'vitest';
import searchIndex, {type SearchIndexOptions} from './index';

// Reading a whole dictionary takes long.
vi.mock('./dictionary', () => ({dictionaryOf: () => []}));

const SEARCH_KEY = 'b'.repeat(32);
const ADMIN_KEY = 'c'.repeat(32);

/** The site's configuration as a build with these variables reads it. */
async function configuration(env: Record<string, string>) {
  for (const name of [
    'ALGOLIA_APP_ID',
    'ALGOLIA_SEARCH_API_KEY',
    'ALGOLIA_INDEX_NAME',
    'ALGOLIA_ADMIN_API_KEY',
  ]) {
    vi.stubEnv(name, env[name] ?? '');
  }
  vi.resetModules();
  return import('../../config/search');
}

const context = {
  baseUrl: '/',
  codeTranslations: {},
  i18n: {currentLocale: 'en', defaultLocale: 'en', locales: ['en']},
} as unknown as LoadContext;

/** Runs the plugin's part of a build over a folder with one page. */
async function build(hosted: SearchIndexOptions['hosted']) {
  const outDir = mkdtempSync(path.join(tmpdir(), 'search-hosted-'));
  const routes: string[] = [];
  try {
    writeFileSync(
      path.join(outDir, 'index.html'),
      '<html lang="en"><head><meta name="docusaurus_locale" content="en"><meta name="docusaurus_tag" content="default"></head>' +
        '<body><main><h1>Start</h1><p>Welcome</p></main></body></html>',
    );
    const plugin = await searchIndex(
      {...context, siteDir: outDir, generatedFilesDir: outDir},
      {sets: [], settings: {searchPagePath: 'search'}, hosted},
    );
    plugin.contentLoaded?.({
      actions: {addRoute: ({path: route}: {path: string}) => routes.push(route)},
    } as never);
    await plugin.postBuild?.({outDir} as never);
    const tags = JSON.stringify(plugin.injectHtmlTags?.({} as never));
    return {
      routes,
      connects: /preconnect[^}]*/.exec(tags)?.[0] ?? null,
      index: existsSync(path.join(outDir, 'search-index', 'manifest.json')),
    };
  } finally {
    rmSync(outDir, {recursive: true, force: true});
  }
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('choice of the engine', () => {
  it('ships an index and its own results page without credentials', async () => {
    const {searchIndexOptions, hostedSearchTheme} = await configuration({});
    expect(searchIndexOptions.hosted).toBeNull();
    expect(JSON.stringify(hostedSearchTheme)).not.toMatch(/algolia/i);
    expect(await build(null)).toEqual({routes: ['/search'], connects: null, index: true});
  });

  it('ships no index and leaves the route to the hosted theme with credentials', async () => {
    const {searchIndexOptions} = await configuration({
      ALGOLIA_APP_ID: 'ABCDEF1234',
      ALGOLIA_SEARCH_API_KEY: SEARCH_KEY,
      ALGOLIA_INDEX_NAME: 'help',
    });
    expect(searchIndexOptions.hosted?.appId).toBe('ABCDEF1234');
    expect(await build(searchIndexOptions.hosted)).toEqual({
      routes: [],
      connects: expect.stringContaining('https://ABCDEF1234-dsn.algolia.net'),
      index: false,
    });
  });

  it('hands the browser the search key alone', async () => {
    const search = await configuration({
      ALGOLIA_APP_ID: 'ABCDEF1234',
      ALGOLIA_SEARCH_API_KEY: SEARCH_KEY,
      ALGOLIA_INDEX_NAME: 'help',
      ALGOLIA_ADMIN_API_KEY: ADMIN_KEY,
    });
    const shipped = JSON.stringify([search.hostedSearchTheme, search.searchIndexOptions]);
    expect(shipped).toContain(SEARCH_KEY);
    expect(shipped).not.toContain(ADMIN_KEY);
  });
});

describe('development server', () => {
  it.each([
    ['en', '/', '/site/build/search-index', '/search-index'],
    ['ru', '/ru/', '/site/build/ru/search-index', '/ru/search-index'],
  ])(
    'serves the last build’s index in %s',
    async (currentLocale, baseUrl, directory, publicPath) => {
      vi.stubEnv('NODE_ENV', 'development');
      const site = {
        siteDir: '/site',
        generatedFilesDir: '/site/.docusaurus',
        baseUrl,
        codeTranslations: {},
        i18n: {currentLocale, defaultLocale: 'en', locales: ['en']},
      };
      const plugin = await searchIndex(site as unknown as LoadContext, {
        sets: [],
        settings: {searchPagePath: 'search'},
        hosted: null,
      });
      const utilities = {currentBundler: {instance: {}}};
      const config = plugin.configureWebpack?.({}, false, utilities as never, undefined as never);
      expect(config).toMatchObject({
        devServer: {static: [{directory, publicPath}, {publicPath: `${baseUrl}assets/js`}]},
      });
    },
  );
});
