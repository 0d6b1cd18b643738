import {once} from './once';
import {Sounds} from './sound';

/**
 * An inverted index over weighted fields that is ready as soon as its file is parsed:
 * the postings of a term are a short string, which is read when the term is asked for.
 * Scores are BM25+ per term and field, with the constants of MiniSearch, which the
 * ranking was tuned with.
 */

/** The index as its file has it. */
export interface StoredIndex {
  fields: readonly string[];
  /** Per field the numbers of distinct words, document after document. */
  lengths: readonly string[];
  /** Sorted, with line ends between them. */
  terms: string;
  /** In the same order: postings of each term, with line ends between them. */
  postings: string;
}

/** Printable signs that need no escape in JSON: the lower half ends a number, the upper goes on. */
const DIGITS = Array.from({length: 92}, (_, at) => String.fromCharCode(at + 35)).filter(
  (digit) => digit !== '\\',
);
const HALF = 45;
const VALUES = new Uint8Array(128);
DIGITS.forEach((digit, value) => {
  VALUES[digit.charCodeAt(0)] = value;
});

function write(number: number): string {
  const last = DIGITS[number % HALF] as string;
  let rest = Math.floor(number / HALF);
  let digits = '';
  while (rest > 0) {
    digits = DIGITS[HALF + (rest % HALF)] + digits;
    rest = Math.floor(rest / HALF);
  }
  return digits + last;
}

/** Reads numbers that {@link write} wrote one after another. */
class Numbers {
  private at = 0;

  constructor(private readonly text: string) {}

  get isOver(): boolean {
    return this.at >= this.text.length;
  }

  next(): number {
    let number = 0;
    while (!this.isOver) {
      const value = VALUES[this.text.charCodeAt(this.at++)] as number;
      if (value < HALF) {
        return number * HALF + value;
      }
      number = number * HALF + value - HALF;
    }
    throw new Error('The postings of a term end within a number.');
  }
}

function numbersIn(text: string): Float32Array {
  const numbers = new Numbers(text);
  const all: number[] = [];
  while (!numbers.isOver) {
    all.push(numbers.next());
  }
  return Float32Array.from(all);
}

/**
 * Makes an index of documents, which are known by their position.
 *
 * @param documents - texts by field
 * @param tokenize - cuts a text into words
 * @param termsOf - the terms that a word is indexed under
 */
export function storeIndex<Field extends string>(
  fields: readonly Field[],
  documents: readonly Readonly<Record<Field, string>>[],
  tokenize: (text: string) => readonly string[],
  termsOf: (word: string) => readonly string[],
): StoredIndex {
  /** Term → field → document → how often. */
  const counts = new Map<string, Map<number, number>[]>();
  const lengths = fields.map((field, number) =>
    documents.map((document, at) => {
      const words = tokenize(document[field]);
      for (const term of words.flatMap(termsOf)) {
        const byField = once(counts, term, () => fields.map(() => new Map<number, number>()));
        const known = byField[number] as Map<number, number>;
        known.set(at, (known.get(at) ?? 0) + 1);
      }
      return new Set(words).size;
    }),
  );
  const terms = [...counts.keys()].sort();
  const postings = terms.map((term) =>
    (counts.get(term) ?? [])
      .map((found, field) => {
        if (found.size === 0) {
          return '';
        }
        let before = 0;
        const places = [...found].map(([at, count]) => {
          const step = at - before;
          before = at;
          // Nearly every word stands once in its place.
          return count === 1 ? write(step * 2) : write(step * 2 + 1) + write(count);
        });
        return write(field) + write(found.size) + places.join('');
      })
      .join(''),
  );
  return {
    fields,
    lengths: lengths.map((all) => all.map(write).join('')),
    terms: terms.join('\n'),
    postings: postings.join('\n'),
  };
}

/** Free parameters of BM25+. */
const K = 1.2;
const B = 0.7;
const D = 0.5;

/** How much a longer word, or one with other letters, counts beside the word itself. */
const WEIGHT = {prefix: 0.375, fuzzy: 0.45};

/** What a term has found in one document. */
export interface Found {
  score: number;
  /** Fields that have it, one bit each in the order of the index. */
  fields: number;
  terms: readonly string[];
}

export interface LookUp {
  /** Also words that begin with the term. */
  prefix?: boolean;
  /** Also words with at most so many other letters. */
  fuzzy?: number;
}

/** How many letters of a word may be wrong; shorter words are too much alike. */
export const errorsIn = (word: string): number => (word.length > 8 ? 2 : word.length > 4 ? 1 : 0);

/** Whether two words differ in at most so many letters, and in how many; two that changed places count once. */
export function distance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) {
    return Infinity;
  }
  let earlier: number[] = [];
  let before = Array.from({length: other.length + 1}, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    let least = row;
    for (let at = 1; at <= other.length; at++) {
      const same = one.charCodeAt(row - 1) === other.charCodeAt(at - 1) ? 0 : 1;
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const value = Math.min(
        (before[at] as number) + 1,
        (now[at - 1] as number) + 1,
        (before[at - 1] as number) + same,
        isSwapped ? (earlier[at - 2] ?? Infinity) + 1 : Infinity,
      );
      now.push(value);
      least = Math.min(least, value);
    }
    if (least > limit) {
      return Infinity;
    }
    [earlier, before] = [before, now];
  }
  return before[other.length] as number;
}

/** An index that answers. */
export class TermIndex {
  /** Number of documents. */
  readonly size: number;
  readonly fields: readonly string[];
  private readonly terms: readonly string[];
  private readonly postings: readonly string[];
  private readonly lengths: readonly Float32Array[];
  private readonly averages: readonly number[];
  private known: Sounds | null = null;

  constructor({fields, lengths, terms, postings}: StoredIndex) {
    this.fields = fields;
    this.terms = terms.split('\n');
    this.postings = postings.split('\n');
    this.lengths = lengths.map((text) => numbersIn(text));
    this.size = this.lengths[0]?.length ?? 0;
    this.averages = this.lengths.map(
      (all) => all.reduce((sum, one) => sum + one, 0) / (this.size || 1),
    );
  }

  /** The terms by their sound, which only a question in another script asks for. */
  get sounds(): Sounds {
    this.known ??= new Sounds(this.terms);
    return this.known;
  }

  /** Position of the first term that is not before this one. */
  private from(term: string): number {
    let low = 0;
    let high = this.terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.terms[middle] as string) < term) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** Positions of the terms that a word stands for, with their weights. */
  private *readings(word: string, {prefix, fuzzy = 0}: LookUp): Generator<[number, number]> {
    const start = this.from(word);
    if (this.terms[start] === word) {
      yield [start, 1];
    }
    if (prefix) {
      for (let at = start; this.terms[at]?.startsWith(word); at++) {
        const {length} = this.terms[at] as string;
        if (length > word.length) {
          yield [at, (WEIGHT.prefix * length) / (length + 0.3 * (length - word.length))];
        }
      }
    }
    if (fuzzy > 0) {
      for (const [at, term] of this.terms.entries()) {
        // The first letter is hardly ever wrong.
        const far = term[0] === word[0] ? distance(word, term, fuzzy) : Infinity;
        if (far > 0 && far <= fuzzy) {
          yield [at, (WEIGHT.fuzzy * term.length) / (term.length + far)];
        }
      }
    }
  }

  /**
   * Looks up a word.
   *
   * @param boosts - weights of the fields in the order of the index
   * @returns what was found by the document's position
   */
  lookUp(word: string, boosts: readonly number[], options: LookUp = {}): Map<number, Found> {
    const found = new Map<number, Found>();
    for (const [at, weight] of this.readings(word, options)) {
      const term = this.terms[at] as string;
      const numbers = new Numbers(this.postings[at] as string);
      while (!numbers.isOver) {
        const field = numbers.next();
        const count = numbers.next();
        const rarity = Math.log(1 + (this.size - count + 0.5) / (count + 0.5));
        const lengths = this.lengths[field] as Float32Array;
        const average = this.averages[field] as number;
        const boost = weight * (boosts[field] as number) * rarity;
        let document = 0;
        for (let left = count; left > 0; left--) {
          const step = numbers.next();
          const often = step % 2 === 1 ? numbers.next() : 1;
          document += step >> 1;
          const length = lengths[document] as number;
          const score =
            boost * (D + (often * (K + 1)) / (often + K * (1 - B + (B * length) / average)));
          const known = found.get(document);
          if (!known) {
            found.set(document, {score, fields: 1 << field, terms: [term]});
          } else {
            known.score += score;
            known.fields |= 1 << field;
            if (known.terms.at(-1) !== term) {
              known.terms = [...known.terms, term];
            }
          }
        }
      }
    }
    return found;
  }
}
