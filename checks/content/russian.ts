import type {Eyo} from 'eyo-kernel';
import {russian as RUSSIAN} from '../../config/locales';
import data from '../../data/terms.json';
import {fold, stem} from '@help-center/search/analysis';
import {blocksOf, OPAQUE, pairsOf, proseOf, type Block} from '../lib/blocks';
import {onEachLater, type Content, type Page} from '../lib/content';
import {lineAt, lineOf, textOf, walk} from '../lib/page';
import {collector, type Problem} from '../lib/problem';
import {misspelled} from '../lib/spelling';
import {filesOf, russianStrings} from '../lib/strings';
import {translations} from '../lib/translation';
import {longSentences, MOST_WORDS} from './phrases';
import {phraseProblems} from './russian-phrases';
import {habits} from './russian-tics';

/** A piece of Russian and where it begins. */
interface Text {
  file: string;
  line: number;
  text: string;
}

/** What is found in a file by itself, and its words, which are looked up together. */
interface Read {
  problems: Problem[];
  /** Lines by word. */
  words: Readonly<Record<string, number[]>>;
}

/** Does the Russian read as if an editor had signed it, as far as a program can tell? */
export async function russian(content: Content): Promise<Problem[]> {
  const translated = translations(content).filter(({page}) => page.locale === RUSSIAN);
  const twins = new Map(translated.map(({page, twin}) => [page, twin]));
  const read = await onEachLater(
    content,
    'russian',
    [...twins.keys()],
    (page) => readPage(page, twins.get(page)),
    (page) => twins.get(page)?.text ?? '',
  );
  const strings = filesOf(russianStrings, content.root);
  read.push(...(await onEachLater(content, 'Russian strings', strings, readStrings)));
  const files = [...twins.keys(), ...strings];
  const wrong = await misspelled(
    new Set(read.flatMap(({words}) => Object.keys(words))),
    RUSSIAN,
    content.cache !== undefined,
  );
  return read.flatMap(({problems, words}, index) => [
    ...problems,
    ...Object.entries(words)
      .filter(([word]) => wrong.has(word))
      .flatMap(([word, lines]) =>
        lines.map((line) => ({
          file: (files[index] as {file: string}).file,
          line,
          rule: 'spelling',
          message: `"${word}" is in no dictionary; if it is right, add it to "spelling" in data/terms.json`,
        })),
      ),
  ]);
}

async function readPage(page: Page, twin: Page | undefined): Promise<Read> {
  const {file} = page;
  const blocks = blocksOf(page);
  const prose = blocks.map((block): Text => ({
    file,
    line: block.line,
    text: proseOf(block, true),
  }));
  const texts = [...prose, ...inCode(page)];
  return {
    problems: [
      ...blocks.flatMap((block) => leftInEnglish(page, block, twin)),
      ...englishComments(page),
      ...(twin ? otherTerms(page, twin) : []),
      ...(twin ? englishHeadings(page, twin) : []),
      ...prose.flatMap(setting),
      ...prose.flatMap(typedSpaces),
      ...tics(prose),
      ...(await withoutYo(texts)),
    ],
    words: wordsIn(texts),
  };
}

async function readStrings(of: {file: string; text: string}): Promise<Read> {
  const texts = russianStrings.read(of).map((entry) => ({
    ...entry,
    text: entry.text.replace(MARKUP, (found) => OPAQUE.repeat(found.length)),
  }));
  return {
    problems: [...texts.flatMap(setting), ...(await withoutYo(texts))],
    words: wordsIn(texts),
  };
}

/** Code, places for values and markup in strings of the interface and of the data. */
const MARKUP = /`[^`]*`|\{\w+\}|<\/?\w[^>]*>|%[\w.-]+\.[\w.-]+%|\bISO \d+-\d/g;

const lineIn = ({line, text}: Text, index: number): number => line + lineAt(text, index) - 1;

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

/** Words of the pages that have another word for the same thing, as they are looked for. */
const INSTEAD = Object.entries(data.instead).map(([said, better]) => ({
  better,
  pattern: new RegExp(`(?<![\\p{L}\\d-])${said.replaceAll(' ', '\\p{L}* ')}\\p{L}*`, 'giu'),
}));

/** What is said or set otherwise than an editor would. */
function setting(of: Text): Problem[] {
  const text = plain(of.text);
  return [
    ...INSTEAD.flatMap(({pattern, better}) =>
      [...text.matchAll(pattern)].map(({0: found, index}) => ({
        file: of.file,
        line: lineIn(of, index),
        rule: 'term',
        message: `"${found}" was found; «${better}» is the word for it (data/terms.json)`,
      })),
    ),
    ...phraseProblems(text).map(({index, rule, found, better}) => ({
      file: of.file,
      line: lineIn(of, index),
      rule,
      message: `"${found}" was found; write ${better}`,
    })),
    ...longSentences(text).map(({index, words: count}) => ({
      file: of.file,
      line: lineIn(of, index),
      rule: 'long-sentence',
      message: `${count} words in one sentence; at most ${MOST_WORDS} were expected`,
    })),
  ];
}

/** No-break spaces that someone typed, also where none belongs, as after a «под» that is a pod. */
const typedSpaces = (of: Text): Problem[] =>
  [...of.text.matchAll(/[\u00a0\u202f]/g)].map(({index}) => ({
    file: of.file,
    line: lineIn(of, index),
    rule: 'russian-setting',
    message: 'a no-break space was found; write a plain one, the build puts in what is needed',
  }));

/** Turns of phrase that the page has too often. */
const tics = (prose: readonly Text[]): Problem[] =>
  habits(prose.map(({text}) => plain(text))).map(({text, index, name, found, most, words}) => ({
    file: prose[text]?.file ?? '',
    line: lineIn(prose[text] as Text, index),
    rule: 'tic',
    message: `"${name}" was found ${found} times in ${words} words; at most ${most} were expected`,
  }));

const WORD = /(?<![\p{L}\d_]|\d-)\p{Script=Cyrillic}{2,}(?:-\p{Script=Cyrillic}+)*(?![\p{L}\d_])/gu;

/** Restores ё where nothing but ё can be meant. */
async function makeEyo(): Promise<Eyo> {
  // Loaded on demand: it cannot be required, only imported.
  const {Eyo, safeDictionary} = await import('eyo-kernel');
  const eyo = new Eyo();
  eyo.dictionary.set(safeDictionary);
  return eyo;
}

let eyo: Promise<Eyo> | undefined;

const ABBREVIATION = /^[А-ЯЁ]{2,4}$/;

function wordsIn(texts: readonly Text[]): Read['words'] {
  const lines = new Map<string, number[]>();
  for (const of of texts) {
    for (const {0: word, index} of of.text.matchAll(WORD)) {
      if (!ABBREVIATION.test(word)) {
        lines.set(word, [...(lines.get(word) ?? []), lineIn(of, index)]);
      }
    }
  }
  return Object.fromEntries(lines);
}

/** Words that lack their ё. */
async function withoutYo(texts: readonly Text[]): Promise<Problem[]> {
  if (texts.length === 0) {
    return [];
  }
  eyo ??= makeEyo();
  const yo = await eyo;
  return texts.flatMap((of) =>
    yo.lint(of.text).flatMap(({before, after, position}) =>
      position.map(({index}) => ({
        file: of.file,
        line: lineIn(of, index),
        rule: 'yo',
        message: `"${before}" was found; write ${after}`,
      })),
    ),
  );
}

const CYRILLIC = /\p{Script=Cyrillic}/u;

/** Lines of code that speak Russian, in comments and strings. */
function inCode({file, tree}: Page): Text[] {
  const found: Text[] = [];
  walk(tree, (node) => {
    if (node.type === 'code') {
      node.value.split('\n').forEach((text, index) => {
        if (CYRILLIC.test(text)) {
          found.push({file, line: lineOf(node) + 1 + index, text});
        }
      });
    }
  });
  return found;
}

const COMMENT = /(?:^|\s)(?:\/\/|#(?!\w)|<!--|\/\*)\s*([A-Za-z][\w'’.,;:()/ -]*?)\s*(?:-->|\*\/)?$/;

/** Comments of two or more English words that no one has translated. */
function englishComments({file, tree}: Page): Problem[] {
  const {problems, report} = collector(file);
  walk(tree, (node) => {
    if (node.type === 'code') {
      node.value.split('\n').forEach((row, index) => {
        const comment = COMMENT.exec(row)?.[1] ?? '';
        if ((comment.match(/(?<![\w.])[a-z]{2,}(?![\w.(])/g)?.length ?? 0) >= 2) {
          report(
            lineOf(node) + 1 + index,
            'english-left',
            `the comment "${comment}" is English; write it in Russian`,
          );
        }
      });
    }
  });
  return problems;
}

const ALLOWED = new RegExp(
  `(?<![\\p{L}\\d-])(?:${[...data.latin]
    .sort((one, other) => other.length - one.length)
    .join('|')})(?![\\p{L}\\d-])`,
  'giu',
);
/** What may be said in English within a sentence: a term's original in brackets, a name in quotation marks or of several words. */
const IN_PASSING =
  /\([A-Za-z][A-Za-z\d ,.&’'/-]*\)|«[A-Za-z][^«»А-Яа-яЁё]*»|(?<![A-Za-z])[A-Z][A-Za-z\d]*(?:[ -](?:for |and |of |the )?[A-Z\d][A-Za-z\d.]*)+/g;
const LATIN =
  /(?<![\p{L}\d_.@/:#+=$%\\-])[A-Za-z]+(?:-[A-Za-z]+)*(?![\p{L}\d_@/:#+=$%\\-]|\.\p{L})/gu;

/** Several words in Latin letters, one after another. */
const RUN = /[A-Za-z][A-Za-z\d]*(?:(?: |: |-)[A-Za-z\d]+)+/g;

/** English words in a Russian sentence: those in small letters, and those that the twin has in small letters. */
function leftInEnglish({file}: Page, block: Block, twin: Page | undefined): Problem[] {
  const quoted = twin ? quotedIn(twin) : '';
  const prose = proseOf(block, false);
  // Each is looked for in the text as it stands: «app ID AdMob» is «app ID» as well as «ID AdMob».
  const text = [IN_PASSING, RUN, ALLOWED]
    .flatMap((pattern) =>
      [...prose.matchAll(pattern)].filter(
        ({0: found}) => pattern !== RUN || quoted.includes(found.toLowerCase()),
      ),
    )
    .reduce(
      (left, {0: found, index}) =>
        left.slice(0, index) + OPAQUE.repeat(found.length) + left.slice(index + found.length),
      prose,
    );
  const common = twin ? commonWords(twin) : new Set<string>();
  return [...text.matchAll(LATIN)]
    .filter(
      ({0: found}) =>
        /^[a-z]{2,}(?:-[a-z]+)*$/.test(found) ||
        (/^[A-Z][a-z]{2,}$/.test(found) && common.has(found.toLowerCase())),
    )
    .map(({0: found, index}) => ({
      file,
      line: lineIn({file, line: block.line, text}, index),
      rule: 'english-left',
      message: `"${found}" is English; translate it, or make it \`code\` or **the name of a screen**; names go to "latin" in data/terms.json`,
    }));
}

/** A piece of code or of an error, as against words. */
const CODE = /[_$]|[a-z][A-Z]/;

/** Headings that no one has translated: those in common English words that are neither a name nor quoted. */
function englishHeadings({file, tree, frontMatter}: Page, twin: Page): Problem[] {
  const headings = [
    {line: frontMatter.lines.title ?? 1, text: String(frontMatter.values.title ?? '')},
  ];
  walk(tree, (node) => {
    if (node.type === 'heading') {
      headings.push({line: lineOf(node), text: proseOf({line: lineOf(node), of: node}, false)});
    }
  });
  return headings
    .map(({line, text}) => ({line, text: text.replace(/\([^)]*\)/g, '').trim()}))
    .filter(
      ({text}) =>
        !CYRILLIC.test(text) &&
        !CODE.test(text) &&
        !quotedIn(twin).includes(text.toLowerCase()) &&
        !namedIn(twin).includes(text) &&
        (text.replace(ALLOWED, '').match(/(?<![\w.-])[A-Za-z]+(?![\w.-])/g) ?? []).some((word) =>
          commonWords(twin).has(word.toLowerCase()),
        ),
    )
    .map(({line, text}) => ({
      file,
      line,
      rule: 'english-heading',
      message: `"${text}" is English; translate it, or say what it is in Russian`,
    }));
}

/** A value worked out once for each page. */
function once<Value>(make: (page: Page) => Value): (page: Page) => Value {
  const made = new WeakMap<Page, Value>();
  return (page) => {
    const value = made.get(page) ?? make(page);
    made.set(page, value);
    return value;
  };
}

/** What an English page quotes: its code and the names of its screens. */
const quotedIn = once(({tree}) => {
  const quoted: string[] = [];
  walk(tree, (node) => {
    if (node.type === 'code' || node.type === 'inlineCode') {
      quoted.push(node.value);
    } else if (node.type === 'strong') {
      quoted.push(textOf(node));
    }
  });
  return quoted.join('\n').toLowerCase();
});

/** What an English page says outside its title and headings, where names keep their capitals. */
const namedIn = once((page) =>
  blocksOf(page)
    .filter(({of}) =>
      typeof of === 'string' ? of !== page.frontMatter.values.title : of.type !== 'heading',
    )
    .map((block) => proseOf(block, true))
    .join('\n'),
);

/** Words that an English page has in small letters. */
const commonWords = once(
  (page): ReadonlySet<string> =>
    new Set(
      blocksOf(page).flatMap(
        (block) => proseOf(block, false).match(/(?<![\w.-])[a-z]+(?![\w-])/g) ?? [],
      ),
    ),
);

const stemOf = new Map<string, string>();

/** The stem of a word, worked out once. */
function stemmed(word: string): string {
  const known = stemOf.get(word) ?? stem(word);
  stemOf.set(word, known);
  return known;
}

const wordsOf = (text: string): string[] =>
  (text.match(/[\p{L}\d]+(?:[-/][\p{L}\d]+)*/gu) ?? []).map(fold);

/** English terms word by word, the longest first, with what says them in Russian. */
const TERMS = Object.entries(data.terms)
  .map(([term, word]) => ({
    term,
    stated: word,
    words: wordsOf(term).map((word) => ({stem: stemmed(word), start: word.replace(/[ey]$/, '')})),
    // A name of a screen may hold the term itself; English in a sentence is reported on its own.
    approved: [...word, term].map(wordsOf),
  }))
  .sort((a, b) => b.words.length - a.words.length);

/** Terms of an English text; a term inside a longer one does not count. */
function termsIn(text: string): (typeof TERMS)[number][] {
  const of = wordsOf(text).map((word) => ({word, stem: stemmed(word)}));
  const taken = new Set<number>();
  return TERMS.filter(({words: term}) => {
    const found = of.flatMap((_, at) => {
      const places = term.map((__, index) => at + index);
      // The stem alone would take publishing for publishers.
      const fits = term.every(({stem: own, start}, index) => {
        const said = of[at + index];
        return said?.stem === own && said.word.startsWith(start) && !taken.has(at + index);
      });
      return fits ? places : [];
    });
    found.forEach((place) => taken.add(place));
    return found.length > 0;
  });
}

/** Blocks whose English has a term that the Russian says in none of the approved ways. */
function otherTerms(page: Page, twin: Page): Problem[] {
  const say = (blocks: readonly Block[], screens: boolean): string =>
    blocks.map((block) => proseOf(block, screens)).join('\n');
  return (pairsOf(page, twin) ?? []).flatMap(({translated, english}) => {
    const russianWords = wordsOf(say(translated, true));
    return termsIn(say(english, false))
      .filter(
        ({approved}) =>
          !approved.some((phrase) =>
            phrase.every((start) => russianWords.some((word) => word.startsWith(start))),
          ),
      )
      .map(({term, stated: said}) => ({
        file: page.file,
        line: translated[0]?.line ?? 1,
        rule: 'term',
        message: `the English says "${term}" (${twin.file}:${english[0]?.line ?? 1}); ${said.map((one) => `«${one}…»`).join(' or ')} was expected`,
      }));
  });
}
