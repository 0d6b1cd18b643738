import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {build} from 'esbuild';
import type {Changes, Compiler} from '../../lib/bundler';
import {licenseTexts, packageOf} from './texts';

/** What is bundled outside the site's own bundler, or shows it no module: fonts. */
const ENTRIES = ['packages/sdk-doctor/src/main.ts', 'src/offline/worker.ts', 'src/css/fonts.css'];

/** Writes `licenses.txt` beside each language's pages, whose footer links to it; see the README. */
export default function licenses({siteDir}: LoadContext): Plugin {
  const packages = new Set<string>();
  const add = (file: string | undefined): void => {
    const folder = packageOf(file ?? '');
    if (folder) {
      packages.add(folder);
    }
  };
  const collect = {
    apply: (compiler: Compiler): void =>
      compiler.hooks.compilation.tap('licenses', (compilation) =>
        compilation.hooks.finishModules.tap('licenses', (modules) => {
          for (const module of modules) {
            add((module as {resource?: string}).resource);
          }
        }),
      ),
  };
  return {
    name: 'licenses',
    configureWebpack: (_, isServer) => (isServer ? {} : {plugins: [collect]}) as unknown as Changes,
    async postBuild({outDir}) {
      const {metafile} = await build({
        absWorkingDir: siteDir,
        entryPoints: ENTRIES,
        outdir: outDir,
        bundle: true,
        write: false,
        metafile: true,
        format: 'esm',
        platform: 'node',
        loader: {'.woff2': 'file'},
        logLevel: 'error',
      });
      Object.keys(metafile.inputs).forEach((file) => add(path.join(siteDir, file)));
      await writeFile(path.join(outDir, 'licenses.txt'), licenseTexts(packages));
    },
  };
}
