import escape from 'escape-string-regexp';
import type {Nodes} from 'mdast';
import {defaultLocale} from '../../config/locales';
import {onEach, type Content, type Page} from '../lib/content';
import {attribute, isJsx, lineAt, lineOf, textOf, walk} from '../lib/page';
import {collector, type Problem} from '../lib/problem';
import {englishStrings, filesOf} from '../lib/strings';
import {longSentences, mistakablePlaceholders, MOST_WORDS, translatedPhrases} from './phrases';

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

/** Checks that every page is long enough and finished, and spells product names right. */
export function wording(content: Content): Problem[] {
  return onEach(content, 'wording', content.pages, checkPage).flat();
}

/** Words of prose: no code, no markup. */
function countWords(page: Pick<Page, 'tree'>): number {
  let words = 0;
  walk(page.tree, (node) => {
    if (node.type === 'text') {
      words += node.value.match(/[\p{L}\p{N}][\p{L}\p{N}'’_.-]*/gu)?.length ?? 0;
    }
  });
  return words;
}

function checkPage(page: Page): Problem[] {
  const {file, text, frontMatter, docSet, locale, tree} = page;
  const {problems, report} = collector(file);
  const fewest = docSet.framed ? FEWEST_WORDS_FRAMED : FEWEST_WORDS;
  const words = countWords(page);
  // A translation is compared with its English page, which is long enough.
  if (locale === defaultLocale && words < fewest && !BRIEF.includes(file)) {
    report(1, 'too-short', `${words} words; at least ${fewest} were expected`);
  }
  for (const match of text.matchAll(UNFINISHED)) {
    problems.push({
      file,
      line: lineAt(text, match.index),
      rule: 'unfinished',
      message: `"${match[0]}" was found; pages are published complete`,
    });
  }
  const spell = (line: number, prose: string): void => {
    for (const {found, name} of misspelledNames(prose)) {
      report(line, 'name', `"${found}" was found; "${name}" was expected`);
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

/** Checks the English for wording that a native writer would change. */
export function english(content: Content): Problem[] {
  const {root, pages, parts} = content;
  const englishPages = [...pages, ...parts].filter(({locale}) => locale === 'en');
  return [
    ...onEach(content, 'english', englishPages, englishOfPage).flat(),
    ...onEach(content, 'English strings', filesOf(englishStrings, root), (of) =>
      englishStrings.read(of).flatMap(({file, line, text}) => englishOfText(file, line, text)),
    ).flat(),
  ];
}

/** Findings in one text; lines are counted from that of its first character. */
function englishOfText(file: string, line: number, text: string): Problem[] {
  const at = (index: number): number => line + lineAt(text, index) - 1;
  return [
    ...translatedPhrases(text).map(({index, found, better}) => ({
      file,
      line: at(index),
      rule: 'english',
      message: `"${found}" was found; write ${better}`,
    })),
    ...longSentences(text).map(({index, words}) => ({
      file,
      line: at(index),
      rule: 'long-sentence',
      message: `${words} words in one sentence; at most ${MOST_WORDS} were expected`,
    })),
  ];
}

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

function englishOfPage({file, frontMatter, tree}: Page): Problem[] {
  const {problems, report} = collector(file);
  const look = (line: number, text: unknown): void => {
    if (typeof text === 'string') {
      problems.push(...englishOfText(file, line, text));
    }
  };
  for (const key of ['title', 'description', 'sidebar_label']) {
    look(frontMatter.lines[key] ?? 1, frontMatter.values[key]);
  }
  walk(tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      look(lineOf(node), proseOf(node));
    } else if (isJsx(node)) {
      for (const name of ['label', 'title', 'alt', 'summary']) {
        look(lineOf(node), attribute(node, name));
      }
    } else if (node.type === 'code') {
      for (const [index, row] of node.value.split('\n').entries()) {
        const line = lineOf(node) + 1 + index;
        look(line, COMMENT.exec(row)?.[1]);
        for (const {found} of mistakablePlaceholders(row)) {
          report(
            line,
            'placeholder',
            `"${found}" could pass for a value; write one in capitals, such as YOUR_APP_KEY`,
          );
        }
      }
    }
  });
  return problems;
}
