import escape from 'escape-string-regexp';
import type {Nodes} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {defaultLocale} from '../../config/locales';
import {kept, type Content, type Page} from '../sources/content';
import {
  attribute,
  frontTexts,
  isJsx,
  JSX,
  lineAt,
  lineOf,
  located,
  nodesOf,
  textOf,
} from '../sources/page';
import {collector, type Problem} from '../problem';
import {englishStrings, filesOf, type ShownString} from '../sources/strings';
import {
  headingTurns,
  longSentences,
  MISTAKABLE,
  translatedPhrases,
  translatedTurns,
} from './phrases';

/** Minimum number of words; pages shown inside the dashboard may be shorter. */
const FEWEST_WORDS = 150;
const FEWEST_WORDS_FRAMED = 80;
/** Pages that say all there is to say in a few lines. */
const BRIEF: readonly string[] = ['docs/advanced/bidmanager.mdx'];

const UNFINISHED =
  /\b(?:TODO|FIXME|TBD|XXX|coming soon|lorem ipsum)\b|скоро появится|в разработке/gi;

/** Names as their owners write them. Those that are common English words are left out. */
const NAMES = `
  Android, AdMob, Amazon, API, App Store Connect, AppLovin, Appodeal, AppsFlyer, BidMachine,
  Bidon, Chartboost, CocoaPods, Facebook, Firebase, GitHub, Google, GDPR, CCPA, COPPA, IAB,
  InMobi, iOS, iPad, iPhone, ironSource, JavaScript, JSON, Kotlin, MREC, Mintegral, Objective-C,
  ProGuard, SDK, SKAdNetwork, SwiftUI, URL, Vungle, Xcode`
  .trim()
  .split(/,\s+/);

/** A name in lower case, without spaces and hyphens. */
const careless = (text: string): string => text.replace(/[ -]/g, '').toLowerCase();

const NAME_OF = new Map(NAMES.map((name) => [careless(name), name]));

/** The names in any case, also torn apart or joined by a hyphen at their inner capitals. */
const ANY_SPELLING = new RegExp(
  `(?<![\\p{L}\\p{N}_./@-])(?:${NAMES.map((name) =>
    escape(name).replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '[ -]?'),
  ).join('|')})(?![\\p{L}\\p{N}_]|[./@-][\\p{L}\\p{N}])`,
  'giu',
);

/** Spellings of product names that their owners do not use. */
export function misspelledNames(text: string): {found: string; name: string}[] {
  return [...text.matchAll(ANY_SPELLING)].flatMap(([found]) => {
    const name = NAME_OF.get(careless(found));
    return name === undefined || found === name ? [] : [{found, name}];
  });
}

/** What of a page is read as front matter, and as props of components. */
const FRONT = ['title', 'description', 'sidebar_label'];
const PROPS = ['label', 'title', 'alt', 'summary'];

/** Checks that every page is long enough and finished, and spells product names right. */
export function wording(content: Content): Problem[] {
  return content.pages.flatMap(kept(content, 'wording', checkPage));
}

function checkPage(page: Page): Problem[] {
  const {file, text, docSet, locale, tree} = page;
  const {problems, report} = collector(file);
  const fewest = docSet.framed ? FEWEST_WORDS_FRAMED : FEWEST_WORDS;
  // Words of prose: no code, no markup.
  const prose = nodesOf(tree, 'text').map(({value}) => value);
  const words = prose.join(' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’_.-]*/gu)?.length ?? 0;
  // A translation is compared with its English page, which is long enough.
  if (locale === defaultLocale && words < fewest && !BRIEF.includes(file)) {
    report(1, 'too-short', `${words} words; at least ${fewest} were expected`);
  }
  for (const {0: found, index} of text.matchAll(UNFINISHED)) {
    const message = `"${found}" was found; pages are published complete`;
    report(lineAt(text, index), 'unfinished', message);
  }
  const spell = (line: number, prose: string): void => {
    for (const {found, name} of misspelledNames(prose)) {
      report(line, 'name', `"${found}" was found; "${name}" was expected`);
    }
  };
  frontTexts(page, FRONT).forEach((front) => spell(front.line, front.text));
  visitParents(tree, (node, parents) => {
    if (node.type === 'text') {
      const link = parents.find((parent) => parent.type === 'link');
      if (!(link && textOf(link) === link.url)) {
        spell(lineOf(node), node.value);
      }
    } else if (isJsx(node)) {
      PROPS.forEach((name) => spell(lineOf(node), attribute(node, name) ?? ''));
    }
  });
  return problems;
}

/** Checks the English for wording that a native writer would change. */
export function english(content: Content): Problem[] {
  const {root, pages, parts} = content;
  return [
    ...[...pages, ...parts]
      .filter(({locale}) => locale === defaultLocale)
      .flatMap(kept(content, 'english', englishOfPage)),
    ...filesOf(englishStrings, root).flatMap(
      kept(content, 'English strings', (of) =>
        englishStrings.read(of).flatMap((one) => [
          ...englishOf(one),
          // Strings of the interface have curly apostrophes.
          ...turnsOf({...one, text: one.text.replaceAll('’', "'")}),
        ]),
      ),
    ),
  ];
}

const englishOf = (of: ShownString): Problem[] =>
  located(of, [...translatedPhrases(of.text), ...longSentences(of.text)]);

const turnsOf = (of: ShownString): Problem[] => located(of, translatedTurns(of.text));

/** A block's prose: code is one word, and its content is left to other checks. */
function proseOf(node: Nodes): string {
  if (node.type === 'inlineCode') {
    return 'code';
  }
  if (node.type === 'link' && textOf(node) === node.url) {
    return 'link';
  }
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? (node.children as Nodes[]).map(proseOf).join('') : '';
}

const COMMENT = /(?:^|\s)(?:\/\/|#(?!\w)|<!--)\s*([A-Z].*)$/;

function englishOfPage(page: Page): Problem[] {
  const {file, tree, version} = page;
  const {problems, report} = collector(file);
  const look = (line: number, text: string | null | undefined): void => {
    const of = {file, line, text: text ?? ''};
    problems.push(...englishOf(of), ...(version === null ? turnsOf(of) : []));
  };
  frontTexts(page, FRONT).forEach(({line, text}) => look(line, text));
  for (const node of nodesOf(tree, 'paragraph', 'heading', 'tableCell', 'code', ...JSX)) {
    const line = lineOf(node);
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      look(line, proseOf(node));
      if (node.type === 'heading' && version === null) {
        const text = proseOf(node).trim();
        problems.push(...located({file, line, text}, headingTurns(text)));
      }
    } else if (node.type !== 'code') {
      PROPS.forEach((name) => look(line, attribute(node, name)));
    } else {
      node.value.split('\n').forEach((row, index) => {
        // A comment may be shorter than prose.
        problems.push(
          ...englishOf({file, line: line + 1 + index, text: COMMENT.exec(row)?.[1] ?? ''}),
        );
        for (const [found] of row.matchAll(MISTAKABLE)) {
          const message = `"${found}" could pass for a value; write one in capitals, such as YOUR_APP_KEY`;
          report(line + 1 + index, 'placeholder', message);
        }
      });
    }
  }
  return problems;
}
