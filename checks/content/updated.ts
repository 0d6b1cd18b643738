import {createHash} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale} from '../../config/locales';
import {isDay} from '@help-center/sdk-rules/requests';
import type {Problem} from '../problem';
import {kept, type Content, type Page} from '../sources/content';
import {importsOf} from '../sources/page';
import {FRONT, proseDigest, withFrontMatter} from '../sources/translation';

/** Front matter key with the date on which a page's words last changed. */
export const UPDATED_KEY = 'updated';

/** Pages with a recorded date: English ones outside the archives. */
export const dated = ({pages}: Content): Page[] =>
  pages.filter(({locale, version}) => locale === defaultLocale && version === null);

/** Digest of a page's visible text, including its shared parts. */
export function readDigest(page: Page, content: Content): string {
  const digestOf = kept(content, 'digest', (page: Page) => proseDigest(page));
  const hash = createHash('sha256').update(digestOf(page));
  for (const {target} of kept(content, 'imports', (page: Page) => importsOf(page))(page)) {
    if (target.endsWith('.mdx')) {
      const part = content.parts.find(({file}) => file === target);
      hash.update(part ? digestOf(part) : '');
    }
  }
  return hash.digest('hex').slice(0, 12);
}

/** The digest for which a page's date was set, from a comment after the date. */
export const datedDigest = ({text}: Page): string | undefined =>
  /^updated:.*#[ \t]*(\w+)[ \t]*$/m.exec(FRONT.exec(text)?.[0] ?? '')?.[1];

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
      const text = withFrontMatter(page.text, UPDATED_KEY, `${day} # ${digest}`);
      if (text === null || datedDigest(page) === digest) {
        return [];
      }
      writeFileSync(path.join(content.root, page.file), text);
      return [page.file];
    });
}

/** Checks that `updated` in a page's front matter is the day of its last change. */
export function updated(content: Content): Problem[] {
  const current = new Set(dated(content));
  return content.pages.flatMap((page): Problem[] => {
    const {file, frontMatter} = page;
    const value = frontMatter.values[UPDATED_KEY];
    const line = frontMatter.lines[UPDATED_KEY] ?? 1;
    if (value !== undefined && !isDay(String(value))) {
      const message = `\`updated\` is "${String(value)}"; a day was expected, such as 2025-06-12`;
      return [{file, line, rule: 'updated-day', message}];
    }
    const message =
      '`updated` is not the day of the last change of its words: run `npm run docs:updated`';
    return current.has(page) && datedDigest(page) !== readDigest(page, content)
      ? [{file, line, rule: 'updated-stale', message}]
      : [];
  });
}
