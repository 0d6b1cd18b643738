import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import {findPlugin, ReplaceModule, rspackOf, type Changes, type Replacement} from '../lib/bundler';

const inClient = (file: string) => path.join(__dirname, 'client', file);

/** Modules that are larger than what the site needs of them. */
const replacements = ({baseUrlIssueBanner}: DocusaurusConfig): readonly Replacement[] => [
  {
    request: /^tslib$/,
    from: /docusaurus[\\/]utils-common/,
    by: path.join(__dirname, 'tslib.js'),
  },
  {request: /^react-helmet-async$/, by: inClient('head.ts')},
  {request: /^react-router-(?:dom|config)$/, by: inClient('router.tsx')},
  {request: /^react-loadable$/, by: inClient('loadable.tsx')},
  {request: /theme-classic[\\/]lib[\\/]nprogress$/, by: inClient('progress.ts')},
  ...(baseUrlIssueBanner
    ? []
    : [{request: /^\.\/BaseUrlIssueBanner$/, by: inClient('nothing.ts')}]),
];

/**
 * The site's configuration without what only the build reads: lists of plugins
 * with all their options, redirects among them.
 *
 * @throws when addresses have their path after a hash, which the site's router does not know
 */
export function browserConfig({future, ...config}: DocusaurusConfig): Partial<DocusaurusConfig> {
  if (future.experimental_router !== 'browser') {
    throw new Error(
      `docusaurus.config.ts: future.experimental_router is "${future.experimental_router}", but plugins/small-scripts/client/router.tsx knows "browser" alone.`,
    );
  }
  const needless =
    /^(?:presets|plugins|themes|markdown|clientModules|i18n|storage|onBroken|onDup|ssrTemplate|static|scripts|headTags|stylesheets)/;
  return {
    ...Object.fromEntries(Object.entries(config).filter(([name]) => !needless.test(name))),
    future: {experimental_router: future.experimental_router} as DocusaurusConfig['future'],
  };
}

/**
 * Names the classes of components by the digest that the framework ends them with,
 * without their own names: all of them stand in every page's HTML, many times.
 *
 * @throws when the framework names them in another way than the known one
 */
export function shortenClassNames(rules: readonly unknown[]): void {
  const named = rules
    .flatMap((rule) => (rule as {use?: unknown}).use ?? [])
    .map((loader) => (loader as {options?: {modules?: {localIdentName?: string}}}).options?.modules)
    .filter((modules) => modules?.localIdentName === '[local]_[contenthash:base64:4]');
  if (named.length !== 1) {
    throw new Error(
      `plugins/small-scripts: expected the bundler to name classes "[local]_[contenthash:base64:4]" in one rule, found ${named.length}. Has Docusaurus been upgraded? See upstream/README.md`,
    );
  }
  Object.assign(named[0] ?? {}, {localIdentName: '[contenthash:base64:4]'});
}

/** Writes scripts shorter than the framework does; see the README. */
export default function smallScriptsPlugin({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'small-scripts',
    configureWebpack(config, isServer, utils) {
      if (process.env.NODE_ENV === 'production') {
        shortenClassNames(config.module?.rules ?? []);
      }
      const module = {
        rules: [
          {
            test: /\.json$/,
            include: path.join(generatedFilesDir, 'docusaurus-plugin-content-docs'),
            // In the static build too: a card of a doc then fails there, not before readers.
            use: path.join(__dirname, 'versionLoader.cjs'),
          },
        ],
      };
      if (isServer) {
        return {module};
      }
      const rspack = rspackOf(utils);
      const plugins = replacements(siteConfig).map((one) => new ReplaceModule(rspack, one));
      const {minimize, minimizer} = config.optimization ?? {};
      if (!minimize) {
        return {module, plugins} as unknown as Changes;
      }
      const slim = path.join(generatedFilesDir, 'small-scripts', 'config.json');
      mkdirSync(path.dirname(slim), {recursive: true});
      writeFileSync(slim, JSON.stringify(browserConfig(siteConfig)));
      plugins.push(
        new ReplaceModule(rspack, {request: /^@generated\/docusaurus\.config$/, by: slim}),
      );
      const stock = findPlugin(minimizer, 'SwcJsMinimizerRspackPlugin');
      const own = new rspack.SwcJsMinimizerRspackPlugin({
        minimizerOptions: {
          ecma: 2022,
          module: true,
          mangle: true,
          compress: {ecma: 2022, passes: 3},
          // Cyrillic letters stay letters: six times shorter than their escapes.
          format: {ecma: 2022, comments: false, asciiOnly: false},
        },
      });
      return {
        mergeStrategy: {'optimization.minimizer': 'replace'},
        module,
        optimization: {minimizer: minimizer?.map((one) => (one === stock ? own : one))},
        plugins,
      } as unknown as Changes;
    },
  };
}
