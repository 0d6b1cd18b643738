import {describe, expect, it} from 'vitest';
import {offeredLanguage} from './languageOffer';

describe('the language that is offered', () => {
  it.each([
    [['ru'], 'ru'],
    [['ru-RU', 'en-US'], 'ru'],
    [['RU-by'], 'ru'],
    [['de', 'ru', 'en'], 'ru'],
    [['en-US', 'ru'], null],
    [['en', 'ru-RU'], null],
    [['de', 'fr'], null],
    [['rum', 'constructor', ''], null],
    [[], null],
  ])('for %j is %j', (preferred, offered) => {
    expect(offeredLanguage(preferred, [])).toBe(offered);
  });
  it('is none where the page is not translated', () => {
    expect(offeredLanguage(['ru'], ['ru'])).toBeNull();
  });
});
