import {describe, expect, it} from 'vitest';
import data from './releases.json';
import schema from './schema/releases.schema.json';
import {problems} from './schema/validate';

const platforms = Object.entries(data.platforms);

/** Makes versions comparable as strings. */
const order = (version: string): string =>
  version
    .split('.')
    .map((part) => part.padStart(4, '0'))
    .join('.');

describe('releases.json', () => {
  it('follows its schema', () => {
    expect(problems(schema, data)).toEqual([]);
  });

  it('is refused with a wrong date, version or kind of change', () => {
    const broken = structuredClone(data) as unknown as {
      platforms: {android: {releases: {version: string; date: string; changes: unknown[]}[]}};
    };
    const [release] = broken.platforms.android.releases;
    Object.assign(release as object, {
      version: '3.7',
      date: '12.06.2025',
      changes: [{kind: 'improved', text: {en: 'Faster', ru: 'Быстрее'}}],
    });
    const found = problems(schema, broken).join('\n');
    expect(found).toMatch(/releases\/0\/version/);
    expect(found).toMatch(/releases\/0\/date/);
    expect(found).toMatch(/changes\/0\/kind/);
  });

  it.each(platforms)('%s: newest first, each version once', (_, {releases}) => {
    const versions = releases.map(({version}) => order(version));
    expect(versions).toEqual([...new Set(versions)].sort().reverse());
  });

  it.each(platforms)('%s: dates never rise while going back', (_, {releases}) => {
    const dates = releases.map(({date}) => date).filter((date) => date !== null);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it.each(platforms)('%s: the latest release is the first and has a date', (_, platform) => {
    expect(platform.releases[0]?.version).toBe(platform.latest);
    expect(platform.releases[0]?.date).toBeTruthy();
  });

  it.each(platforms)('%s: nothing lies after the day the data speaks of', (_, {releases}) => {
    for (const {date, version} of releases) {
      expect((date ?? '') <= data.asOf, version).toBe(true);
    }
  });

  // What each page needs of them is a matter of the check of pages.
  it.each(platforms)(
    '%s: the latest release has the facts that name it',
    (platform, {releases}) => {
      const names = {
        android: ['core', 'minSdk'],
        ios: ['pod', 'coreMinIos'],
        unity: ['package', 'tag'],
      };
      expect(Object.keys(releases[0]?.facts ?? {})).toEqual(
        expect.arrayContaining(names[platform as keyof typeof names]),
      );
    },
  );

  it.each(platforms)('%s: every release says what changed', (_, {releases}) => {
    for (const {changes, version} of releases) {
      expect(changes.length, version).toBeGreaterThan(0);
    }
  });

  it.each(platforms)('%s: code marks are closed in both languages', (_, {releases}) => {
    for (const {changes, version} of releases) {
      for (const {text} of changes) {
        const {en, ru = ''} = text;
        for (const words of [en, ru]) {
          expect(words.split('`').length % 2, `${version}: ${words}`).toBe(1);
        }
        expect(ru.match(/`[^`]+`/g)).toEqual(en.match(/`[^`]+`/g));
      }
    }
  });
});
