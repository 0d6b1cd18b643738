import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import nspell from 'nspell';
import terms from '../../data/terms.json';
import {Cache} from './cache';

const CACHED = path.resolve(__dirname, '../../node_modules/.cache/checks');

/** All that decides whether a word is spelled right. */
const dictionary = createHash('sha256')
  .update(JSON.stringify(['nspell', 'dictionary-ru'].map(versionOf)))
  .update(terms.spelling.join('\n'))
  .digest('hex');

function versionOf(name: string): string {
  const lock = readFileSync(path.resolve(__dirname, '../../package-lock.json'), 'utf8');
  const {packages} = JSON.parse(lock) as {packages: Record<string, {version?: string}>};
  return packages[`node_modules/${name}`]?.version ?? '';
}

async function loadSpeller(): Promise<(word: string) => boolean> {
  const {default: russian} = await import('dictionary-ru');
  const speller = nspell(russian as unknown as {aff: Buffer; dic: Buffer});
  speller.personal(terms.spelling.join('\n'));
  return (word) =>
    speller.correct(word) ||
    (word.includes('-') && word.split('-').every((part) => speller.correct(part)));
}

let loaded: ReturnType<typeof loadSpeller> | undefined;

/**
 * Finds the words that the Russian dictionary and `data/terms.json` lack.
 * Reading the dictionary takes seconds, so what it said of a word is kept.
 *
 * @param keep - whether to look into and add to what was kept
 */
export async function misspelled(
  words: ReadonlySet<string>,
  keep: boolean,
): Promise<ReadonlySet<string>> {
  const cache = keep ? new Cache(CACHED, dictionary) : null;
  const shelf = cache?.of<Record<string, boolean>>('spelling');
  const known = new Map(Object.entries(shelf?.find('words', '') ?? {}));
  const unknown = [...words].filter((word) => !known.has(word));
  if (unknown.length > 0) {
    loaded ??= loadSpeller();
    const correct = await loaded;
    for (const word of unknown) {
      known.set(word, correct(word));
    }
    shelf?.add('words', '', Object.fromEntries(known));
    cache?.save();
  }
  return new Set([...words].filter((word) => known.get(word) === false));
}
