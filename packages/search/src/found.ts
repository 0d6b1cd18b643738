import type {RankedRecord, Scores} from './corpus';
import type {Token} from './query';

/** What is known of a question and of what its words have found. */

/** A place that has words of the question: scores, and how far each stands in the title and anywhere. */
export interface Hit {
  record: RankedRecord;
  scores: number[];
  titles: number[];
  shares: number[];
  terms: Set<string>;
  score: number;
}

/** A question with all that its words have found. */
export interface Question {
  /** As typed, in the keyboard layout that was meant. */
  text: string;
  tokens: readonly Token[];
  found: readonly Scores[];
  /** Terms that only stand for others that were typed. */
  meant: ReadonlySet<string>;
  /** The part of the question that words have, which are given by the share of each. */
  share: (shares: readonly number[]) => number;
}

/** A page with the places on it that have words of the question. */
export interface Page {
  /** Best first. */
  places: Hit[];
  /** How much of the question its title has, and how many words. */
  title: number;
  named: number;
  /** Whether the question has one of its names elsewhere, which lifts it. */
  isCalled: boolean;
  lift: number;
  match: number;
  score: number;
}
