import {expect, it} from 'vitest';
import schema from './schema/search-words.schema.json';
import {problems} from './schema/validate';
import data from './search-words.json';

it('follows the schema', () => {
  expect(problems(schema, data)).toEqual([]);
});

it('names a platform by each of its words alone', () => {
  const words = Object.values(data.platforms).flat();
  expect(new Set(words).size).toBe(words.length);
});
