import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import {findPlugin, ReplaceModule, rspackOf, type Changes} from '../../lib/bundler';

/** The site's configuration without plugins and their options, such as redirects. */
export function browserConfig({
  plugins: _plugins,
  presets: _presets,
  ...config
}: DocusaurusConfig): Omit<DocusaurusConfig, 'plugins' | 'presets'> {
  return config;
}

/**
 * Shortens CSS module class names to the digest at the end of the framework's names,
 * since they appear many times in every page's HTML.
 *
 * @throws when the framework's naming scheme isn't the known one
 */
export function shortenClassNames(rules: readonly unknown[]): void {
  const named = rules
    .flatMap((rule) => (rule as {use?: unknown}).use ?? [])
    .map((loader) => (loader as {options?: {modules?: {localIdentName?: string}}}).options?.modules)
    .filter((modules) => modules?.localIdentName === '[local]_[contenthash:base64:4]');
  if (named.length !== 1) {
    throw new Error(
      `plugins/bundling/small-scripts: expected the bundler to name classes "[local]_[contenthash:base64:4]" in one rule, found ${named.length}. Has Docusaurus been upgraded? See upstream/README.md`,
    );
  }
  Object.assign(named[0] ?? {}, {localIdentName: '[contenthash:base64:4]'});
}

/** Reduces the size of scripts; see the README. */
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
            // In the static build too, so that a doc card fails there instead of in the browser.
            use: path.join(__dirname, 'versionLoader.cjs'),
          },
        ],
      };
      const {minimize, minimizer} = config.optimization ?? {};
      if (isServer || !minimize) {
        return {module};
      }
      const rspack = rspackOf(utils);
      const slim = path.join(generatedFilesDir, 'small-scripts', 'config.json');
      mkdirSync(path.dirname(slim), {recursive: true});
      writeFileSync(slim, JSON.stringify(browserConfig(siteConfig)));
      const stock = findPlugin(minimizer, 'SwcJsMinimizerRspackPlugin');
      const siteMinimizer = new rspack.SwcJsMinimizerRspackPlugin({
        minimizerOptions: {
          ecma: 2022,
          module: true,
          mangle: true,
          compress: {ecma: 2022, passes: 3},
          // Cyrillic letters stay unescaped, which is six times shorter.
          format: {ecma: 2022, comments: false, asciiOnly: false},
        },
      });
      return {
        mergeStrategy: {'optimization.minimizer': 'replace'},
        module,
        optimization: {minimizer: minimizer?.map((one) => (one === stock ? siteMinimizer : one))},
        plugins: [
          new ReplaceModule(rspack, {request: /^@generated\/docusaurus\.config$/, by: slim}),
          new ReplaceModule(rspack, {
            request: /^tslib$/,
            from: /[\\/]@docusaurus[\\/]utils-common[\\/]lib$/,
            by: path.join(__dirname, 'usedHelper.ts'),
          }),
        ],
      } as unknown as Changes;
    },
  };
}
