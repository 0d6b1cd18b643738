/**
 * Says of translated pages that they say what their English pages say today.
 *
 *   npm run ru:reviewed -- docs/ios/get-started.mdx
 *
 * Takes English and translated pages and shared parts, by file. A translation
 * carries the digest of the English it was made from; `npm run check` reports
 * it when the English has changed since, until this command sets it anew.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {loadContent} from '../checks/lib/content';
import {proseDigest, translations, withDigest} from '../checks/lib/translation';

/**
 * Marks the translations of these files as up to date.
 *
 * @param files - relative to the root; English pages stand for their translations
 * @returns the files that were written
 * @throws naming the first file that is neither a translation nor has one; nothing is written then
 */
export function markReviewed(root: string, files: readonly string[]): string[] {
  if (files.length === 0) {
    throw new Error('Usage: npm run ru:reviewed -- <page>…, English or Russian, by file');
  }
  const content = loadContent(root);
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
      throw new Error(`${argument} is no page that is translated`);
    }
    return found;
  });
  for (const {page, twin} of marked) {
    writeFileSync(path.join(root, page.file), withDigest(page.text, proseDigest(twin)));
  }
  return marked.map(({page}) => page.file);
}

if (process.argv[1] && path.resolve(process.argv[1]) === path.resolve(__filename)) {
  try {
    for (const file of markReviewed(process.cwd(), process.argv.slice(2))) {
      console.log(`${file} is up to date`);
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
