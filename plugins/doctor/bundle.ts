import path from 'node:path';
import {build} from 'esbuild';
import {builderData} from '../../config/builderData';
import {inspectorFacts, inspectorWordsOf} from '../../config/inspectorData';
import {locales, prefixOf} from '../../config/locales';

/** Interface strings of a language, as `i18n/<language>/code.json` has them. */
export type Messages = Readonly<Record<string, {message: string}>>;

/** What the site writes for its pages at build time, by the file that they import. */
const generated: Readonly<Record<string, () => unknown>> = {
  '@generated/integration-builder/default/data.json': builderData,
  '@generated/app-inspector/default/facts.json': inspectorFacts,
  '@generated/app-inspector/default/words.json': () => inspectorWordsOf(locales),
};

/** What modules of the doctor say by ids of the site's interface. */
const SAID = /^site\.fits\./;

/**
 * Bundles the doctor into the text of one file that needs nothing but Node.js.
 *
 * @param entry - the module to begin with; `said.ts` beside it stands in for Docusaurus's translations
 * @param address - address of the site in its first language; ends with a slash
 * @param translations - interface strings by language
 * @throws when a module cannot be bundled
 */
export async function bundleDoctor(
  entry: string,
  address: string,
  translations: Readonly<Record<string, Messages>>,
): Promise<string> {
  const messages = Object.fromEntries(
    Object.entries(translations).map(([locale, said]) => [
      locale,
      Object.fromEntries(
        Object.entries(said).flatMap(([id, {message}]) => (SAID.test(id) ? [[id, message]] : [])),
      ),
    ]),
  );
  const languages = Object.fromEntries(locales.map((locale) => [locale, prefixOf(locale)]));
  const {outputFiles} = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node18',
    charset: 'utf8',
    legalComments: 'inline',
    define: {SITE: JSON.stringify({address, languages, messages})},
    alias: {'@docusaurus/Translate': path.join(path.dirname(entry), 'said.ts')},
    plugins: [
      {
        name: 'generated',
        setup({onResolve, onLoad}) {
          onResolve({filter: /^@generated\//}, ({path: name}) => ({
            path: name,
            namespace: 'generated',
          }));
          onLoad({filter: /./, namespace: 'generated'}, ({path: name}) => ({
            contents: JSON.stringify(generated[name]?.()),
            loader: 'json',
          }));
        },
      },
    ],
  });
  return outputFiles.map(({text}) => text).join('');
}
