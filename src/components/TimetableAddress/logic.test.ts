import {describe, expect, it} from 'vitest';
import {completedSearch} from './logic';

describe('completedSearch', () => {
  it.each([
    '/android/sdk-deprecation-policy',
    '/android/sdk-deprecation-policy/',
    '/ru/android/sdk-deprecation-policy',
    '/docs/ru/android/3.6.0/sdk-deprecation-policy',
  ])('completes %s', (path) => {
    expect(completedSearch(path, '', 'android')).toBe('?timetable-platform=android');
  });

  it('keeps what the address already says, letter by letter', () => {
    expect(completedSearch('/ios/sdk-deprecation-policy', '?utm=a%20b&x', 'ios')).toBe(
      '?utm=a%20b&x&timetable-platform=ios',
    );
    expect(completedSearch('/ios/sdk-deprecation-policy', '?', 'ios')).toBe(
      '?timetable-platform=ios',
    );
  });

  it('leaves a chosen platform alone, an empty or foreign one too', () => {
    for (const search of [
      '?timetable-platform=unity',
      '?a=1&timetable-platform=',
      '?timetable-platform=x',
    ]) {
      expect(completedSearch('/ios/sdk-deprecation-policy', search, 'ios')).toBeNull();
    }
  });

  it('leaves other pages alone', () => {
    expect(completedSearch('/ios/changelog', '', 'ios')).toBeNull();
    expect(completedSearch('/ios/sdk-deprecation-policy/more', '', 'ios')).toBeNull();
  });
});
