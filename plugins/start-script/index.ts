import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from '../lib/inlineScript';

interface Options {
  /** Module that the script is made of, from the site's folder. */
  entry: string;
  /** Module that the script loads, as a file of its own, when the reader reaches for a control. */
  effects: string;
  /** Whether pages are made by `templateWithoutScripts` and wait with their client until it is needed. */
  waits: boolean;
  /** What the script says, with the ids of the translations. */
  words: Readonly<Record<string, {id: string; message: string}>>;
  /** What it shows, as HTML, when the file with the effects does not come. */
  notice: (words: Readonly<Record<string, string>>, baseUrl: string) => string;
  /** What else it is told about the site. */
  settings: Readonly<Record<string, unknown>>;
}

/** Puts a script into every page's head; see the README. */
export default async function startScriptPlugin(
  {siteDir, baseUrl, siteStorage, i18n, codeTranslations}: LoadContext,
  {entry, effects, waits, words, notice, settings}: Options,
): Promise<Plugin> {
  const isBuild = process.env.NODE_ENV === 'production';
  // Those of the theme come from its own package, where the site does not word them anew.
  const translations: Readonly<Record<string, string>> = {
    ...(await readDefaultCodeTranslationMessages({
      locale: i18n.currentLocale,
      name: 'theme-common',
    })),
    ...codeTranslations,
  };
  const said = Object.fromEntries(
    Object.entries(words).map(([name, {id, message}]) => [name, translations[id] ?? message]),
  );
  const later = `window.siteWords=${JSON.stringify(said)};${inlineScript(path.join(siteDir, effects))}`;
  const file = `assets/js/start.${createHash('sha256').update(later).digest('hex').slice(0, 8)}.js`;
  const site = {
    baseUrl,
    namespace: siteStorage.namespace,
    waits,
    effects: isBuild ? baseUrl + file : undefined,
    ...settings,
  };
  return {
    name: 'start-script',
    getPathsToWatch: () => [path.join(siteDir, path.dirname(entry), '*.ts')],
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'template', attributes: {id: 'start-notice'}, innerHTML: notice(said, baseUrl)},
        {
          tagName: 'script',
          attributes: {
            // The build's are in the file with the effects.
            ...(!isBuild && {'data-words': JSON.stringify(said)}),
            'data-site': JSON.stringify(site),
          },
          innerHTML: inlineScript(path.join(siteDir, entry)),
        },
      ],
    }),
    async postBuild({outDir}) {
      await mkdir(path.dirname(path.join(outDir, file)), {recursive: true});
      await writeFile(path.join(outDir, file), later);
    },
  };
}
