import escape from 'escape-string-regexp';
import {adNetworks} from '@help-center/sdk-data';
import {kept, type Content, type Page} from '../sources/content';
import {frontTexts, JSX, lineOf, nodesOf} from '../sources/page';
import {collector, type Problem} from '../problem';

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Checks that every heading has an id that works in both languages. */
export function headings(content: Content): Problem[] {
  return content.pages.flatMap(kept(content, 'headings', checkPage));
}

/** Names of several words, which keep their capitals in a title. */
const NAMES = new RegExp(
  [
    ...adNetworks.networks.map(({name}) => name),
    ...['App Tracking Transparency', 'Google Ads', 'Jetpack Compose', 'Firebase Remote Config'],
    ...['Firebase', 'Xcode', 'Line Item', 'Play', 'Editor', 'Liftoff Monetize'],
    'Advertising Network',
  ]
    .map(escape)
    .join('|'),
  'g',
);

/** Words of three letters or more, by script; a Russian title may have English names in it. */
const WORDS = [
  /(?<!\p{L})[А-ЯЁ]?[а-яё]{3,}(?!\p{L})/gu,
  /(?<![A-Za-z])[A-Z]?[a-z]{3,}(?![A-Za-z])/g,
];

/** Whether a title or heading is in title case. */
function isTitleCase(text: string): boolean {
  const named = text.replace(NAMES, '');
  const [, ...words] = WORDS.map((script) => named.match(script)).find((found) => found) ?? [];
  return words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));
}

function checkPage(page: Page): Problem[] {
  const {file, headings: found, tree} = page;
  const {problems, report} = collector(file);
  for (const {text, line} of [...frontTexts(page, ['title']), ...found]) {
    if (isTitleCase(text)) {
      report(line, 'sentence-case', `"${text}" is in title case; only names keep their capitals`);
    }
  }
  const first = new Map<string, number>();
  let above = 1;
  for (const {id, text, depth, line, inside} of found) {
    if (depth === 1) {
      report(line, 'heading-level', `"${text}" is a level 1 heading; the title is the only one`);
    } else if (depth > above + 1) {
      report(line, 'heading-level', `"${text}" skips from level ${above} to ${depth}`);
    }
    above = depth;
    if (id === null) {
      report(
        line,
        'heading-id',
        `"${text}" needs an explicit id: ${'#'.repeat(depth)} ${text} {/* #its-id */}`,
      );
    } else if (!KEBAB.test(id)) {
      report(line, 'heading-id', `id "${id}" is not kebab-case ASCII`);
    } else if (first.has(id)) {
      report(line, 'heading-id', `id "${id}" is taken by the heading on line ${first.get(id)}`);
    } else {
      first.set(id, line);
    }
    if (inside.some((name) => name === 'Tabs' || name === 'TabItem')) {
      report(line, 'heading-in-tabs', `"${text}" stands inside tabs, where links cannot reach it`);
    }
  }
  for (const node of nodesOf(tree, ...JSX)) {
    if (/^h[1-6]$/.test(node.name ?? '')) {
      report(lineOf(node), 'heading-markup', `<${node.name}> was found; write a Markdown heading`);
    }
  }
  return problems;
}
