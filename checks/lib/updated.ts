import {createHash} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale} from '../../config/locales';
import {kept, type Content, type Page} from './content';
import {importsOfPage} from './page';
import {proseDigest} from './translation';

/** Front matter key with the date on which a page's words last changed. */
export const UPDATED_KEY = 'updated';

const LINE = new RegExp(`^${UPDATED_KEY}:.*$`, 'm');
const FRONT = /^---\n[\s\S]*?\n---(?=\n|$)/;

/** Pages with a recorded date: English ones outside the archives. */
export const dated = ({pages}: Content): Page[] =>
  pages.filter(({locale, version}) => locale === defaultLocale && version === null);

/** Digest of a page's visible text, including its shared parts. */
export function readDigest(page: Page, content: Content): string {
  const digestOf = kept(content, 'digest', proseDigest);
  const hash = createHash('sha256').update(digestOf(page));
  for (const {target} of kept(content, 'imports', importsOfPage)(page)) {
    if (target.endsWith('.mdx')) {
      const part = content.parts.find(({file}) => file === target);
      hash.update(part ? digestOf(part) : '');
    }
  }
  return hash.digest('hex').slice(0, 12);
}

/** The digest for which a page's date was set, from a comment after the date. */
export function datedDigest({text}: Page): string | undefined {
  const line = LINE.exec(FRONT.exec(text)?.[0] ?? '')?.[0];
  return line && /#\s*(\w+)\s*$/.exec(line)?.[1];
}

/**
 * Sets the date of every page that has changed or has none.
 *
 * @param files - limits the pages; null for all
 * @param day - as `YYYY-MM-DD`
 * @returns the files that were written
 */
export function keepDates(
  content: Content,
  files: ReadonlySet<string> | null,
  day: string,
): string[] {
  return dated(content)
    .filter((page) => files === null || files.has(page.file))
    .flatMap((page) => {
      const digest = readDigest(page, content);
      const [front] = FRONT.exec(page.text) ?? [];
      if (front === undefined || datedDigest(page) === digest) {
        return [];
      }
      const line = `${UPDATED_KEY}: ${day} # ${digest}`;
      const head = LINE.test(front)
        ? front.replace(LINE, line)
        : front.replace(/---$/, `${line}\n---`);
      writeFileSync(path.join(content.root, page.file), head + page.text.slice(front.length));
      return [page.file];
    });
}
