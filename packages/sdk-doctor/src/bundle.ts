import path from 'node:path';
import {build, type Plugin} from 'esbuild';

/** Interface strings of a language, as `i18n/<language>/code.json` has them. */
export type Messages = Readonly<Record<string, {message: string}>>;

/** The site that the doctor belongs to. */
export interface Place {
  /** Address in its first language; ends with a slash. */
  address: string;
  /** What follows it for each language. */
  languages: Readonly<Record<string, string>>;
  /** Interface strings by language. */
  translations: Readonly<Record<string, Messages>>;
  /** What its search knows, as data: words, guides, and a pattern of pages that summarize others. */
  search: {words: unknown; guides: unknown; secondary: string};
}

/**
 * Bundles the doctor, its command as a function, or its functions for programs, into the text of one file that needs nothing but Node.js.
 *
 * @param place - the site that it belongs to
 * @param plugins - for tests, which have data of their own
 * @throws when a module cannot be bundled
 */
export async function bundle(
  {address, languages, translations, search}: Place,
  entry: 'main' | 'run' | 'api' = 'main',
  plugins: Plugin[] = [],
): Promise<string> {
  const messages = Object.fromEntries(
    Object.entries(translations).map(([locale, texts]) => [
      locale,
      Object.fromEntries(
        Object.entries(texts)
          .filter(([id]) => id.startsWith('site.fits.'))
          .map(([id, {message}]) => [id, message]),
      ),
    ]),
  );
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, `${entry}.ts`)],
    bundle: true,
    plugins,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node18',
    charset: 'utf8',
    legalComments: 'inline',
    banner: {
      js: `${entry === 'main' ? '#!/usr/bin/env node\n' : ''}// Licenses of what is bundled here: ${address}licenses.txt`,
    },
    define: {SITE: JSON.stringify({address, languages, messages, search})},
  });
  return outputFiles.map(({text}) => text).join('');
}
