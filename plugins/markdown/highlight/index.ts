import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {toCss} from '../../../lib/code/themes';
import {ReplaceModule, rspackOf, type Changes} from '../../lib/bundler';

/**
 * Serves the code colours as a style sheet and takes Prism out of the browser
 * bundle. The highlighting itself is done by `./rehype`.
 */
export default async function highlightPlugin({generatedFilesDir}: LoadContext): Promise<Plugin> {
  const css = path.join(generatedFilesDir, 'highlight', 'colours.css');
  await mkdir(path.dirname(css), {recursive: true});
  await writeFile(css, toCss());
  return {
    name: 'highlight',
    getClientModules: () => [css],
    configureWebpack: (_config, _isServer, utils) =>
      ({
        resolve: {
          alias: {
            // A copy of the module: pages use a small part of it, and the parser
            // would otherwise be loaded with that part.
            'code-block-metadata': `${path.join(
              path.dirname(require.resolve('@docusaurus/theme-common')),
              'utils/codeBlockUtils.js',
            )}?parser`,
          },
        },
        plugins: [
          // The classic theme loads Prism on every page, used or not.
          new ReplaceModule(rspackOf(utils), {
            request: /theme-classic[\\/]lib[\\/]prism-include-languages$/,
            by: path.join(__dirname, 'empty.js'),
          }),
        ],
      }) as unknown as Changes,
  };
}
