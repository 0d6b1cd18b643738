import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Question} from './relevance';

/** The ranking is tuned on one set and judged by the other, which nobody looks into. */
export type QuestionSet = 'tuning' | 'held-back';

/** Which set a question belongs to, by a hash of its words: for good, whoever adds it. */
export function setOf(question: string): QuestionSet {
  const [first = 0] = createHash('sha256').update(question).digest();
  return first % 2 === 0 ? 'tuning' : 'held-back';
}

/** Questions as people ask them in a language, with the pages that answer them. */
export function readQuestions(locale: string, set: QuestionSet): Question[] {
  const file = path.join(__dirname, `${set}.${locale}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Question[];
}
