import type {Content, Page} from '../lib/content';
import type {Problem} from '../lib/problem';

/** Checks that no two pages have the same address. */
export function routes({pages}: Content): Problem[] {
  const first = new Map<string, Page>();
  return pages.flatMap((page) => {
    const key = page.locale + page.route.toLowerCase();
    const other = first.get(key);
    if (!other) {
      first.set(key, page);
      return [];
    }
    return [
      {
        file: page.file,
        line: page.frontMatter.lines.slug ?? 1,
        rule: 'duplicate-route',
        message: `${page.route} is the address of ${other.file} as well`,
      },
    ];
  });
}
