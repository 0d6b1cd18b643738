import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScript} from '../lib/inlineScript';

interface Options {
  /** Module that the script is made of, from the site's folder. */
  entry: string;
  /** What the script says, with the ids of the translations. */
  words: Readonly<Record<string, {id: string; message: string}>>;
}

/** Puts a script into every page's head; see the README. */
export default function startScriptPlugin(
  {siteDir, codeTranslations}: LoadContext,
  {entry, words}: Options,
): Plugin {
  const file = path.join(siteDir, entry);
  const said = Object.fromEntries(
    Object.entries(words).map(([name, {id, message}]) => [name, codeTranslations[id] ?? message]),
  );
  return {
    name: 'start-script',
    getPathsToWatch: () => [path.join(path.dirname(file), '*.ts')],
    injectHtmlTags() {
      return {
        headTags: [
          {
            tagName: 'script',
            attributes: {'data-words': JSON.stringify(said)},
            innerHTML: inlineScript(file),
          },
        ],
      };
    },
  };
}
