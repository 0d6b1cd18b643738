// @vitest-environment jsdom
import {beforeEach, expect, it} from 'vitest';
import {createMemory, withoutMarks, type Remembered} from './remembered';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__help-center-en';
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__help-center-en';

const entry = (id: string): Remembered => ({
  id,
  href: `/android/${id}`,
  group: 'Android SDK',
  titles: ['Banner', id],
});

const memory = () => createMemory('help-center-en');
const ids = (list: readonly Remembered[]) => list.map(({id}) => id);

beforeEach(() => localStorage.clear());

it('remembers a hit without its marks, across visits', () => {
  const hit = {
    id: 'a',
    url: 'https://docs.example.com/android/a#show',
    group: 'Android SDK',
    titles: [['Banner'], ['', 'Show', ' <b>it</b>']],
    text: ['x'],
  };
  memory().add(withoutMarks(hit, '/android/a#show'));
  expect(memory().get('RECENT')).toEqual([
    {id: 'a', href: '/android/a#show', group: 'Android SDK', titles: ['Banner', 'Show <b>it</b>']},
  ]);
});

it('keeps the newest first, each once, and no more than fit', () => {
  'abcdefghi'.split('').forEach((id) => memory().add(entry(id)));
  memory().add(entry('e'));
  expect(ids(memory().get('RECENT'))).toEqual(['e', 'i', 'h', 'g', 'f', 'd', 'c']);
});

it('moves favourites to their own list, where following them changes nothing', () => {
  const lists = memory();
  'abcdef'.split('').forEach((id) => lists.add(entry(id)));
  lists.keep(entry('c'));
  expect(ids(lists.get('FAVORITE'))).toEqual(['c']);
  lists.add(entry('c'));
  expect(ids(lists.get('RECENT'))).toEqual(['f', 'e', 'd', 'b', 'a']);
  lists.add(entry('g'));
  expect(ids(lists.get('RECENT'))).toEqual(['g', 'f', 'e', 'd']);
  lists.remove('FAVORITE', 'c');
  expect(lists.get('FAVORITE')).toEqual([]);
});

it('reads the lists that DocSearch has kept', () => {
  const stored = {
    objectID: '/android/banner#show',
    type: 'lvl2',
    url: '/android/banner#show',
    anchor: 'show',
    content: null,
    hierarchy: {lvl0: 'Android SDK', lvl1: 'Banner', lvl2: 'Show', lvl3: null},
  };
  localStorage.setItem(FAVORITE, JSON.stringify([stored]));
  expect(memory().get('FAVORITE')).toEqual([
    {
      id: stored.objectID,
      href: stored.url,
      group: 'Android SDK',
      titles: ['Banner', 'Show'],
    },
  ]);
});

it('hands on stored markup and addresses as the text they are', () => {
  const markup = '<img src=x onerror=alert(1)>';
  const stored = {
    objectID: markup,
    url: '/a',
    hierarchy: {lvl0: markup, lvl1: `&lt;b&gt;${markup}`},
  };
  localStorage.setItem(RECENT, JSON.stringify([stored]));
  expect(memory().get('RECENT')).toEqual([
    {id: markup, href: '/a', group: markup, titles: [`&lt;b&gt;${markup}`]},
  ]);
});

const good = {objectID: 'x', type: 'lvl1', url: '/a', hierarchy: {lvl0: 'G', lvl1: 'A'}};

it.each([
  ['null', null],
  ['no object', 7],
  ['without a title', {objectID: 'x', url: '/a'}],
  ['with titles that are no texts', {...good, hierarchy: {lvl1: {toString: 1}}}],
  ['with a hierarchy that is a text', {...good, hierarchy: 'A'}],
  ['with the address of a script', {...good, url: 'javascript:alert(1)'}],
  ['with the address of another host', {...good, url: '//evil.example/'}],
])('passes over an entry that is %s', (_, broken) => {
  localStorage.setItem(RECENT, JSON.stringify([broken, good]));
  expect(ids(memory().get('RECENT'))).toEqual(['x']);
});

it.each(['{"a":1}', 'not JSON', ''])('reads %j as an empty list', (stored) => {
  localStorage.setItem(RECENT, stored);
  expect(memory().get('RECENT')).toEqual([]);
  memory().add(entry('a'));
  expect(ids(memory().get('RECENT'))).toEqual(['a']);
});

it('keeps the last questions, each once, until they are removed', () => {
  const lists = memory();
  ['a', 'b', 'c', 'd', 'b'].forEach((text) => lists.addQuestion(text));
  expect(memory().questions()).toEqual(['b', 'd', 'c']);
  lists.removeQuestion('d');
  expect(memory().questions()).toEqual(['b', 'c']);
});

it('does without a storage that the browser refuses', () => {
  const lists = createMemory('x', () => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(lists.get('RECENT')).toEqual([]);
  lists.add(entry('a'));
  expect(ids(lists.get('RECENT'))).toEqual(['a']);
  lists.addQuestion('banner');
  expect(lists.questions()).toEqual(['banner']);
});
