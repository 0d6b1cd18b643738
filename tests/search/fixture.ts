import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Question} from './relevance';

/**
 * The ranking is tuned on one set and judged by another, which nobody looks into. The
 * third asks by names: of other SDKs, and of messages about versions. The fourth has
 * questions of readers from public threads, in their words.
 */
export type QuestionSet = 'tuning' | 'held-back' | 'by-name' | 'readers';

/** Which of the first two sets a question belongs to, by a hash of its words: for good, whoever adds it. */
export function setOf(question: string): QuestionSet {
  const [first = 0] = createHash('sha256').update(question).digest();
  return first % 2 === 0 ? 'tuning' : 'held-back';
}

/** Questions as people ask them in a language, with the pages that answer them. */
export function readQuestions(locale: string, set: QuestionSet): Question[] {
  const file = path.join(__dirname, `${set}.${locale}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Question[];
}

/** Questions that name a symptom, whose answer is among the first rows whatever word is added. */
export interface Symptoms {
  /** Words that readers add, in front or at the end. */
  words: readonly string[];
  questions: readonly Question[];
}

export function readSymptoms(locale: string): Symptoms {
  const file = path.join(__dirname, `symptoms.${locale}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Symptoms;
}

/** Each of the questions alone, and with each of the words before and after it. */
export function worded({words, questions}: Symptoms): Question[] {
  return questions.flatMap(({q, ...rest}) =>
    [q, ...words.flatMap((word) => [`${word} ${q}`, `${q} ${word}`])].map((one) => ({
      ...rest,
      q: one,
    })),
  );
}
