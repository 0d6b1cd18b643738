import {buildSync} from 'esbuild';

/**
 * Bundles a module, and what it imports, into the text of a script for every page's head.
 *
 * @param file - the module, as an absolute path
 * @throws when it cannot be bundled
 */
export function inlineScript(file: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2020',
  });
  return outputFiles.map(({text}) => text.trim()).join('');
}
