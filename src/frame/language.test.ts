import {describe, expect, it} from 'vitest';
import {bestLanguage} from './language';

describe('the best language of a reader', () => {
  it.each([
    [['ru'], 'ru'],
    [['ru-RU', 'en-US'], 'ru'],
    [['RU-by'], 'ru'],
    [['de', 'ru', 'en'], 'ru'],
    [['en-US', 'ru'], 'en'],
    [['en', 'ru-RU'], 'en'],
    [['de', 'fr'], undefined],
    [['rum', 'constructor', ''], undefined],
    [[], undefined],
  ])('of %j is %j', (preferred, offered) => {
    expect(bestLanguage(preferred, ['en', 'ru'])).toBe(offered);
  });
});
