import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {toCss} from '@help-center/highlight/colors';
import {ReplaceModule, rspackOf, type Changes} from '../../lib/bundler';

/**
 * Serves the code colors as a style sheet and removes Prism from the browser
 * bundle. `./rehype` does the highlighting.
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
        plugins: [
          // The classic theme loads Prism on every page, even if unused.
          new ReplaceModule(rspackOf(utils), {
            request: /theme-classic[\\/]lib[\\/]prism-include-languages$/,
            by: path.join(__dirname, 'empty.js'),
          }),
        ],
      }) as unknown as Changes,
  };
}
