import path from 'node:path';
import {buildSync} from 'esbuild';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {provider} from '../../config/provider';

/** Lets every page register the service worker; see the README. */
export default function offline({siteDir}: LoadContext, {entry}: {entry: string}): Plugin {
  return {
    name: 'offline',
    injectHtmlTags() {
      // In development nothing writes the worker.
      if (process.env.NODE_ENV !== 'production') {
        return {};
      }
      const {outputFiles} = buildSync({
        entryPoints: [path.join(siteDir, entry)],
        bundle: true,
        write: false,
        minify: true,
        format: 'iife',
        target: 'es2020',
      });
      return {
        headTags: [
          {
            tagName: 'script',
            attributes: {'data-worker': `${provider.baseUrl}sw.js`},
            innerHTML: outputFiles.map(({text}) => text.trim()).join(''),
          },
        ],
      };
    },
  };
}
