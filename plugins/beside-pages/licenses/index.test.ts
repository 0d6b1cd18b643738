import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import * as rspack from '@rspack/core';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {expect, it, onTestFinished} from 'vitest';
import licenses from './index';

it('names what the site, the doctor and the service worker bundle, and the fonts', async () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'bundled-'));
  onTestFinished(() => rmSync(outDir, {recursive: true}));
  const root = path.resolve(__dirname, '../../..');
  const entry = path.join(outDir, 'entry.js');
  writeFileSync(entry, `import '${path.join(root, 'node_modules/clsx')}';`);
  const plugin = licenses({siteDir: root, i18n: {currentLocale: 'en'}} as unknown as LoadContext);
  const {plugins} = plugin.configureWebpack?.({}, false, {} as never, undefined) as {
    plugins: rspack.RspackPluginInstance[];
  };
  await new Promise((resolve) =>
    rspack.rspack({entry, output: {path: outDir}, plugins}).run(resolve),
  );
  await plugin.postBuild?.({outDir} as Parameters<NonNullable<Plugin['postBuild']>>[0]);
  const text = readFileSync(path.join(outDir, 'licenses.txt'), 'utf8');
  for (const name of [
    'clsx',
    'zod',
    'comlink',
    '@fontsource-variable/onest',
    '@fontsource-variable/jetbrains-mono',
  ]) {
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
  }
});
