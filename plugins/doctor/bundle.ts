import path from 'node:path';
import {build} from 'esbuild';
import {locales, prefixOf} from '../../config/locales';

/** Interface strings of a language, as `i18n/<language>/code.json` has them. */
export type Messages = Readonly<Record<string, {message: string}>>;

/**
 * Bundles the doctor, or the server for assistants, into the text of one file that needs nothing but Node.js.
 *
 * @param entry - the module that it begins with
 * @param address - address of the site in its first language; ends with a slash
 * @param translations - interface strings by language
 * @throws when a module cannot be bundled
 */
export async function bundle(
  entry: 'main' | 'mcp',
  address: string,
  translations: Readonly<Record<string, Messages>>,
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
  const languages = Object.fromEntries(locales.map((locale) => [locale, prefixOf(locale)]));
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, `${entry}.ts`)],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node18',
    charset: 'utf8',
    legalComments: 'inline',
    define: {SITE: JSON.stringify({address, languages, messages})},
  });
  return outputFiles.map(({text}) => text).join('');
}
