import type {Eyo} from 'eyo-kernel';
import {russian as RUSSIAN} from '../../config/locales';
import data from '../../data/terms.json';
import {fold, stem} from '@help-center/search/analysis';
import {blocksOf, OPAQUE, pairsOf, proseOf, textsOf, type Block} from '../sources/blocks';
import {keptLater, type Content, type Page, type Text} from '../sources/content';
import {frontTexts, lineOf, located, nodesOf, textOf} from '../sources/page';
import type {Problem} from '../problem';
import {spellingProblems, wordsIn, type Words} from './dictionary';
import {filesOf, russianStrings, type ShownString} from '../sources/strings';
import {translations} from '../sources/translation';
import {longSentences} from './phrases';
import {phraseProblems} from './russian-phrases';
import {habits} from './russian-tics';

/** What is found in a file by itself, and its words, which are looked up together. */
interface Read {
  problems: Problem[];
  words: Words;
}

/** The only data that a file's own findings depend on. */
const TERMS_TEXT = JSON.stringify(data);

/** Does the Russian read as if an editor had signed it, as far as a program can tell? */
export async function russian(content: Content): Promise<Problem[]> {
  const translated = translations(content).filter(({page}) => page.locale === RUSSIAN);
  const twins = new Map(translated.map(({page, twin}) => [page, twin]));
  const pages = [...twins.keys()];
  const strings = filesOf(russianStrings, content.root);
  const readOne = keptLater(
    content,
    'russian',
    (page: Page) => readPage(page, twins.get(page)),
    (page) => `${TERMS_TEXT}\0${twins.get(page)?.text ?? ''}`,
  );
  const read = await Promise.all([
    ...pages.map(readOne),
    ...strings.map(keptLater(content, 'Russian strings', readStrings, () => TERMS_TEXT)),
  ]);
  const words = [...pages, ...strings].map(({file}, index) => ({
    file,
    words: read[index]?.words ?? {},
  }));
  return [
    ...read.flatMap(({problems}) => problems),
    ...(await spellingProblems(words, RUSSIAN, content)),
  ];
}

async function readPage(page: Page, twin: Page | undefined): Promise<Read> {
  const english = twin && readEnglish(twin);
  const prose = textsOf(page);
  const plain = prose.map(withPlainSpaces);
  const code = rowsOf(page);
  const texts = [...prose, ...code.filter(({text}) => CYRILLIC.test(text))];
  return {
    problems: [
      ...blocksOf(page).flatMap((block) => leftInEnglish(page, block, english)),
      ...code.flatMap(englishComment),
      ...(twin ? otherTerms(page, twin) : []),
      ...(english ? englishHeadings(page, english) : []),
      ...plain.flatMap(setting),
      ...prose.flatMap(typedSpaces),
      ...habits(plain),
      ...(await withoutYo(texts)),
    ],
    words: wordsIn(texts, WORD, ABBREVIATION),
  };
}

async function readStrings(of: Text): Promise<Read> {
  const texts = russianStrings.read(of).map((entry) => ({
    ...entry,
    text: entry.text.replace(MARKUP, (found) => OPAQUE.repeat(found.length)),
  }));
  return {
    problems: [...texts.map(withPlainSpaces).flatMap(setting), ...(await withoutYo(texts))],
    words: wordsIn(texts, WORD, ABBREVIATION),
  };
}

/** Code, places for values and markup in strings of the interface and of the data. */
const MARKUP = /`[^`]*`|\{\w+\}|<\/?\w[^>]*>|%[\w.-]+\.[\w.-]+\??%|\bISO \d+-\d/g;

const withPlainSpaces = (of: ShownString): ShownString => ({
  ...of,
  text: of.text.replace(/[\u00a0\u202f]/g, ' '),
});

/** Words of the pages that have another word for the same thing, as they are looked for. */
const INSTEAD = Object.entries(data.instead).map(([said, better]) => ({
  better,
  pattern: new RegExp(`(?<![\\p{L}\\d-])${said.replaceAll(' ', '\\p{L}* ')}\\p{L}*`, 'giu'),
}));

/** What is said or set otherwise than an editor would. */
function setting(of: ShownString): Problem[] {
  const terms = INSTEAD.flatMap(({pattern, better}) =>
    [...of.text.matchAll(pattern)].map(({0: found, index}) => ({
      index,
      rule: 'term',
      message: `"${found}" was found; «${better}» is the word for it (data/terms.json)`,
    })),
  );
  return located(of, [...terms, ...phraseProblems(of.text), ...longSentences(of.text)]);
}

/** No-break spaces that someone typed, also where none belongs, as after a «под» that is a pod. */
function typedSpaces(of: ShownString): Problem[] {
  const rule = 'russian-setting';
  const message = 'a no-break space was found; write a plain one, the build puts in what is needed';
  return located(
    of,
    [...of.text.matchAll(/[\u00a0\u202f]/g)].map(({index}) => ({index, rule, message})),
  );
}

const WORD = /(?<![\p{L}\d_]|\d-)\p{Script=Cyrillic}{2,}(?:-\p{Script=Cyrillic}+)*(?![\p{L}\d_])/gu;
const ABBREVIATION = /^[А-ЯЁ]{2,4}$/;

let eyo: Promise<Eyo> | undefined;

/** Restores ё where nothing but ё can be meant. */
async function makeEyo(): Promise<Eyo> {
  // Loaded on demand: it cannot be required, only imported.
  const {Eyo, safeDictionary} = await import('eyo-kernel');
  const made = new Eyo();
  made.dictionary.set(safeDictionary);
  return made;
}

/** Words that lack their ё. */
async function withoutYo(texts: readonly ShownString[]): Promise<Problem[]> {
  const yo = texts.length > 0 ? await (eyo ??= makeEyo()) : undefined;
  return texts.flatMap((of) =>
    located(
      of,
      (yo?.lint(of.text) ?? []).flatMap(({before, after, position}) => {
        const message = `"${before}" was found; write ${after}`;
        return position.map(({index}) => ({index, rule: 'yo', message}));
      }),
    ),
  );
}

const CYRILLIC = /\p{Script=Cyrillic}/u;

/** The lines of a page's code blocks. */
const rowsOf = ({file, tree}: Page): ShownString[] =>
  nodesOf(tree, 'code').flatMap((node) =>
    node.value.split('\n').map((text, index) => ({file, line: lineOf(node) + 1 + index, text})),
  );

const COMMENT = /(?:^|\s)(?:\/\/|#(?!\w)|<!--|\/\*)\s*([A-Za-z][\w'’.,;:()/ -]*?)\s*(?:-->|\*\/)?$/;

/** A comment of two or more English words that no one has translated. */
function englishComment({file, line, text}: ShownString): Problem[] {
  const comment = COMMENT.exec(text)?.[1] ?? '';
  const words = comment.match(/(?<![\w.])[a-z]{2,}(?![\w.(])/g) ?? [];
  const message = `the comment "${comment}" is English; write it in Russian`;
  return words.length >= 2 ? [{file, line, rule: 'english-left', message}] : [];
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
function leftInEnglish({file}: Page, block: Block, english: English | undefined): Problem[] {
  const prose = proseOf(block, false);
  // Each is looked for in the text as it stands: «app ID AdMob» is «app ID» as well as «ID AdMob».
  const text = [IN_PASSING, RUN, ALLOWED]
    .flatMap((pattern) =>
      [...prose.matchAll(pattern)].filter(
        ({0: found}) => pattern !== RUN || english?.quoted.includes(found.toLowerCase()),
      ),
    )
    .reduce(
      (left, {0: found, index}) =>
        left.slice(0, index) + OPAQUE.repeat(found.length) + left.slice(index + found.length),
      prose,
    );
  return located(
    {file, line: block.line, text},
    [...text.matchAll(LATIN)]
      .filter(
        ({0: found}) =>
          /^[a-z]{2,}(?:-[a-z]+)*$/.test(found) ||
          (/^[A-Z][a-z]{2,}$/.test(found) && english?.common.has(found.toLowerCase())),
      )
      .map(({0: found, index}) => ({
        index,
        rule: 'english-left',
        message: `"${found}" is English; translate it, or make it \`code\` or **the name of a screen**; names go to "latin" in data/terms.json`,
      })),
  );
}

/** A piece of code or of an error, as against words. */
const CODE = /[_$]|[a-z][A-Z]/;

/** Headings that no one has translated: those in common English words that are neither a name nor quoted. */
function englishHeadings(page: Page, {quoted, named, common}: English): Problem[] {
  const headings = [
    ...frontTexts(page, ['title']),
    ...nodesOf(page.tree, 'heading').map((of) => ({
      line: lineOf(of),
      text: proseOf({line: lineOf(of), of}, false),
    })),
  ];
  return headings
    .map(({line, text}) => ({line, text: text.replace(/\([^)]*\)/g, '').trim()}))
    .filter(
      ({text}) =>
        !CYRILLIC.test(text) &&
        !CODE.test(text) &&
        !quoted.includes(text.toLowerCase()) &&
        !named.includes(text) &&
        (text.replace(ALLOWED, '').match(/(?<![\w.-])[A-Za-z]+(?![\w.-])/g) ?? []).some((word) =>
          common.has(word.toLowerCase()),
        ),
    )
    .map(({line, text}) => ({
      file: page.file,
      line,
      rule: 'english-heading',
      message: `"${text}" is English; translate it, or say what it is in Russian`,
    }));
}

type English = ReturnType<typeof readEnglish>;

/** What of an English page may or may not stand in its translation. */
function readEnglish(page: Page) {
  const {tree, frontMatter} = page;
  const code = nodesOf(tree, 'code', 'inlineCode').map(({value}) => value);
  const blocks = blocksOf(page);
  const outside = blocks.filter(({of}) =>
    typeof of === 'string' ? of !== frontMatter.values.title : of.type !== 'heading',
  );
  const words = blocks.map((block) => proseOf(block, false).match(/(?<![\w.-])[a-z]+(?![\w-])/g));
  return {
    /** Its code and the names of its screens. */
    quoted: [...code, ...nodesOf(tree, 'strong').map(textOf)].join('\n').toLowerCase(),
    /** What it says outside its title and headings, where names keep their capitals. */
    named: outside.map((block) => proseOf(block, true)).join('\n'),
    /** Words that it has in small letters. */
    common: new Set(words.flatMap((found) => found ?? [])),
  };
}

const wordsOf = (text: string): string[] =>
  (text.match(/[\p{L}\d]+(?:[-/][\p{L}\d]+)*/gu) ?? []).map(fold);

/** English terms word by word, the longest first, with what says them in Russian. */
const TERMS = Object.entries(data.terms)
  .map(([term, word]) => ({
    term,
    stated: word,
    words: wordsOf(term).map((word) => ({stem: stem(word), start: word.replace(/[ey]$/, '')})),
    // A name of a screen may hold the term itself; English in a sentence is reported on its own.
    approved: [...word, term].map(wordsOf),
  }))
  .sort((a, b) => b.words.length - a.words.length);

/** Terms of an English text; a term inside a longer one does not count. */
function termsIn(text: string): (typeof TERMS)[number][] {
  const of = wordsOf(text).map((word) => ({word, stem: stem(word)}));
  const taken = new Set<number>();
  return TERMS.filter(({words: term}) => {
    const found = of.flatMap((_, at) => {
      // The stem alone would take publishing for publishers.
      const fits = term.every(({stem: own, start}, index) => {
        const said = of[at + index];
        return said?.stem === own && said.word.startsWith(start) && !taken.has(at + index);
      });
      return fits ? term.map((__, index) => at + index) : [];
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
    const isSaid = (phrase: readonly string[]): boolean =>
      phrase.every((start) => russianWords.some((word) => word.startsWith(start)));
    return termsIn(say(english, false))
      .filter(({approved}) => !approved.some(isSaid))
      .map(({term, stated}) => ({
        file: page.file,
        line: translated[0]?.line ?? 1,
        rule: 'term',
        message: `the English says "${term}" (${twin.file}:${english[0]?.line ?? 1}); ${stated.map((one) => `«${one}…»`).join(' or ')} was expected`,
      }));
  });
}
