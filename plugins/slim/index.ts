import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {provider} from '../../config/provider';
import {encodeInstances, encodeRoutes, readRegistry, readRoutes, writeRegistry} from './encode';
import {buildId, cacheKey} from './fingerprint';

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;
type WebpackConfig = Parameters<ConfigureWebpack>[0];
type Rspack = typeof import('@rspack/core');

/** The parts of Rspack's configuration that its Webpack-like type lacks. */
type RspackConfig = {experiments?: {cache?: {version?: string}}};

/** The plugin whose global data lists every doc. */
const DOCS = 'docusaurus-plugin-content-docs';

const inClient = (file: string) => path.join(__dirname, 'client', file);

/** Replaces modules of the framework in the browser bundle. */
function replacements(rspack: Rspack) {
  return [
    new rspack.NormalModuleReplacementPlugin(/^\.\/docusaurus$/, (resource) => {
      if (/core[\\/]lib[\\/]client$/.test(resource.context)) {
        resource.request = inClient('docusaurus.ts');
      }
    }),
    new rspack.NormalModuleReplacementPlugin(/^tslib$/, (resource) => {
      if (/docusaurus[\\/]utils-common/.test(resource.context)) {
        resource.request = inClient('tslib.js');
      }
    }),
  ];
}

/** Keeps the content of large boundaries where it belongs, see server/renderToHtml.ts. */
function wholeBoundaries(rspack: Rspack) {
  return new rspack.NormalModuleReplacementPlugin(/^\.\/renderToHtml$/, (resource) => {
    if (/core[\\/]lib[\\/]client$/.test(resource.context)) {
      resource.request = path.join(__dirname, 'server', 'renderToHtml.ts');
    }
  });
}

/**
 * Takes the translations out of the first script: each module brings those it
 * names, see translations.cjs. The static build keeps them all.
 */
function ownTranslations(rspack: Rspack, siteDir: string, generatedFilesDir: string) {
  return {
    plugin: new rspack.NormalModuleReplacementPlugin(
      /^@generated\/codeTranslations$/,
      inClient('translations.ts'),
    ),
    rule: {
      test: /\.(?:[jt]sx?|mdx?)$/,
      include: [
        /[\\/]node_modules[\\/]@docusaurus[\\/]/,
        ...['src', 'docs', 'i18n'].map((folder) => path.join(siteDir, folder)),
      ],
      enforce: 'post',
      use: [
        {
          loader: path.join(__dirname, 'translations.cjs'),
          options: {file: path.join(generatedFilesDir, 'codeTranslations.json')},
        },
      ],
    },
  };
}

/**
 * Writes the framework's tables of routes, chunks and docs once more, packed, for
 * the browser; see encode.ts.
 *
 * @throws when the framework's files are not of the expected form
 */
function writeTables(generatedFilesDir: string): void {
  const read = (file: string) => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const {table, chunks} = encodeRoutes(
    readRoutes(read('routes.js')),
    JSON.parse(read('routesChunkNames.json')) as Parameters<typeof encodeRoutes>[1],
  );
  const data = JSON.parse(read('globalData.json')) as Record<string, unknown>;
  const docs = data[DOCS] as Parameters<typeof encodeInstances>[0] | undefined;
  const tables = {routes: table, data: docs ? {...data, [DOCS]: encodeInstances(docs)} : data};
  const folder = path.join(generatedFilesDir, 'slim');
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'tables.json'), JSON.stringify(tables));
  writeFileSync(
    path.join(folder, 'registry.js'),
    writeRegistry(chunks, readRegistry(read('registry.js'))),
  );
}

/** Puts the packed tables in the place of the framework's. */
function packedTables(rspack: Rspack) {
  return ['routes', 'routesChunkNames', 'registry', 'globalData'].map(
    (name) =>
      new rspack.NormalModuleReplacementPlugin(
        new RegExp(`^@generated/${name}$`),
        inClient(`${name}.ts`),
      ),
  );
}

/**
 * Names a shared chunk after the chunks that share it, so that the name is
 * short and the same in every build. What a nameless chunk shares keeps the
 * bundler's own long name: one name for two such chunks would merge them.
 */
function sharedChunkName(
  _module: unknown,
  chunks: readonly {name?: string | null | undefined}[],
  group: string,
): string | undefined {
  const names = chunks.map(({name}) => name ?? '').sort();
  if (names[0] === '') {
    return undefined;
  }
  return `${group}-${createHash('sha256').update(names.join()).digest('hex').slice(0, 8)}`;
}

function productionConfig(
  config: WebpackConfig,
  rspack: Rspack,
  {siteDir, generatedFilesDir, build}: {siteDir: string; generatedFilesDir: string; build: string},
) {
  const translations = ownTranslations(rspack, siteDir, generatedFilesDir);
  writeTables(generatedFilesDir);
  // Prefetching finds a chunk's file by its name, see client/inView.ts.
  config.plugins = config.plugins?.filter((one) => one?.constructor.name !== 'ChunkAssetPlugin');
  const minimizer = config.optimization?.minimizer?.map((one) =>
    (one as object).constructor.name === 'SwcJsMinimizerRspackPlugin'
      ? new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: {
            ecma: 2022,
            module: true,
            mangle: true,
            compress: {ecma: 2022, passes: 3},
            // Cyrillic letters stay letters: six times shorter than their escapes.
            format: {ecma: 2022, comments: false, asciiOnly: false},
          },
        })
      : one,
  );
  return {
    mergeStrategy: {'optimization.minimizer': 'replace', 'module.rules': 'append'},
    // Chunks are named, so the runtime needs no table of names and hashes that
    // grows with the pages.
    output: {chunkFilename: `assets/js/[id].${build}.js`},
    optimization: {chunkIds: 'named', minimizer, splitChunks: {name: sharedChunkName}},
    module: {
      rules: [translations.rule],
    },
    plugins: [translations.plugin, ...packedTables(rspack)],
  };
}

/**
 * Makes the browser bundle smaller and calmer than the framework's own, and the
 * build cache safe to keep. What each step gains stands in the README.
 */
export default function slimPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const key = cacheKey(siteDir, provider);
  const build = buildId(siteDir, provider);
  return {
    name: 'slim',
    getClientModules: () => [inClient('inView.ts')],
    configureWebpack(config, isServer, {currentBundler}) {
      const rspack = currentBundler.instance as unknown as Rspack;
      const {experiments} = config as RspackConfig;
      const cached = experiments?.cache && {
        experiments: {cache: {version: `${experiments.cache.version}-${key}`}},
      };
      const production = process.env.NODE_ENV === 'production';
      const slimmed =
        !isServer && production
          ? productionConfig(config, rspack, {siteDir, generatedFilesDir, build})
          : undefined;
      return {
        ...cached,
        ...slimmed,
        plugins: isServer
          ? [wholeBoundaries(rspack)]
          : [...replacements(rspack), ...(slimmed?.plugins ?? [])],
      } as unknown as ReturnType<ConfigureWebpack>;
    },
  };
}
