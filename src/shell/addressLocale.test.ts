import {expect, it} from 'vitest';
import {addressLocale} from './addressLocale';

const root = {en: '/', ru: '/ru/'};
const nested = {en: '/docs/', ru: '/docs/ru/'};

it.each([
  ['/', root, 'en'],
  ['/no/such', root, 'en'],
  ['/ru', root, 'ru'],
  ['/ru/', root, 'ru'],
  ['/ru/no/such', root, 'ru'],
  ['/russia', root, 'en'],
  ['/android/ru/x', root, 'en'],
  ['/docs/ru/x', nested, 'ru'],
  ['/docs/x', nested, 'en'],
  ['/ru/x', nested, 'en'],
])('%s is %3$s', (pathname, baseUrls, expected) => {
  expect(addressLocale(pathname, baseUrls, 'en')).toBe(expected);
});
