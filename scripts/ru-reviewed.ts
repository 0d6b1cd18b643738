/**
 * Records that translated pages match their English pages as they are now.
 *
 *   npm run ru:reviewed -- docs/ios/get-started.mdx
 *
 * Takes the paths of English or translated pages and shared parts. A translation
 * contains a digest of the English text it was made from. When the English text
 * changes, `npm run check` reports the translation until this command updates the
 * digest.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {Cache} from '../checks/sources/cache';
import {loadContent} from '../checks/sources/content';
import {proseDigest, translations, withDigest} from '../checks/sources/translation';
import {asCommand} from '../host/command';

/**
 * Marks the translations of these files as up to date.
 *
 * @param files - relative to the root; an English page means its translations
 * @returns the files that were written
 * @throws with the first file that is neither a translation nor translated, before anything is written
 */
export function markReviewed(root: string, files: readonly string[]): string[] {
  if (files.length === 0) {
    throw new Error('Usage: npm run ru:reviewed -- <page>…, paths of English or Russian pages');
  }
  const content = loadContent(root, new Cache());
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
  for (const {page, twin} of marked) {
    writeFileSync(path.join(root, page.file), withDigest(page.text, proseDigest(twin)));
  }
  return marked.map(({page}) => page.file);
}

void asCommand(__filename, () =>
  markReviewed(process.cwd(), process.argv.slice(2)).forEach((file) =>
    console.log(`${file} is up to date`),
  ),
);
