import {existsSync, watch} from 'node:fs';
import path from 'node:path';
import {docSets, pagesFolder} from '../config/docSets';
import {locales} from '../config/locales';
import {foldersOf} from '../config/platforms';
import {checkSamples} from './samples';
import type {Cache} from './sources/cache';
import {loadContent, type Content} from './sources/content';
import {askAll, condense, format, type Problem, type Question} from './problem';

/** Milliseconds to wait for further events: one save can cause several, and several files may be saved at once. */
const SETTLED_AFTER = 100;

/** The problems to report after a save: those of the files and what refers to them, and all new ones. */
const concerning = (
  problems: readonly Problem[],
  files: readonly string[],
  before: readonly string[],
): Problem[] =>
  problems.filter(
    (problem) =>
      !before.includes(format(problem)) ||
      files.some((file) => file === problem.file || problem.message.includes(file)),
  );

/** All problems in pages and samples, without the compilers, which take too long. */
async function findings(
  questions: readonly Question<Content>[],
  root: string,
  cache: Cache,
): Promise<Problem[]> {
  const content = loadContent(root, cache);
  const [{problems}, samples] = [await askAll(questions, content), await checkSamples(content)];
  return condense([...problems, ...samples.problems]);
}

/** Folders with pages, in any language and version. */
const pageFolders = docSets.flatMap((docSet) => [
  ...locales.map((locale) => pagesFolder(docSet, locale)),
  foldersOf(docSet.pluginId).archive,
]);

/**
 * Reports after each save the problems of the page and of what depends on it: its
 * translation, pages that link to it, pages that it is part of.
 *
 * @param tell - called with the report, once per save
 * @returns a function that stops watching
 */
export async function watchPages(
  questions: readonly Question<Content>[],
  root: string,
  cache: Cache,
  tell: (text: string) => void = console.log,
): Promise<() => void> {
  const saved = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let busy = false;
  const first = await findings(questions, root, cache);
  cache.save();
  const before = first.map(format);
  const round = async (): Promise<void> => {
    if (busy) {
      return;
    }
    busy = true;
    while (saved.size > 0) {
      const files = [...saved];
      saved.clear();
      const began = Date.now();
      try {
        const found = concerning(await findings(questions, root, cache), files, before);
        const seconds = ((Date.now() - began) / 1000).toFixed(1);
        const head = `\n${files.join(', ')} (${seconds} s)`;
        tell(found.length > 0 ? [head, ...found.map(format)].join('\n') : `${head}: no problem`);
      } catch (error) {
        tell(error instanceof Error ? error.message : String(error));
      }
    }
    busy = false;
  };
  const folders = pageFolders.filter((folder) => existsSync(path.join(root, folder)));
  const watchers = folders.map((folder) =>
    watch(path.join(root, folder), {recursive: true}, (_event, name) => {
      if (name && /\.mdx?$/.test(name)) {
        saved.add(`${folder}/${name.replaceAll(path.sep, '/')}`);
        clearTimeout(timer);
        timer = setTimeout(() => void round(), SETTLED_AFTER);
      }
    }),
  );
  tell([...before, 'Watching the pages; Ctrl+C ends it.'].join('\n'));
  return () => {
    clearTimeout(timer);
    watchers.forEach((watcher) => watcher.close());
  };
}
