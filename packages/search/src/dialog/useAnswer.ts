import {useEffect, useMemo, useState} from 'react';
import type {Answer, Card, Filters, Hit, Query} from '../contract';
import type {Engine} from './site';

/** What is known of the last query that was answered or has failed. */
export interface Outcome {
  /** That query's text; empty where nothing was asked. */
  text: string;
  hits: readonly Hit[];
  /** The place that answers by itself. */
  card?: Card;
  /** How many there are in all; null while that is not known. */
  count: number | null;
  /** Words that no page has, once everything has been searched. */
  unknown: readonly string[];
  /** Words that no page has, instead of which similar ones were found. */
  similar: readonly string[];
  /** `partial`: texts are on their way; `incomplete`: a part of them could not be had. */
  status: 'idle' | 'partial' | 'incomplete' | 'whole' | 'failed';
  /** Whether a newer query waits for its answer. */
  isLoading: boolean;
}

const NOTHING: Outcome = {
  text: '',
  hits: [],
  count: null,
  unknown: [],
  similar: [],
  status: 'idle',
  isLoading: false,
};

interface Options {
  engine: Engine;
  limit: number;
  filters: Filters;
  asker: Query['asker'];
  /** How long the reader may go on typing before a query is sent, in milliseconds. */
  pause?: number;
  /** Another number asks again. */
  attempt?: number;
  /** Whether the reader is busy with the hits shown, so that they must not change. */
  isHeld?: () => boolean;
}

/**
 * Searches while the reader types. Answers and failures of queries that a newer one
 * has overtaken are dropped.
 *
 * @param text - what is in the field; nothing is asked while it is blank
 */
export function useAnswer(
  text: string,
  {engine, limit, filters, asker, pause = 0, attempt = 0, isHeld}: Options,
): Outcome {
  const [outcome, setOutcome] = useState(NOTHING);
  const query = useMemo<Query | null>(
    () => (text.trim() ? {text, limit, filters, asker} : null),
    [text, limit, filters, asker],
  );

  useEffect(() => {
    if (!query) {
      setOutcome(NOTHING);
      return undefined;
    }
    let isCurrent = true;
    const show = (
      {hits, card, count, isWhole, unknown = [], similar = []}: Answer,
      status: Outcome['status'],
      held = false,
    ) => {
      if (isCurrent) {
        setOutcome((before) => ({
          text: query.text,
          hits: held ? before.hits : hits,
          card,
          count: isWhole ? count : null,
          unknown: isWhole ? unknown : [],
          similar: isWhole ? similar : [],
          status,
          isLoading: false,
        }));
      }
    };
    const ask = async (): Promise<void> => {
      const client = engine.client();
      const answer = await client.search(query);
      if (answer.isWhole || !client.complete) {
        show(answer, 'whole');
        return;
      }
      show(answer, 'partial');
      const rest = isCurrent ? await client.complete(query).catch(() => answer) : answer;
      // Rows that a reader may be looking at don't make room for a card.
      show(
        isHeld ? {...rest, card: undefined} : rest,
        rest.isWhole ? 'whole' : 'incomplete',
        isHeld?.(),
      );
    };
    setOutcome((before) => ({...before, isLoading: true}));
    const timer = setTimeout(() => {
      ask().catch((error: unknown) => {
        if (isCurrent) {
          console.warn('[search]', error);
          setOutcome((before) => ({
            ...NOTHING,
            text: query.text,
            // More of the same was asked for, and what came before is still right.
            hits: before.text === query.text ? before.hits : [],
            count: before.text === query.text ? before.count : null,
            status: 'failed',
          }));
        }
      });
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, engine, pause, attempt, isHeld]);
  return outcome;
}
