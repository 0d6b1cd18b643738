import {buildSync} from 'esbuild';
import {browserTargets} from '../../config/browsers';

/**
 * Bundles a module with its imports into the text of a script of its own.
 *
 * @param file - absolute path of the module
 * @throws when it can't be bundled
 */
export function inlineScript(file: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: browserTargets(),
    // Cyrillic letters stay letters: six times shorter than their escapes.
    charset: 'utf8',
  });
  return outputFiles.map(({text}) => text.trim()).join('');
}
