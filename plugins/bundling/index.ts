import type {LoadContext, Plugin} from '@docusaurus/types';
import {merge} from 'webpack-merge';
import type {Changes, ConfigureWebpack} from '../lib/bundler';
import buildCache from './build-cache';
import chunkNames from './chunk-names';
import ownTranslations from './own-translations';
import packedRoutes from './packed-routes';
import prefetch from './prefetch';
import smallScripts from './small-scripts';
import usedStyles from './used-styles';
import wholePages from './whole-pages';

/** All bundling plugins; the README says what each changes. */
export default function bundlingPlugin(context: LoadContext): Plugin {
  const parts = [
    buildCache,
    packedRoutes,
    chunkNames,
    prefetch,
    ownTranslations,
    smallScripts,
    usedStyles,
    wholePages,
  ].map((part) => part(context));
  return {
    name: 'bundling',
    getClientModules: () => parts.flatMap((part) => part.getClientModules?.() ?? []),
    getPathsToWatch: () => parts.flatMap((part) => part.getPathsToWatch?.() ?? []),
    configureWebpack: (...args: Parameters<ConfigureWebpack>) =>
      merge(
        parts.map(
          (part) => (part.configureWebpack as ConfigureWebpack | undefined)?.(...args) ?? {},
        ),
      ) as Changes,
    configurePostCss: (options) =>
      parts.reduce((before, part) => part.configurePostCss?.(before) ?? before, options),
    async postBuild(props) {
      for (const part of parts) {
        await part.postBuild?.(props);
      }
    },
  };
}
