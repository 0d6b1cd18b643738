import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, describe, expect, it, vi} from 'vitest';
import searchIndex from './index';

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
  i18n: {currentLocale: 'en', defaultLocale: 'en', locales: ['en']},
} as unknown as LoadContext;

/** Runs the plugin's part of a build over a folder with one page. */
async function build(hosted: boolean) {
  const outDir = mkdtempSync(path.join(tmpdir(), 'search-hosted-'));
  const routes: string[] = [];
  try {
    writeFileSync(
      path.join(outDir, 'index.html'),
      '<html lang="en"><head><meta name="docusaurus_locale" content="en"><meta name="docusaurus_tag" content="default"></head>' +
        '<body><main><h1>Start</h1><p>Welcome</p></main></body></html>',
    );
    const plugin = searchIndex(
      {...context, siteDir: outDir},
      {sets: [], searchPagePath: 'search', hosted},
    );
    plugin.contentLoaded?.({
      actions: {addRoute: ({path: route}: {path: string}) => routes.push(route)},
    } as never);
    await plugin.postBuild?.({outDir} as never);
    return {routes, index: existsSync(path.join(outDir, 'search-index', 'manifest.json'))};
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
    const {clientSearch, hostedSearchTheme} = await configuration({});
    expect(clientSearch.hosted).toBeNull();
    expect(JSON.stringify(hostedSearchTheme)).not.toMatch(/algolia/i);
    expect(await build(false)).toEqual({routes: ['/search'], index: true});
  });

  it('ships no index and leaves the route to the hosted theme with credentials', async () => {
    const {clientSearch, searchIndexOptions} = await configuration({
      ALGOLIA_APP_ID: 'ABCDEF1234',
      ALGOLIA_SEARCH_API_KEY: SEARCH_KEY,
      ALGOLIA_INDEX_NAME: 'help',
    });
    expect(clientSearch.hosted?.appId).toBe('ABCDEF1234');
    expect(searchIndexOptions.hosted).toBe(true);
    expect(await build(true)).toEqual({routes: [], index: false});
  });

  it('hands the browser the search key alone', async () => {
    const search = await configuration({
      ALGOLIA_APP_ID: 'ABCDEF1234',
      ALGOLIA_SEARCH_API_KEY: SEARCH_KEY,
      ALGOLIA_INDEX_NAME: 'help',
      ALGOLIA_ADMIN_API_KEY: ADMIN_KEY,
    });
    const shipped = JSON.stringify([
      search.clientSearch,
      search.hostedSearchTheme,
      search.searchIndexOptions,
    ]);
    expect(shipped).toContain(SEARCH_KEY);
    expect(shipped).not.toContain(ADMIN_KEY);
  });
});

describe('development server', () => {
  it.each([
    ['en', '/', '/site/build/search-index', '/search-index'],
    ['ru', '/ru/', '/site/build/ru/search-index', '/ru/search-index'],
  ])('serves the last build’s index in %s', (currentLocale, baseUrl, directory, publicPath) => {
    vi.stubEnv('NODE_ENV', 'development');
    const site = {
      siteDir: '/site',
      baseUrl,
      i18n: {currentLocale, defaultLocale: 'en', locales: ['en']},
    };
    const plugin = searchIndex(site as LoadContext, {
      sets: [],
      searchPagePath: 'search',
      hosted: false,
    });
    const utilities = {currentBundler: {instance: {}}};
    const config = plugin.configureWebpack?.({}, false, utilities as never, undefined as never);
    expect(config).toMatchObject({devServer: {static: [{directory, publicPath}]}});
  });
});
