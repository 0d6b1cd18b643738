import path from 'node:path';
import type {Content, Page} from '../lib/content';
import type {Problem} from '../lib/problem';

const SHORTEST = 50;
const LONGEST = 160;

/** Checks that pages have a title, a description and a sidebar position, each unique. */
export function frontMatter({pages}: Content): Problem[] {
  return [
    ...pages.flatMap(ownValues),
    ...duplicates(
      pages,
      'duplicate-title',
      'title',
      ({values, page}) => `${page.docSet.id}\n${String(values.title)}`,
    ),
    ...duplicates(pages, 'duplicate-description', 'description', ({values}) =>
      String(values.description),
    ),
    ...duplicates(
      pages,
      'duplicate-position',
      'sidebar_position',
      ({values, page}) =>
        `${page.docSet.id}/${path.posix.dirname(page.local)}\n${String(values.sidebar_position)}`,
    ),
  ];
}

function ownValues({file, frontMatter: {values, lines}}: Page): Problem[] {
  const problems: Problem[] = [];
  const report = (rule: string, key: string, message: string): void => {
    problems.push({file, line: lines[key] ?? 1, rule, message});
  };
  const {title, description, sidebar_position: position} = values;
  if (typeof title !== 'string' || title.trim() === '') {
    report('title', 'title', 'front matter needs a `title`');
  }
  if (typeof description !== 'string' || description.trim() === '') {
    report('description', 'description', 'front matter needs a `description` of one sentence');
  } else if (description.length < SHORTEST || description.length > LONGEST) {
    report(
      'description',
      'description',
      `\`description\` has ${description.length} characters; ${SHORTEST} to ${LONGEST} were expected`,
    );
  }
  if (typeof position !== 'number') {
    report(
      'sidebar-position',
      'sidebar_position',
      'front matter needs a number as `sidebar_position`',
    );
  }
  return problems;
}

/** Pages of one language and version that share a value. */
function duplicates(
  pages: readonly Page[],
  rule: string,
  key: string,
  group: (entry: {page: Page; values: Page['frontMatter']['values']}) => string,
): Problem[] {
  const seen = new Map<string, Page>();
  const problems: Problem[] = [];
  for (const page of pages) {
    const {values, lines} = page.frontMatter;
    if (values[key] === undefined) {
      continue;
    }
    const name = `${page.locale} ${page.version ?? ''} ${group({page, values})}`;
    const first = seen.get(name);
    if (first) {
      problems.push({
        file: page.file,
        line: lines[key] ?? 1,
        rule,
        message: `\`${key}\` is that of ${first.file} as well`,
      });
    } else {
      seen.set(name, page);
    }
  }
  return problems;
}
