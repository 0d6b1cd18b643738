import {isIPv4} from 'node:net';
import escape from 'escape-string-regexp';
import {adNetworks, releases} from '@help-center/sdk-data';
import {formatDate} from '@help-center/sdk-data/dates';
import {
  factsFor,
  lastWith,
  misplaced,
  passagesIn,
  TOKEN,
  whyUnknown,
} from '../../plugins/lib/facts';
import {locales} from '../../config/locales';
import {platforms} from '../../config/platforms';
import {links, provider} from '../../config/provider';
import {kept, speaksOfThePast, type Content, type Page} from '../sources/content';
import {frontTexts, JSX, lineAt, lineOf, nodesOf} from '../sources/page';
import {collector, type Problem} from '../problem';

/**
 * Checks that every fact that changes with a release comes from the data, since typed
 * versions, dates, artifacts and addresses go stale unnoticed.
 */
export function facts(content: Content): Problem[] {
  const inPage = (page: Page): Problem[] => [...tokens(page), ...typed(page)];
  return [...content.pages, ...content.parts].flatMap(kept(content, 'facts', inPage));
}

const ADAPTER = /^\w+\.(?:network|service|engine)/;

/** A release without adapters is reported once, by the check of the data, not on every page. */
const lacksAdapters = (known: ReadonlyMap<string, string>): boolean =>
  platforms.some(
    (platform) => !adNetworks.releases.includes(known.get(`${platform}.version`) as string),
  );

/** Unknown tokens, and malformed ones, also in passages that don't stand in today's release. */
function tokens({file, text}: Page): Problem[] {
  const known = factsFor(file);
  const {problems, report} = collector(file);
  const {standing, fallen, keys, lost} = passagesIn(file, text);
  const isFine = (name: string, mayBeGone: boolean): boolean =>
    known.has(name) ||
    (lacksAdapters(known) && ADAPTER.test(name)) ||
    (mayBeGone && lastWith(name) !== undefined);
  const check = (name: string, number: number, mayBeGone: boolean): void => {
    if (!isFine(name, mayBeGone)) {
      report(number, 'unknown-fact', whyUnknown(file, name));
    }
  };
  lost.forEach((mark) => report(mark.number, 'passage', misplaced(mark.text)));
  keys.forEach(({text: name, number}) => check(name, number, true));
  for (const [lines, mayBeGone] of [
    [standing, false],
    [fallen, true],
  ] as const) {
    for (const {text: line, number} of lines) {
      for (const [, name = ''] of line.matchAll(TOKEN)) {
        check(name, number, mayBeGone);
      }
      for (const [found] of line
        .replace(TOKEN, '')
        .matchAll(/%\s?(?:android|ios|unity|link)\.[\w.-]*/gi)) {
        const message = `${found} looks like a token; %android.version% is the form`;
        report(number, 'unknown-fact', message);
      }
    }
  }
  return problems;
}

interface Rule {
  rule: string;
  pattern: RegExp;
  /** What to write instead; null when this match is fine. */
  advice: (match: RegExpMatchArray) => string | null;
}

const releaseDates = new Map(
  platforms.flatMap((platform) =>
    releases.platforms[platform].releases
      .flatMap(({date}) => date ?? [])
      .flatMap((date) => [date, ...locales.map((locale) => formatDate(date, locale))])
      .map((form) => [form, `%${platform}.date%`] as const),
  ),
);

/** Plain numbers are facts only next to the name of what they measure; not in `@available`, which says since when there is a call. */
const MEASURES = {
  'android.kotlin': 'Kotlin',
  'android.gradle': 'Gradle',
  'android.agp': 'AGP|Android Gradle [Pp]lugin',
  'android.minSdk': 'minSdk(?:Version)?|API level',
  'android.compileSdk': 'compileSdk(?:Version)?',
  'android.minAndroid': 'Android',
  'ios.minIos': 'iOS',
  'unity.minUnity': 'Unity',
};

const measureRules = (known: ReadonlyMap<string, string>): Rule[] =>
  Object.entries(MEASURES).flatMap(([key, names]): Rule[] => {
    const value = known.get(key);
    const after = '(?:\\s*[=(:]\\s*|\\s+|\\s+`)["\']?';
    const pattern = `(?<![\\w.]|available\\([^)]*)(?:${names})${after}${escape(value ?? '')}(?![\\w.]*\\d)`;
    const rule = 'typed-version';
    return value ? [{rule, pattern: new RegExp(pattern, 'g'), advice: () => `%${key}%`}] : [];
  });

const dashboardHost = new URL(provider.dashboardUrl).host;

const RULES: readonly Rule[] = [
  {
    rule: 'typed-artifact',
    pattern: /\b(?:com\.appodeal\.ads|io\.bidmachine|org\.bidon)[\w.-]*:[\w.-]+(?::[\w.-]+)?/g,
    advice: () => 'a token such as %android.bundle% or %android.network.<id>%',
  },
  {
    rule: 'typed-version',
    // Three or more numbers; not an IPv4 address, a part of a longer name, or an app's first version.
    pattern: /(?<![\w.%/-])v?(\d+\.\d+\.\d+(?:\.\d+)?)(?:-[A-Za-z][\w.]*)?(?![\w%]|\.\d)/g,
    advice: ([, version = '']) =>
      (isIPv4(version) && /^(?:0|10|127|172|192|224|255)\./.test(version)) ||
      /^(?:0\.0\.0|1\.0\.0|1\.2\.3)$/.test(version)
        ? null
        : 'a token such as %android.version%, or <Since version="…" /> for "since"',
  },
  {
    rule: 'typed-date',
    pattern: new RegExp(
      `(?<![\\w-])(?:${[...releaseDates.keys()].map(escape).join('|')})(?![\\w-])`,
      'gi',
    ),
    advice: ([date]) => releaseDates.get(date) ?? 'a token such as %android.date%',
  },
  {
    rule: 'typed-address',
    pattern: new RegExp(`https?://${escape(dashboardHost)}[^\\s)"'\`>]*`, 'g'),
    advice: () => '%link.dashboard% and what follows it',
  },
  ...Object.entries(links)
    .filter(([, value]) => !value.startsWith(provider.dashboardUrl))
    .map(([key, value]): Rule => ({
      rule: 'typed-address',
      pattern: new RegExp(
        `${escape(value.replace(/\/$/, ''))}(?![\\w-])(?=/?(?:[\\s)"'\`>,]|\\.\\s|\\.?$))`,
        'gm',
      ),
      advice: () => `%link.${key}%`,
    })),
];

function typed(page: Page): Problem[] {
  const {file, tree} = page;
  const {problems, report} = collector(file);
  // Old versions may stand in pages about the past.
  const rules = [...RULES, ...measureRules(factsFor(file))].filter(
    ({rule}) => rule === 'typed-address' || !speaksOfThePast(page),
  );
  const search = (text: string, line: number): void => {
    // One finding per place: a coordinate is not also a typed version.
    const taken: [number, number][] = [];
    for (const {rule, pattern, advice} of rules) {
      for (const match of text.matchAll(pattern)) {
        const hint = advice(match);
        const [start, end] = [match.index, match.index + match[0].length];
        if (hint && !taken.some(([from, to]) => start < to && from < end)) {
          taken.push([start, end]);
          report(line + lineAt(text, start) - 1, rule, `"${match[0]}" is typed; write ${hint}`);
        }
      }
    }
  };
  for (const {text, line} of frontTexts(page, ['title', 'description', 'sidebar_label'])) {
    search(text, line);
  }
  const linked = ['link', 'image', 'definition'] as const;
  for (const node of nodesOf(tree, 'text', 'inlineCode', 'code', ...linked, ...JSX)) {
    if (node.type === 'text' || node.type === 'inlineCode') {
      search(node.value, lineOf(node));
    } else if (node.type === 'code') {
      search(node.value, lineOf(node) + 1);
    } else if ('url' in node) {
      search(node.url, lineOf(node));
    } else if (node.name !== 'Since') {
      for (const entry of node.attributes) {
        if (entry.type === 'mdxJsxAttribute' && typeof entry.value === 'string') {
          search(entry.value, lineOf(node));
        }
      }
    }
  }
  return problems;
}
