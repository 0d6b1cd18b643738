import {expect, it} from 'vitest';
import {filtersOf, scopeFromQuery, scopeOf, scopeToQuery, withScope, type DocSets} from './scope';

const versions = [
  {name: 'current', isLast: true},
  {name: '3.6.0', isLast: false},
];
const sets: DocSets = {
  default: {path: '/ru/android', platform: 'android', versions},
  ios: {path: '/ru/ios', platform: 'ios', versions},
  advanced: {path: '/ru/advanced', versions: [{name: 'current', isLast: true}]},
};

const queryOf = (set?: string, version?: string) =>
  new URLSearchParams(scopeToQuery(scopeOf(set, version, sets), sets)).toString();

it('names what differs from searching everywhere in the latest versions', () => {
  expect(queryOf()).toBe('');
  expect(queryOf('ios', 'current')).toBe('set=ios');
  expect(queryOf('default', '3.6.0')).toBe('android=3.6.0&set=android');
});

it.each([
  [undefined, undefined],
  ['advanced', 'current'],
  ['default', 'current'],
  ['ios', '3.6.0'],
])('searches the same from the address as from the page (%s %s)', (set, version) => {
  const scope = scopeOf(set, version, sets);
  const read = scopeFromQuery(`?q=a&${queryOf(set, version)}`, sets);
  expect(filtersOf(read, sets)).toEqual(filtersOf(scope, sets));
});

it('asks for the version in hand, the latest of the other sets, the set in hand first', () => {
  expect(filtersOf(scopeOf('ios', '3.6.0', sets), sets)).toEqual({
    tags: ['default', 'docs-default-current', 'docs-ios-3.6.0', 'docs-advanced-current'],
    first: 'docs-ios-3.6.0',
    platform: null,
  });
  expect(filtersOf(scopeOf(undefined, undefined, sets), sets).first).toBeNull();
});

it('passes over what does not exist', () => {
  expect(scopeFromQuery('?q=a&set=x&android=1.0&__proto__=3.6.0', sets)).toEqual({
    set: null,
    versions: {},
    platform: null,
  });
  expect(scopeFromQuery('?platform=windows', sets).platform).toBeNull();
  expect(scopeFromQuery('?platform=constructor', sets).platform).toBeNull();
});

it('leaves the guides of other platforms out, and what the guide in hand has first', () => {
  const inIos = {...scopeOf('ios', '3.6.0', sets), platform: 'android'};
  const {tags, first, platform} = filtersOf(inIos, sets);
  expect(tags).toEqual(['default', 'docs-default-current', 'docs-advanced-current']);
  expect(first).toBeNull();
  expect(platform).toBe('android');
  expect(filtersOf({...inIos, platform: 'ios'}, sets).first).toBe('docs-ios-3.6.0');
});

it('keeps the platform in the address', () => {
  const scope = {...scopeOf('ios', 'current', sets), platform: 'android'};
  const address = withScope('?q=a&platform=ios', scope, sets);
  expect(address).toBe('q=a&set=ios&platform=android');
  expect(scopeFromQuery(address, sets)).toEqual(scope);
  expect(withScope(address, {...scope, platform: null}, sets)).toBe('q=a&set=ios');
});

it('replaces the scope of an address and leaves the rest', () => {
  const scope = {set: 'ios', versions: {default: '3.6.0', ios: 'current'}, platform: null};
  expect(withScope('?q=a+b&ios=3.6.0&set=ios', scope, sets)).toBe('q=a+b&android=3.6.0&set=ios');
});
