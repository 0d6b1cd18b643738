import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from '../lib/inlineScript';

interface Options {
  /** The script's entry module, relative to the site's folder. */
  entry: string;
  /** Module that the script loads as a separate file when something of the client did not come. */
  losses: string;
  /** Whether pages are rendered with `templateWithoutScripts` and load their client only when it is needed. */
  waits: boolean;
  /** The script's texts, with the ids of their translations. */
  words: Readonly<Record<string, {id: string; message: string}>>;
  /** HTML of the notice for when that file does not come either. */
  notice: (words: Readonly<Record<string, string>>, baseUrl: string) => string;
  /** Other settings that the script needs. */
  settings: Readonly<Record<string, unknown>>;
}

/** Puts a script into every page's head; see packages/late-start. */
export default async function startScriptPlugin(
  {siteDir, baseUrl, siteStorage, i18n, codeTranslations}: LoadContext,
  {entry, losses, waits, words, notice, settings}: Options,
): Promise<Plugin> {
  const isBuild = process.env.NODE_ENV === 'production';
  // The theme's texts come from its own package unless the site translates them itself.
  const translations: Readonly<Record<string, string>> = {
    ...(await readDefaultCodeTranslationMessages({
      locale: i18n.currentLocale,
      name: 'theme-common',
    })),
    ...codeTranslations,
  };
  const texts = Object.fromEntries(
    Object.entries(words).map(([name, {id, message}]) => [name, translations[id] ?? message]),
  );
  const later = `window.siteWords=${JSON.stringify(texts)};${inlineScript(path.join(siteDir, losses))}`;
  const file = `assets/js/lost.${createHash('sha256').update(later).digest('hex').slice(0, 8)}.js`;
  const site = {
    baseUrl,
    namespace: siteStorage.namespace,
    waits,
    losses: isBuild ? baseUrl + file : undefined,
    ...settings,
  };
  return {
    name: 'start-script',
    getPathsToWatch: () => [
      path.join(siteDir, path.dirname(entry), '*.ts'),
      path.join(siteDir, 'src/frame/*.ts'),
      path.join(siteDir, 'packages/late-start/src/*.ts'),
    ],
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'template', attributes: {id: 'start-notice'}, innerHTML: notice(texts, baseUrl)},
        {
          tagName: 'script',
          attributes: {
            // The build's are in the file of losses.
            ...(!isBuild && {'data-words': JSON.stringify(texts)}),
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
