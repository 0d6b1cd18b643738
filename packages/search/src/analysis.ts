import {stemmer as stemEnglish} from '@orama/stemmers/english';
import {stemmer as stemRussian} from '@orama/stemmers/russian';

/**
 * How text becomes search terms. The index and the query go through the same
 * functions, so a change here needs a rebuilt index.
 */

/** True if the word is written in Cyrillic letters. */
export const isCyrillic = (word: string): boolean => /[а-я]/.test(word);

/** A run of letters and digits, perhaps joined by the signs that identifiers and coordinates use. */
export const CHUNK = /[\p{L}\p{N}_$#+]+(?:[.:/\-’'][\p{L}\p{N}_$#+]+)*/gu;

/** Longest term kept; anything longer is a hash or encoded data that nobody types. */
const MAX_TERM = 64;

/** Lower case, ё as е, and composed characters, so that equal words are equal strings. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е');
}

/** Derivational endings that Snowball leaves: загрузк(а), загруз(ить), интеграц(ия), интегрирова(ть). */
const DERIVATION = /^(.{4,}?)(?:изирова|ирова|изац|лен|ова|ева|ыва|ива|ац|яц|ен|йк|ок|ек|к|а|и|я)$/;

/** Reduces a folded word to its stem: Cyrillic words by Russian rules, Latin ones by English. */
export function stem(word: string): string {
  if (isCyrillic(word)) {
    const stemmed = word.length > 3 ? stemRussian(word) : word;
    return DERIVATION.exec(stemmed)?.[1] ?? stemmed;
  }
  return word.length > 3 && /[a-z]/.test(word) && !/\d/.test(word) ? stemEnglish(word) : word;
}

/**
 * Splits an identifier at its humps, digits and joining signs.
 *
 * @example identifierParts('onRewardedVideoFinished') // ['on', 'Rewarded', 'Video', 'Finished']
 */
export function identifierParts(identifier: string): string[] {
  return (
    identifier
      .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** True for names that only code has: humps, underscores, dots or colons inside. */
export function isIdentifier(word: string): boolean {
  return /^[\p{L}_$][\p{L}\p{N}_$.:/-]*$/u.test(word) && hasSeams(word);
}

const hasSeams = (word: string): boolean =>
  /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}|[\p{L}\p{N}][_.:][\p{L}\p{N}]/u.test(word);

/** The pieces of a text that are searched as one unit: words, or whole identifiers. */
export function chunks(text: string): string[] {
  return text.normalize('NFKC').match(CHUNK) ?? [];
}

/**
 * Every term one chunk is found by: the whole, its parts, and for identifiers
 * also each tail (`rewardedvideofinished` of `onRewardedVideoFinished`), so that
 * a part of a name is a prefix of some term.
 *
 * @returns folded, unstemmed terms; duplicates are kept out
 */
export function chunkTerms(chunk: string): string[] {
  const terms = new Set<string>();
  const words = joined(chunk);
  if (words.length > 1) {
    terms.add(fold(written(chunk)));
  }
  for (const word of words) {
    terms.add(fold(word.replace(/^[_$]+|[_$]+$/g, '') || word));
    if (isVersion(word)) {
      releases(word).forEach((one) => terms.add(one));
    } else if (hasSeams(word)) {
      const parts = identifierParts(word).map(fold);
      parts.forEach((part, index) => {
        terms.add(part);
        terms.add(parts.slice(index).join(''));
      });
    }
  }
  return [...terms].filter((term) => term.length > 0 && term.length <= MAX_TERM);
}

/** A whole that is the same with other signs between its parts; coordinates also without their version. */
const written = (chunk: string): string =>
  chunk
    .replace(/[’']/g, '')
    .replace(/:\d[^:/]*$/, '')
    .replace(/[:/]/g, '.');

/** The names that a path or a call consists of; a version is one, whose numbers mean nothing alone. */
const joined = (chunk: string): string[] =>
  chunk.match(/(?<![\p{L}\p{N}.])\d+(?:\.\d+)+(?![\p{L}\p{N}])|[^.:/\-’']+/gu) ?? [];

/** A version with the shorter ones that it belongs to: 3.7.0 is also 3.7. */
function releases(version: string): string[] {
  const numbers = version.split('.');
  return numbers.slice(1).map((_, at) => numbers.slice(0, at + 2).join('.'));
}

const isVersion = (word: string): boolean => /^\d+\./.test(word);

/**
 * What a joined or humped name consists of: the names of a path or a call, or
 * the words of a single name.
 *
 * @returns folded terms without those that mean nothing; none for a plain word
 */
export function nameParts(chunk: string): string[] {
  const words = joined(chunk);
  const names = words.filter(isIdentifier);
  const parts =
    words.length === 1 && !isVersion(chunk)
      ? words.flatMap(identifierParts)
      : names.length > 0
        ? names
        : words;
  const terms = new Set(parts.map(fold).filter((part) => part.length > 1 && !isStopWord(part)));
  terms.delete(fold(chunk));
  return [...terms];
}

/**
 * Terms stored for one token. English keeps the word itself beside its stem, since
 * short stems swallow typing errors; Russian keeps the stem alone.
 */
export function processTerm(term: string): string[] {
  const stemmed = stem(term);
  return stemmed === term || isCyrillic(term) ? [stemmed] : [term, stemmed];
}

const STOP_WORDS = new Set(
  (
    'a an and are as at be been but by can could do does did for from had has have how i if in into is it its me my no not of on ' +
    'or our should so than that the their them then there these they this those to too was we were what when where which ' +
    'while who why will with would you your get got im am any some about need want please ' +
    'cant cannot dont doesnt isnt wont ' +
    'а без бы быть в вам во вот все всё где да для до его ее если есть еще же за и из или им их к как какая какие какой ко ' +
    'когда который ли мне мой моя мы на над надо не нет ни но ну нужно о об он она они от по под почему при с со так такое ' +
    'там то тоже только у уже чего чем что чтобы эта эти это этот я можно могу зачем куда откуда'
  )
    .split(' ')
    .map(fold),
);

/** Words that carry no meaning in a question. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** How Cyrillic letters are written in Latin ones. */
const LATIN_OF: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'а-a б-b в-v г-g д-d е-e ж-zh з-z и-i й-i к-k л-l м-m н-n о-o п-p р-r с-s т-t у-u ф-f х-kh ц-ts ч-ch ш-sh ' +
    'щ-shch ъ- ы-y ь- э-e ю-yu я-ya'
  )
    .split(' ')
    .map((pair) => pair.split('-')),
);

/** How Latin letters are read in Russian: the reverse, and letters that it has no sound of its own for. */
const CYRILLIC_OF: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(LATIN_OF)
      .map(([cyrillic, latin]) => [latin, cyrillic])
      .reverse(),
  ),
  tsya: 'тся',
  c: 'к',
  h: 'х',
  j: 'й',
  w: 'в',
};

/** Reads a Latin word as transliterated Russian (`gruzitsya` → «грузится»). */
export function toCyrillic(word: string): string {
  return word.replace(
    /tsya|shch|zh|kh|ts|ch|sh|yu|ya|[a-z]/g,
    (sound) => CYRILLIC_OF[sound] ?? sound,
  );
}

/** Writes a Cyrillic word in Latin letters (`андроид` → `android`). */
export function toLatin(word: string): string {
  return [...word].map((letter) => LATIN_OF[letter] ?? letter).join('');
}

const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`" + '{}:"<>~';
const CYRILLIC_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбюё' + 'хъжэбюё';

/** What the same keys give in the other keyboard layout (`,fyyth` ↔ «баннер»). */
export function swapLayout(word: string): string {
  const folded = fold(word);
  const [from, to] = isCyrillic(folded) ? [CYRILLIC_KEYS, LATIN_KEYS] : [LATIN_KEYS, CYRILLIC_KEYS];
  return fold([...folded].map((letter) => to[from.indexOf(letter)] ?? letter).join(''));
}
