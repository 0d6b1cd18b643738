import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {provider} from '../../config/provider';
import {inlineScript} from '../lib/inlineScript';

/** Lets every page register the service worker; see the README. */
export default function offline({siteDir}: LoadContext, {entry}: {entry: string}): Plugin {
  return {
    name: 'offline',
    injectHtmlTags() {
      // In development nothing writes the worker.
      if (process.env.NODE_ENV !== 'production') {
        return {};
      }
      return {
        headTags: [
          {
            tagName: 'script',
            attributes: {'data-worker': `${provider.baseUrl}sw.js`},
            innerHTML: inlineScript(path.join(siteDir, entry)),
          },
        ],
      };
    },
  };
}
