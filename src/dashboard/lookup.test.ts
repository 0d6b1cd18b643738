import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {initialLookup, lookupReducer, type Lookup, type LookupEvent} from './lookup';
import type {Answer} from './user';

const ada: Answer = {kind: 'user', user: {name: 'Ada', email: 'ada@example.com'}, ignored: []};
const bob: Answer = {kind: 'user', user: {name: 'Bob', email: 'bob@example.com'}, ignored: []};
const failure: Answer = {kind: 'failure', reason: 'no user'};
const asked: LookupEvent = {type: 'asked'};
const waitedTooLong: LookupEvent = {type: 'waitedTooLong'};
const answered = (answer: Answer): LookupEvent => ({type: 'answered', answer});

function after(...events: LookupEvent[]): Lookup {
  return events.reduce(lookupReducer, initialLookup);
}

describe('lookupReducer', () => {
  it('fetches until there is an answer', () => {
    expect(after(asked).reader.status).toBe('fetching');
    expect(after(asked, answered({kind: 'unrelated'})).reader.status).toBe('fetching');
  });

  it('ignores answers to a question nobody asked', () => {
    expect(after(answered(ada))).toBe(initialLookup);
  });

  it('takes the first valid answer and ignores the rest', () => {
    const first = after(asked, answered(ada));
    expect(first.reader).toEqual({status: 'signedIn', user: ada.user});
    for (const later of [answered(bob), answered(failure), waitedTooLong]) {
      expect(lookupReducer(first, later)).toBe(first);
    }
  });

  it('signs in and complains once about fields that were left out', () => {
    const odd = answered({...ada, ignored: ['createdAt', 'userHash']});
    const once = after(asked, odd);
    expect(once.reader).toEqual({status: 'signedIn', user: ada.user});
    expect(once.complaint?.text).toBe('malformed, left out: createdAt, userHash');
    expect(lookupReducer(once, odd)).toBe(once);
  });

  it('signs out and keeps one reason when answers hold no user', () => {
    const once = after(asked, answered(failure));
    expect(once).toMatchObject({
      reader: {status: 'signedOut'},
      complaint: {text: 'user lookup failed: no user'},
    });
    expect(lookupReducer(once, answered({kind: 'failure', reason: 'other'}))).toBe(once);
  });

  it('signs out without an answer', () => {
    expect(after(asked, waitedTooLong)).toMatchObject({
      reader: {status: 'signedOut'},
      complaint: null,
    });
  });

  it('takes a valid answer after the time-out or a failure', () => {
    expect(after(asked, waitedTooLong, answered(ada)).reader.status).toBe('signedIn');
    expect(after(asked, answered(failure), answered(ada)).reader.status).toBe('signedIn');
  });

  it('shows the former reader while it asks again, then follows the answer', () => {
    const again = after(asked, answered(ada), asked);
    expect(again.reader.user).toBe(ada.user);
    expect(lookupReducer(again, answered(bob)).reader.user).toEqual(bob.user);
    expect(lookupReducer(again, answered(failure)).reader.status).toBe('signedOut');
    expect(lookupReducer(again, waitedTooLong).reader.status).toBe('signedOut');
  });

  it('keeps the identity of an unchanged reader, so that nothing restarts', () => {
    const before = after(asked, answered(ada));
    const same = answered({kind: 'user', user: {...ada.user}, ignored: []});
    expect([asked, same].reduce(lookupReducer, before).reader).toBe(before.reader);
  });

  it('reports a failure again only for a new question', () => {
    const first = after(asked, answered(failure));
    const second = [asked, answered(failure)].reduce(lookupReducer, first);
    expect(second.complaint).toEqual(first.complaint);
    expect(second.complaint).not.toBe(first.complaint);
  });

  it('believes the first user after each question and nobody else, in any order of events', () => {
    const events = fc.constantFrom(
      asked,
      waitedTooLong,
      answered(ada),
      answered(bob),
      answered(failure),
      answered({kind: 'unrelated'}),
    );
    fc.assert(
      fc.property(fc.array(events), (list) => {
        const lastAsked = list.lastIndexOf(asked);
        const first = list
          .slice(lastAsked + 1)
          .find((event) => event.type === 'answered' && event.answer.kind === 'user');
        const {reader, complaint: reported} = after(...list);
        if (lastAsked >= 0 && first?.type === 'answered' && first.answer.kind === 'user') {
          expect(reader.user).toEqual(first.answer.user);
        }
        expect(reader.status === 'signedIn').toBe(reader.user !== null);
        expect(reported !== null && !list.some((event) => event.type === 'asked')).toBe(false);
      }),
    );
  });
});
