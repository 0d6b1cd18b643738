import {describe, expect, it} from 'vitest';
import {locales} from '../config/locales';
import errorSignatures from './error-signatures.json';
import data, {type Row} from './rosetta.json';
import schema from './schema/rosetta.schema.json';
import {problems} from './schema/validate';
import type {Symbols} from './symbols/types';
import android from './symbols/android.json';
import ios from './symbols/ios.json';
import unity from './symbols/unity.json';

const symbols: Readonly<Record<'android' | 'ios' | 'unity', Symbols>> = {android, ios, unity};

/** Every name of the SDK: types by their last part, members, selectors. */
function namesOf({types}: Symbols): Set<string> {
  return new Set(
    Object.entries(types).flatMap(([type, {methods, constants, properties, events, swift}]) => [
      ...type.split(/[.#]/),
      ...[
        methods,
        Object.fromEntries(
          [constants, properties, events].flatMap((list) => (list ?? []).map((name) => [name, 0])),
        ),
      ].flatMap((of) => Object.keys(of ?? {})),
      ...(swift ?? []).map((name) => name.replace('()', '')),
    ]),
  );
}

/** The names in what a row says, without the arguments of calls; a selector of Swift is one name. */
const namesIn = (ours: string): string[] =>
  (/:\)$/.test(ours) ? ours : ours.replace(/\(.*$/, '')).split('.').filter(Boolean);

describe('the names of other SDKs', () => {
  it('follow the schema', () => {
    expect(problems(schema, data)).toEqual([]);
  });

  it('belong to a job and an origin, each once', () => {
    const jobs = data.jobs.map(({id}) => id);
    expect(new Set(jobs).size).toBe(jobs.length);
    const maps = data.maps.map(({platform, from}) => `${platform} ${from}`);
    expect(new Set(maps).size).toBe(maps.length);
    for (const {platform, from, rows} of data.maps) {
      const asked = rows.map(({job}) => job);
      expect(
        asked.filter((job) => !jobs.includes(job)),
        `${platform} ${from}`,
      ).toEqual([]);
      expect(new Set(asked).size, `${platform} ${from}`).toBe(asked.length);
    }
  });

  it.each(data.maps.map((map) => [`${map.platform} ${map.from}`, map] as const))(
    'stand beside names that our SDK has: %s',
    (_, {platform, rows}) => {
      const known = namesOf(symbols[platform]);
      const unknown = rows.flatMap(({ours}: Row) =>
        ours.flatMap(namesIn).filter((name) => !known.has(name)),
      );
      expect(unknown).toEqual([]);
    },
  );

  it('cover what every app does, on both sides or with a note', () => {
    for (const {platform, from, rows} of data.maps) {
      const asked = rows.map(({job}) => job);
      expect(asked, `${platform} ${from}`).toEqual(
        expect.arrayContaining([
          'start',
          'load',
          'show',
          'failed',
          'closed',
          'reward',
          'banner',
          'revenue',
        ]),
      );
      for (const {job, theirs, ours, note} of rows) {
        expect(theirs.length + ours.length, job).toBeGreaterThan(0);
        expect(ours.length > 0 || note, job).toBeTruthy();
      }
    }
  });

  it('are known to the log helper where a compiler misses them', () => {
    for (const {platform, from, rows, leftovers} of data.maps) {
      const entry = errorSignatures.signatures.find(({id}) => id === `${platform}-name-of-${from}`);
      expect(entry?.page, `${platform} ${from}`).toBe(`/${platform}/move-from/${from}#names`);
      const names = JSON.stringify(rows.map(({theirs}) => theirs));
      const beginnings = leftovers.flatMap(({texts}) => texts);
      const isTheirs = (name: string) =>
        names.includes(name) ||
        beginnings.some((text) => `${name}.`.startsWith(text) || text.startsWith(`${name}.`));
      const unknown = entry?.patterns
        .flatMap((pattern) => /(?<=package |['‘]|: )[\w.]+/.exec(pattern) ?? [pattern])
        .filter((name) => !isTheirs(name));
      expect(unknown, `${platform} ${from}`).toEqual([]);
    }
  });

  it('say every text in every language', () => {
    const texts = [
      ...data.jobs.map(({title}) => title),
      ...data.maps.flatMap(({rows, leftovers}) => [
        ...rows.flatMap(({note}) => note ?? []),
        ...leftovers.map(({instead}) => instead),
      ]),
    ];
    for (const text of texts) {
      expect(Object.keys(text).sort()).toEqual([...locales].sort());
    }
  });
});
