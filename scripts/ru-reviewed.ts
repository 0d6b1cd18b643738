/**
 * Records that translated pages match their English pages as they are now.
 *
 *   npm run ru:reviewed -- docs/ios/get-started.mdx
 *
 * Takes the paths of English or translated pages and shared parts. A translation
 * contains a digest of the English text it was made from. When the English text
 * changes, `npm run check` reports the translation until this command updates the
 * digest. A page whose Russian has to wait is marked instead:
 *
 *   npm run ru:reviewed -- --late docs/ios/get-started.mdx
 *
 * It says so to readers, and `npm run check -- --today` tells its age.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {Cache} from '../checks/sources/cache';
import {loadContent} from '../checks/sources/content';
import {
  LATE_KEY,
  proseDigest,
  translations,
  withDigest,
  withFrontMatter,
} from '../checks/sources/translation';
import {today} from '../checks/today';
import {asCommand} from '../host/command';

/**
 * Marks the translations of these files as up to date.
 *
 * @param files - relative to the root; an English page means its translations
 * @param late - marks them as late instead, since this day, `YYYY-MM-DD`
 * @param cache - saves parsing unchanged pages
 * @returns the files that were written
 * @throws with the first file that is neither a translation nor translated, or a shared part that
 *   is to be late, before anything is written
 */
export function markReviewed(
  root: string,
  files: readonly string[],
  late?: string,
  cache = new Cache(),
): string[] {
  if (files.length === 0) {
    throw new Error(
      'Usage: npm run ru:reviewed -- [--late] <page>…, paths of English or Russian pages',
    );
  }
  const content = loadContent(root, cache);
  const all = translations(content);
  const marked = files.flatMap((argument) => {
    const file = path.posix.normalize(argument.replaceAll('\\', '/'));
    const broken = content.broken.find((problem) => problem.file === file);
    if (broken) {
      throw new Error(`${file}:${broken.line} ${broken.message}`);
    }
    const found = all.flatMap(({page, twin}) =>
      twin && (page.file === file || twin.file === file) ? [{page, twin}] : [],
    );
    if (found.length === 0) {
      throw new Error(`${argument} is not a translated page`);
    }
    return found;
  });
  const texts = marked.map(({page, twin}) => {
    const text =
      late === undefined
        ? withDigest(page.text, proseDigest(twin))
        : withFrontMatter(page.text, LATE_KEY, `"${late}"`);
    if (text === null) {
      throw new Error(
        `${page.file}:1 is a part of pages, which can't tell that it is late: bring it up to date, or mark the pages that use it`,
      );
    }
    return {file: path.join(root, page.file), text};
  });
  texts.forEach(({file, text}) => writeFileSync(file, text));
  return marked.map(({page}) => page.file);
}

void asCommand(__filename, () => {
  const args = process.argv.slice(2);
  const late = args.includes('--late') ? today() : undefined;
  const files = args.filter((one) => one !== '--late');
  const cache = new Cache();
  markReviewed(process.cwd(), files, late, cache).forEach((file) =>
    console.log(late === undefined ? `${file} is up to date` : `${file} is late since ${late}`),
  );
  cache.save();
});
