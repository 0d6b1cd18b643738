import {isDay} from '../../lib/reporting/calls';
import type {Content} from '../lib/content';
import type {Problem} from '../lib/problem';
import {dated, datedDigest, readDigest, UPDATED_KEY} from '../lib/updated';

/** Is the day in a page's front matter a day, and that of its last change? */
export function updated(content: Content): Problem[] {
  const kept = new Set(dated(content));
  return content.pages.flatMap((page): Problem[] => {
    const {file, frontMatter} = page;
    const value = frontMatter.values[UPDATED_KEY];
    if (value === undefined) {
      return [];
    }
    const report = (rule: string, message: string): Problem[] => [
      {file, line: frontMatter.lines[UPDATED_KEY] ?? 1, rule, message},
    ];
    const day = String(value);
    if (!isDay(day)) {
      return report(
        'updated-day',
        `\`updated\` is "${day}"; a day was expected, such as 2025-06-12`,
      );
    }
    return kept.has(page) && datedDigest(page) !== readDigest(page, content)
      ? report(
          'updated-stale',
          'the page has changed since; `npm run check` sets `updated` to today when it runs outside CI',
        )
      : [];
  });
}
