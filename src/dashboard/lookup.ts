import {type Answer, isSameUser, type User} from './user';

/** What is known about the current reader. */
export type Reader =
  {status: 'fetching' | 'signedOut'; user: null} | {status: 'signedIn'; user: User};

/** One question to the dashboard and its result. */
export interface Lookup {
  reader: Reader;
  /** True until the question got its first valid answer; later answers are ignored. */
  open: boolean;
  /** What is wrong with an answer; at most one of each kind per question. */
  complaint: {text: string} | null;
}

export type LookupEvent =
  {type: 'asked'} | {type: 'answered'; answer: Answer} | {type: 'waitedTooLong'};

const signedOut: Reader = {status: 'signedOut', user: null};

export const initialLookup: Lookup = {
  reader: {status: 'fetching', user: null},
  open: false,
  complaint: null,
};

/**
 * Reducer for a lookup. While a repeated question is pending, the previous reader
 * stays, so that nothing flickers. A valid answer counts even after the time-out or
 * a failure; later answers are ignored until the question is asked again.
 */
export function lookupReducer(state: Lookup, event: LookupEvent): Lookup {
  if (event.type === 'asked') {
    return {...state, open: true, complaint: null};
  }
  if (!state.open) {
    return state;
  }
  if (event.type === 'waitedTooLong') {
    return {...state, reader: signedOut};
  }
  const {answer} = event;
  if (answer.kind === 'user') {
    const reader: Reader = isSameUser(state.reader.user, answer.user)
      ? state.reader
      : {status: 'signedIn', user: answer.user};
    const complaint =
      answer.ignored.length > 0
        ? {text: `malformed, left out: ${answer.ignored.join(', ')}`}
        : state.complaint;
    return {...state, reader, open: false, complaint};
  }
  if (answer.kind === 'failure' && !state.complaint) {
    const complaint = {text: `user lookup failed: ${answer.reason}`};
    return {...state, reader: signedOut, complaint};
  }
  return state;
}
