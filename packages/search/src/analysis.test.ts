import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  chunks,
  chunkTerms,
  identifierParts,
  nameParts,
  processTerm,
  stem,
  swapLayout,
  toCyrillic,
} from './analysis';

const tokenize = (text: string): string[] => chunks(text).flatMap(chunkTerms);

describe('identifiers', () => {
  it('are found whole, by part and by every tail', () => {
    expect(chunkTerms('onRewardedVideoFinished')).toEqual(
      expect.arrayContaining([
        'onrewardedvideofinished',
        'rewardedvideofinished',
        'videofinished',
        'finished',
        'rewarded',
      ]),
    );
  });

  it('know coordinates by any signs, and without their version', () => {
    const whole = 'com.example.sdk.core';
    for (const one of ['com.example.sdk:core:3.7.0', 'com.example.sdk:core', whole]) {
      expect(chunkTerms(one)[0], one).toBe(whole);
    }
    expect(chunkTerms('com.example.sdk:core:3.7.0')).toContain('3.7.0');
  });

  it('split at dots, colons and underscores', () => {
    expect(tokenize('com.appodeal.ads:sdk:1.2.3')).toEqual(
      expect.arrayContaining(['com.appodeal.ads.sdk', 'appodeal', 'sdk']),
    );
    expect(tokenize('BANNER_BOTTOM')).toEqual(
      expect.arrayContaining(['banner_bottom', 'banner', 'bottom']),
    );
  });

  it('keep runs of capitals together', () => {
    expect(identifierParts('APDBannerViewURL')).toEqual(['APD', 'Banner', 'View', 'URL']);
  });

  it('leave out calls and signs around them', () => {
    expect(tokenize('Appodeal.setTesting(true);')).toEqual(
      expect.arrayContaining(['appodeal.settesting', 'settesting', 'true']),
    );
  });
});

describe('parts of a name', () => {
  it('are the names of a path or a call, and the words of a single name', () => {
    expect(nameParts('rpath/DTBiOSSDK.framework/DTBiOSSDK')).toEqual(['dtbiossdk']);
    expect(nameParts('Appodeal.setAutoCache')).toEqual(['setautocache']);
    expect(nameParts('com.appodeal.ads')).toEqual(['com', 'appodeal', 'ads']);
    expect(nameParts('setAutoCache')).toEqual(['set', 'auto', 'cache']);
    expect(nameParts('banner')).toEqual([]);
  });
});

describe('words', () => {
  it('treat ё as е', () => {
    expect(tokenize('Отчёт')).toEqual(tokenize('отчет'));
  });

  it('unite Russian word forms and derivations', () => {
    for (const forms of [
      ['баннер', 'баннера', 'баннеры', 'баннером'],
      ['загрузка', 'загрузить', 'загрузки'],
      ['интеграция', 'интегрировать', 'интеграции'],
      ['проверка', 'проверить'],
    ]) {
      expect(new Set(forms.map(stem)).size, forms.join()).toBe(1);
    }
  });

  it('keep the English word beside its stem', () => {
    expect(processTerm('loading')).toEqual(['loading', 'load']);
    expect(processTerm('баннеры')).toEqual(['баннер']);
  });
});

describe('other scripts', () => {
  it('read transliterated Russian', () => {
    expect(['banner', 'gruzitsya', 'reklama', 'pokazyvaetsya', 'yandeks'].map(toCyrillic)).toEqual([
      'баннер',
      'грузится',
      'реклама',
      'показывается',
      'яндекс',
    ]);
  });

  it('undo the wrong keyboard layout', () => {
    expect(swapLayout(',fyyth')).toBe('баннер');
    expect(swapLayout('ифттук')).toBe('banner');
  });

  it('take signs among Latin letters for letters of a Russian keyboard', () => {
    expect([',fyyth', 'J,]zdktybt', ':ehyfk', "'rhfy"].map(swapLayout)).toEqual([
      'баннер',
      'объявление',
      'журнал',
      'экран',
    ]);
  });
});

it('takes any text', () => {
  fc.assert(
    fc.property(fc.string({unit: 'grapheme'}), (text) => {
      for (const term of tokenize(text)) {
        expect(term).toBe(term.toLowerCase());
        expect(term.length).toBeGreaterThan(0);
        expect(term.length).toBeLessThanOrEqual(64);
      }
    }),
  );
});
