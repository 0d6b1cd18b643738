import type {Content, Page} from '../lib/content';
import {attribute, isJsx, lineOf, textOf, walk} from '../lib/page';
import type {Problem} from '../lib/problem';

/** A page says something; pages read inside the dashboard's frame may be shorter. */
const FEWEST_WORDS = 150;
const FEWEST_WORDS_FRAMED = 80;

const UNFINISHED =
  /\b(?:TODO|FIXME|TBD|XXX|coming soon|lorem ipsum)\b|скоро появится|в разработке/gi;

/** Names as their owners write them. Those that are common English words are left out. */
const NAMES = [
  'Android',
  'AdMob',
  'Amazon',
  'API',
  'App Store Connect',
  'AppLovin',
  'Appodeal',
  'AppsFlyer',
  'BidMachine',
  'Bidon',
  'Chartboost',
  'CocoaPods',
  'Facebook',
  'Firebase',
  'GitHub',
  'Google',
  'GDPR',
  'CCPA',
  'COPPA',
  'IAB',
  'InMobi',
  'iOS',
  'iPad',
  'iPhone',
  'ironSource',
  'JavaScript',
  'JSON',
  'Kotlin',
  'MREC',
  'Mintegral',
  'Objective-C',
  'ProGuard',
  'SDK',
  'SKAdNetwork',
  'SwiftUI',
  'URL',
  'Vungle',
  'Xcode',
];

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The names in any case, also torn apart or joined by a hyphen at their inner capitals. */
const ANY_SPELLING = NAMES.map((name) => ({
  name,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}_./@-])${escape(name).replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '[ -]?')}(?![\\p{L}\\p{N}_]|[./@-][\\p{L}\\p{N}])`,
    'giu',
  ),
}));

/** Spellings of product names that their owners do not use. */
export function misspelledNames(text: string): {found: string; name: string}[] {
  return ANY_SPELLING.flatMap(({name, pattern}) =>
    [...text.matchAll(pattern)]
      .filter(([found]) => found !== name)
      .map(([found]) => ({found, name})),
  );
}

/** Is every page long enough, finished, and are product names spelled right? */
export function wording({pages}: Content): Problem[] {
  return pages.flatMap(checkPage);
}

/** Words of prose: no code, no markup. */
export function countWords(page: Pick<Page, 'tree'>): number {
  let words = 0;
  walk(page.tree, (node) => {
    if (node.type === 'text') {
      words += node.value.match(/[\p{L}\p{N}][\p{L}\p{N}'’_.-]*/gu)?.length ?? 0;
    }
  });
  return words;
}

function checkPage(page: Page): Problem[] {
  const {file, text, frontMatter, section, tree} = page;
  const problems: Problem[] = [];
  const fewest = section.framed ? FEWEST_WORDS_FRAMED : FEWEST_WORDS;
  const words = countWords(page);
  if (words < fewest) {
    problems.push({
      file,
      line: 1,
      rule: 'too-short',
      message: `${words} words; at least ${fewest} were expected`,
    });
  }
  for (const match of text.matchAll(UNFINISHED)) {
    problems.push({
      file,
      line: text.slice(0, match.index).split('\n').length,
      rule: 'unfinished',
      message: `"${match[0]}" was found; pages are published complete`,
    });
  }
  const spell = (line: number, prose: string): void => {
    for (const {found, name} of misspelledNames(prose)) {
      problems.push({
        file,
        line,
        rule: 'name',
        message: `"${found}" was found; "${name}" was expected`,
      });
    }
  };
  for (const key of ['title', 'description', 'sidebar_label']) {
    const value = frontMatter.values[key];
    if (typeof value === 'string') {
      spell(frontMatter.lines[key] ?? 1, value);
    }
  }
  walk(tree, (node, _, parents) => {
    if (node.type === 'text') {
      const link = parents.find((parent) => parent.type === 'link');
      if (!(link && textOf(link) === link.url)) {
        spell(lineOf(node), node.value);
      }
    } else if (isJsx(node)) {
      for (const name of ['label', 'title', 'alt', 'summary']) {
        spell(lineOf(node), attribute(node, name) ?? '');
      }
    }
  });
  return problems;
}
