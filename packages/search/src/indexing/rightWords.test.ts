import {expect, it} from 'vitest';
import {dictionaryEntry, rightWords} from './rightWords';

const right = (words: readonly string[], terms: readonly string[], known: readonly string[] = []) =>
  rightWords(words.map(dictionaryEntry), new Set(terms), new Set(known));

it('lists by their stems the right words that would be corrected', () => {
  expect(right(['clash', 'clashes', 'lunches', 'wallet'], ['crash', 'launch', 'bidder'])).toEqual([
    'clash',
    'lunch',
  ]);
  expect(right(['медитация', 'медитаций'], ['меди', 'деталь'])).toEqual(['медит']);
});

it('leaves out what the index has, and what differs more than an error', () => {
  expect(right(['banner', 'slash'], ['banner', 'flash'], ['banner'])).toEqual([]);
  expect(right(['injector', 'inspector'], ['inspection'])).toEqual(['inspector']);
});
