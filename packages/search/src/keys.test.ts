import {describe, expect, it} from 'vitest';
import {moved, searchKey, type Key} from './keys';

const key = (name: string, code: string, held: Partial<Key> = {}): Key => ({
  key: name,
  code,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

describe('searchKey', () => {
  it.each([
    ['Ctrl+K', key('k', 'KeyK', {ctrlKey: true}), 'toggle'],
    ['⌘K', key('k', 'KeyK', {metaKey: true}), 'toggle'],
    ['Ctrl+K with caps lock', key('K', 'KeyK', {ctrlKey: true}), 'toggle'],
    ['Ctrl+K on a Russian keyboard', key('л', 'KeyK', {ctrlKey: true}), 'toggle'],
    ['Ctrl+K on a Dvorak keyboard', key('k', 'KeyV', {ctrlKey: true}), 'toggle'],
    ['Ctrl+T, where Dvorak has a T', key('t', 'KeyK', {ctrlKey: true}), null],
    ['Ctrl+Shift+K', key('K', 'KeyK', {ctrlKey: true, shiftKey: true}), null],
    ['K alone', key('k', 'KeyK'), null],
    ['a slash', key('/', 'Slash'), 'open'],
    ['a slash above a digit', key('/', 'Digit7', {shiftKey: true}), 'open'],
    ['the key of the slash on a Russian keyboard', key('.', 'Slash'), 'open'],
    ['a full stop', key('.', 'Period'), null],
    ['a comma on a Russian keyboard', key(',', 'Slash', {shiftKey: true}), null],
    ['Ctrl+/', key('/', 'Slash', {ctrlKey: true}), null],
    ['Alt+/', key('/', 'Slash', {altKey: true}), null],
  ])('reads %s', (_, pressed, wish) => {
    expect(searchKey(pressed)).toBe(wish);
  });
});

it('goes round a list, and nowhere in an empty one', () => {
  expect(moved('ArrowDown', 0, 3)).toBe(1);
  expect(moved('ArrowDown', 2, 3)).toBe(0);
  expect(moved('ArrowUp', 0, 3)).toBe(2);
  expect(moved('ArrowDown', 0, 0)).toBeNull();
  expect(moved('Home', 1, 3)).toBeNull();
});
