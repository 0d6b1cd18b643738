import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import * as rspack from '@rspack/core';
import {afterEach, beforeEach, expect, it} from 'vitest';
import type {Rspack} from '../../lib/bundler';
import {HashStyles} from './styles';

const hashStyles = () => new HashStyles(rspack as unknown as Rspack);

let folder: string;
const inFolder = (file: string) => path.join(folder, file);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'styles-'));
  writeFileSync(inFolder('entry.js'), `import('./lazy').then(console.log);`);
  writeFileSync(inFolder('lazy.js'), `import './lazy.css';\nexport default 1;`);
  writeFileSync(inFolder('lazy.css'), `.a {\n  color: red;\n}\n`);
});
afterEach(() => rmSync(folder, {recursive: true}));

/**
 * Bundles the folder.
 *
 * @param salt - changes the bundler's first hashes, as a cache does
 * @returns the first script before it is minified, and the style sheets' names
 */
function bundle(salt: string, plugins: rspack.RspackPluginInstance[]) {
  let before = '';
  const compiler = rspack.rspack({
    context: folder,
    mode: 'production',
    entry: inFolder('entry.js'),
    output: {path: inFolder(salt), hashSalt: salt, filename: 'out.js'},
    module: {
      rules: [
        {
          test: /\.css$/,
          use: [rspack.CssExtractRspackPlugin.loader, require.resolve('css-loader')],
          type: 'javascript/auto',
        },
      ],
    },
    plugins: [
      new rspack.CssExtractRspackPlugin({chunkFilename: '[id].[contenthash:8].css'}),
      ...plugins,
      (compiler: rspack.Compiler) =>
        compiler.hooks.compilation.tap('look', ({hooks}) =>
          hooks.processAssets.tap({name: 'look', stage: 399.5}, (assets) => {
            before ||= assets['out.js']?.source().toString() ?? '';
          }),
        ),
    ],
  });
  return new Promise<{before: string; after: string; styles: string[]}>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        const failure = error ?? stats?.compilation.errors[0];
        if (failure) {
          reject(failure as Error);
          return;
        }
        const styles = readdirSync(inFolder(salt)).filter((name) => name.endsWith('.css'));
        resolve({before, after: readFileSync(inFolder(`${salt}/out.js`), 'utf8'), styles});
      });
    });
  });
}

const hashIn = (name = ''): string => /\.(\w{8})\.css$/.exec(name)?.[1] ?? 'none';

it('the minifier sees the same script whatever the bundler first made of the styles', async () => {
  const stock = [await bundle('one', []), await bundle('two', [])];
  expect(stock[0]?.before).not.toBe(stock[1]?.before);
  const [one, two] = [await bundle('one', [hashStyles()]), await bundle('two', [hashStyles()])];
  expect(one.before).toBe(two.before);
});

it('the script asks for the style sheet that is there, and another content has another name', async () => {
  const first = await bundle('one', [hashStyles()]);
  expect(first.styles).toHaveLength(1);
  expect(first.after).toContain(hashIn(first.styles[0]));
  writeFileSync(inFolder('lazy.css'), `.a {\n  color: blue;\n}\n`);
  const second = await bundle('two', [hashStyles()]);
  expect(second.after).toContain(hashIn(second.styles[0]));
  expect(hashIn(second.styles[0])).not.toBe(hashIn(first.styles[0]));
});
