import path from 'node:path';
import type {Content, Page} from '../sources/content';
import type {Problem} from '../problem';

const SHORTEST = 50;
const LONGEST = 160;

/** Checks that pages have a title, a description and a sidebar position, each unique, as their address. */
export function frontMatter({pages}: Content): Problem[] {
  return [
    ...pages.flatMap(ownValues),
    ...duplicates(pages, 'duplicate-title', 'title', ({docSet}) => docSet.id),
    ...duplicates(pages, 'duplicate-description', 'description', () => ''),
    ...duplicates(pages, 'duplicate-position', 'sidebar_position', ({docSet, local}) =>
      path.posix.join(docSet.id, path.posix.dirname(local)),
    ),
    ...shared(
      pages,
      'duplicate-route',
      'slug',
      ({route}) => route.toLowerCase(),
      ({route}) => `${route} is the address`,
    ),
  ];
}

function ownValues({file, frontMatter: {values, lines}}: Page): Problem[] {
  const problems: Problem[] = [];
  const report = (key: string, message: string): void => {
    problems.push({file, line: lines[key] ?? 1, rule: key.replace('_', '-'), message});
  };
  const {title, description, sidebar_position: position} = values;
  if (typeof title !== 'string' || title.trim() === '') {
    report('title', 'front matter needs a `title`');
  }
  if (typeof description !== 'string' || description.trim() === '') {
    report('description', 'front matter needs a `description` of one sentence');
  } else if (description.length < SHORTEST || description.length > LONGEST) {
    report(
      'description',
      `\`description\` has ${description.length} characters; ${SHORTEST} to ${LONGEST} were expected`,
    );
  }
  if (typeof position !== 'number') {
    report('sidebar_position', 'front matter needs a number as `sidebar_position`');
  }
  return problems;
}

/** Pages that share the value of a key with another one of their language, version and group. */
const duplicates = (
  pages: readonly Page[],
  rule: string,
  key: string,
  group: (page: Page) => string,
): Problem[] =>
  shared(
    pages.filter(({frontMatter: {values}}) => values[key] !== undefined),
    rule,
    key,
    (page) => `${page.version} ${group(page)}\n${String(page.frontMatter.values[key])}`,
    () => `\`${key}\` is that`,
  );

/** Pages that have what an earlier one of their language has. */
function shared(
  pages: readonly Page[],
  rule: string,
  key: string,
  valueOf: (page: Page) => string,
  what: (page: Page) => string,
): Problem[] {
  const owners = new Map<string, Page>();
  return pages.flatMap((page) => {
    const value = `${page.locale} ${valueOf(page)}`;
    const owner = owners.get(value) ?? page;
    owners.set(value, owner);
    const line = page.frontMatter.lines[key] ?? 1;
    const message = `${what(page)} of ${owner.file} as well`;
    return owner === page ? [] : [{file: page.file, line, rule, message}];
  });
}
