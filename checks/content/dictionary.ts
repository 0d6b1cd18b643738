import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {adNetworks} from '@help-center/sdk-data';
import terms from '../../data/terms.json';
import {Cache} from '../sources/cache';
import type {Content} from '../sources/content';
import {lineAt} from '../sources/page';
import type {Problem} from '../problem';
import type {ShownString} from '../sources/strings';

const PACKAGES = path.resolve(__dirname, '../../node_modules');

/** The words of the names of networks and services. */
const NAMES = [...adNetworks.networks, ...adNetworks.services].flatMap(
  ({name}) => name.match(/[A-Za-z][A-Za-z\d]*/g) ?? [],
);

/** By language: the package with its dictionary, and the site's additional words. */
const DICTIONARIES = {
  en: {load: () => import('dictionary-en'), list: 'english', names: NAMES},
  ru: {load: () => import('dictionary-ru'), list: 'spelling', names: []},
} as const;

type Language = keyof typeof DICTIONARIES;

const siteWords = (language: Language): string => {
  const {list, names} = DICTIONARIES[language];
  return [...terms[list], ...names].join('\n');
};

/** Digest of everything that decides whether a word is correct. */
function digestOf(language: Language): string {
  const hash = createHash('sha256').update(siteWords(language));
  for (const name of ['nspell', `dictionary-${language}`]) {
    hash.update(readFileSync(path.join(PACKAGES, name, 'package.json')));
  }
  return hash.digest('hex');
}

async function loadSpeller(language: Language): Promise<(word: string) => boolean> {
  const {load} = DICTIONARIES[language];
  const [{default: nspell}, {default: dictionary}] = await Promise.all([import('nspell'), load()]);
  const speller = nspell(dictionary as unknown as {aff: Buffer; dic: Buffer});
  speller.personal(siteWords(language));
  return (word) =>
    speller.correct(word) ||
    (word.includes('-') && word.split('-').every((part) => speller.correct(part)));
}

const loaded = new Map<Language, ReturnType<typeof loadSpeller>>();

function spellerOf(language: Language): ReturnType<typeof loadSpeller> {
  const speller = loaded.get(language) ?? loadSpeller(language);
  loaded.set(language, speller);
  return speller;
}

/** Loads all dictionaries, so that the first word that is not in the cache doesn't wait for one. */
export async function loadDictionaries(): Promise<void> {
  await Promise.all((Object.keys(DICTIONARIES) as Language[]).map(spellerOf));
}

/**
 * Finds words that are in neither a language's dictionary nor `data/terms.json`. Loading
 * the dictionary takes seconds, so results are cached by word.
 *
 * @param keep - whether to use the cache
 */
export async function misspelled(
  words: ReadonlySet<string>,
  language: Language,
  keep: boolean,
): Promise<ReadonlySet<string>> {
  const cache = keep
    ? new Cache(path.join(PACKAGES, '.cache/checks', language), digestOf(language))
    : null;
  const shelf = cache?.of<Record<string, boolean>>('spelling');
  const known = new Map(Object.entries(shelf?.find('words', '') ?? {}));
  const unknown = [...words].filter((word) => !known.has(word));
  if (unknown.length > 0) {
    const correct = await spellerOf(language);
    for (const word of unknown) {
      known.set(word, correct(word));
    }
    shelf?.add('words', '', Object.fromEntries(known));
    cache?.save();
  }
  return new Set([...words].filter((word) => known.get(word) === false));
}

/** Words of a file with their lines. */
export type Words = Readonly<Record<string, number[]>>;

/** The words in texts of one file, but for names. */
export function wordsIn(texts: readonly ShownString[], pattern: RegExp, names: RegExp): Words {
  // A word may be called like a member of every object: constructor
  const lines: Record<string, number[]> = Object.create(null) as Record<string, number[]>;
  for (const {line, text} of texts) {
    for (const {0: said, index} of text.matchAll(pattern)) {
      const word = said.replace('’', "'");
      if (!names.test(word)) {
        (lines[word] ??= []).push(line + lineAt(text, index) - 1);
      }
    }
  }
  return lines;
}

/** Words of files that are in neither a language's dictionary nor `data/terms.json`. */
export async function spellingProblems(
  files: readonly {file: string; words: Words}[],
  language: Language,
  {cache}: Pick<Content, 'cache'>,
): Promise<Problem[]> {
  const base = (word: string): string => word.replace(/'s$/, '');
  const all = files.flatMap(({words}) => Object.keys(words).map(base));
  const wrong = await misspelled(new Set(all), language, cache !== undefined);
  const {list} = DICTIONARIES[language];
  return files.flatMap(({file, words}) =>
    Object.entries(words)
      .filter(([word]) => wrong.has(base(word)))
      .flatMap(([word, lines]) => {
        const message = `"${word}" is in no dictionary; if it is right, add it to "${list}" in data/terms.json`;
        return lines.map((line) => ({file, line, rule: 'spelling', message}));
      }),
  );
}
