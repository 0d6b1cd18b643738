import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import terms from '../../data/terms.json';
import {Cache} from './cache';

const CACHED = path.resolve(__dirname, '../../node_modules/.cache/checks');

/** By language: the package with its dictionary, and the site's additional words. */
const DICTIONARIES = {
  en: {load: () => import('dictionary-en'), siteWords: terms.english},
  ru: {load: () => import('dictionary-ru'), siteWords: terms.spelling},
} as const;

type Language = keyof typeof DICTIONARIES;

/** Digest of everything that decides whether a word is correct. */
const digestOf = (language: Language): string =>
  createHash('sha256')
    .update(JSON.stringify(['nspell', `dictionary-${language}`].map(versionOf)))
    .update(DICTIONARIES[language].siteWords.join('\n'))
    .digest('hex');

function versionOf(name: string): string {
  const lock = readFileSync(path.resolve(__dirname, '../../package-lock.json'), 'utf8');
  const {packages} = JSON.parse(lock) as {packages: Record<string, {version?: string}>};
  return packages[`node_modules/${name}`]?.version ?? '';
}

async function loadSpeller(language: Language): Promise<(word: string) => boolean> {
  const {load, siteWords} = DICTIONARIES[language];
  const [{default: nspell}, {default: dictionary}] = await Promise.all([import('nspell'), load()]);
  const speller = nspell(dictionary as unknown as {aff: Buffer; dic: Buffer});
  speller.personal(siteWords.join('\n'));
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
  const cache = keep ? new Cache(path.join(CACHED, language), digestOf(language)) : null;
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
