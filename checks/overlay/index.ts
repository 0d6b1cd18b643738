import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Cache} from '../sources/cache';
import {loadPage} from '../sources/content';
import {askAll, format} from '../problem';
import {drawn} from '../content/drawings';
import {elements} from '../content/elements';
import {facts} from '../content/facts';
import {mdx} from '../content/mdx';

/** Rules whose violations keep a page from rendering. `npm run check -- --watch` reports the others. */
const BREAKS: ReadonlySet<string> = new Set([
  'component',
  'expression',
  'fence-language',
  'front-matter-syntax',
  'mdx-syntax',
  'missing-part',
  'passage',
  'unknown-component',
  'unknown-fact',
]);

/** The problems that keep a page from rendering, in the check's words; empty if there are none. */
export async function breaking(
  root: string,
  file: string,
  text: string,
  cache?: Cache,
): Promise<string[]> {
  const content = loadPage(root, file, text, cache);
  const {problems} = await askAll([mdx, facts, elements, drawn], content);
  return problems.filter(({rule}) => BREAKS.has(rule)).map(format);
}

/** Shows the check's messages in the browser, in development, for a page that can't be rendered. */
export default function overlayPlugin({siteDir}: LoadContext): Plugin {
  const cache = new Cache();
  return {
    name: 'overlay',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: [
                {
                  test: /\.mdx?$/,
                  include: ['docs', 'i18n'].map((folder) => path.join(siteDir, folder)),
                  enforce: 'pre',
                  use: [
                    {
                      loader: path.join(__dirname, 'loader.cjs'),
                      options: {
                        findings: (file: string, text: string) =>
                          breaking(
                            siteDir,
                            path.relative(siteDir, file).replaceAll(path.sep, '/'),
                            text,
                            cache,
                          ),
                      },
                    },
                  ],
                },
              ],
            },
          },
  };
}
