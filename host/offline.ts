import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {escapeHtml} from '@help-center/text';
import {buildSync} from 'esbuild';
import {defaultLocale, locales} from '../config/locales';
import {keptNote, missingPage} from '../config/offline';
import {browserTargets} from '../config/browsers';

const root = path.dirname(__dirname);
const sources = path.join(root, 'src/offline');

/** File name of the service worker; its scope is the folder it is in. */
export const WORKER = 'sw.js';

type Say = (text: {readonly id: string; readonly message: string}) => string;

/** A piece of HTML by language. */
const inEach = (
  made: (say: Say, locale: string) => string,
  keyOf = (locale: string): string => locale,
): Record<string, string> =>
  Object.fromEntries(
    locales.map((locale) => {
      const file = path.join(root, 'i18n', locale, 'code.json');
      const strings = JSON.parse(existsSync(file) ? readFileSync(file, 'utf8') : '{}') as Record<
        string,
        {message: string}
      >;
      return [
        keyOf(locale),
        made(({id, message}) => escapeHtml(strings[id]?.message ?? message), locale),
      ];
    }),
  );

/** The notice above a cached page. */
const note = (say: Say): string => `<p class="kept-note" role="status">${say(keptNote)}</p>`;

/** The page for an address that was never visited; needs no other file. The list of others is left out while empty. */
const missing = (say: Say, locale: string): string =>
  `<!doctype html><html lang="${locale}"><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">' +
  `<title>${say(missingPage.title)}</title>` +
  '<style>body{max-width:40rem;margin:3rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}ul:empty,h2:has(+ul:empty){display:none}</style>' +
  `<main><h1>${say(missingPage.title)}</h1><p>${say(missingPage.text)}</p>` +
  `<p><a href="">${say(missingPage.again)}</a></p>` +
  `<h2>${say(missingPage.others)}</h2><ul>LIST</ul></main></html>`;

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
    target: browserTargets(),
    define: {
      RELEASE: JSON.stringify(hash.digest('hex').slice(0, 12)),
      NOTES: JSON.stringify(inEach(note)),
      MISSING: JSON.stringify(
        inEach(missing, (locale) => (locale === defaultLocale ? '' : locale)),
      ),
    },
  });
  return outputFiles.map(({text}) => text).join('');
}
