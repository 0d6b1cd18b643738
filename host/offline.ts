import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {escapeHtml} from '@help-center/text';
import {buildSync} from 'esbuild';
import {locales} from '../config/locales';
import {keptNote} from '../config/offline';

const root = path.dirname(__dirname);
const sources = path.join(root, 'src/offline');

/** File name of the service worker; its scope is the folder it is in. */
export const WORKER = 'sw.js';

/** The notice above a cached page, as HTML, by language. */
const notes = (): Record<string, string> =>
  Object.fromEntries(
    locales.map((locale) => {
      const file = path.join(root, 'i18n', locale, 'code.json');
      const strings = JSON.parse(existsSync(file) ? readFileSync(file, 'utf8') : '{}') as Record<
        string,
        {message: string}
      >;
      const {message} = strings[keptNote.id] ?? keptNote;
      return [locale, `<p class="kept-note" role="status">${escapeHtml(message)}</p>`];
    }),
  );

/**
 * Builds the script of the service worker.
 *
 * @param pages - content of all pages: any change gives a new worker, which replaces the old one
 * @param isWanted - false for a worker that unregisters an earlier one
 */
export function workerScript(pages: readonly string[], isWanted: boolean): string {
  const hash = createHash('sha256');
  pages.forEach((page) => hash.update(page));
  const {outputFiles} = buildSync({
    entryPoints: [path.join(sources, isWanted ? 'worker.ts' : 'gone.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: {
      RELEASE: JSON.stringify(hash.digest('hex').slice(0, 12)),
      NOTES: JSON.stringify(notes()),
    },
  });
  return outputFiles.map(({text}) => text).join('');
}
