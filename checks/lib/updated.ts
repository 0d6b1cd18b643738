import {createHash} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale} from '../../config/locales';
import type {Content, Page} from './content';
import {walk} from './page';
import {proseDigest} from './translation';

/** Front matter key for the day on which a page's words last changed. */
export const UPDATED_KEY = 'updated';

const LINE = new RegExp(`^${UPDATED_KEY}:.*$`, 'm');
const FRONT = /^---\n[\s\S]*?\n---(?=\n|$)/;

/** The pages whose day is kept: English ones that still change. */
export const dated = ({pages}: Content): Page[] =>
  pages.filter(({locale, version}) => locale === defaultLocale && version === null);

/** Digest of what a reader finds on a page, its shared parts included. */
export function readDigest(page: Page, {parts}: Content): string {
  const hash = createHash('sha256').update(proseDigest(page));
  walk(page.tree, (node) => {
    for (const [, from = ''] of node.type === 'mdxjsEsm'
      ? node.value.matchAll(/\bfrom\s+['"]([^'"]+\.mdx)['"]/g)
      : []) {
      const file = from.startsWith('@site/')
        ? from.slice('@site/'.length)
        : path.posix.join(path.posix.dirname(page.file), from);
      const part = parts.find((one) => one.file === file);
      hash.update(part ? proseDigest(part) : '');
    }
  });
  return hash.digest('hex').slice(0, 12);
}

/** The digest that a page's day was set for: a comment behind the day. */
export function datedDigest({text}: Page): string | undefined {
  const line = LINE.exec(FRONT.exec(text)?.[0] ?? '')?.[0];
  return line && /#\s*(\w+)\s*$/.exec(line)?.[1];
}

/**
 * Gives every page that has changed, or has no day yet, this day.
 *
 * @param files - only these; null for all
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
