import {isDay} from '@help-center/app-rules/requests';
import type {Content} from '../lib/content';
import type {Problem} from '../lib/problem';
import {dated, datedDigest, readDigest, UPDATED_KEY} from '../lib/updated';

/** Checks that `updated` in a page's front matter is the day of its last change. */
export function updated(content: Content): Problem[] {
  const kept = new Set(dated(content));
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
    return kept.has(page) && datedDigest(page) !== readDigest(page, content)
      ? [{file, line, rule: 'updated-stale', message}]
      : [];
  });
}
