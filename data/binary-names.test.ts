import {expect, it} from 'vitest';
import data from './binary-names.json';
import schema from './schema/binary-names.schema.json';
import {problems} from './schema/validate';

it('follows the schema', () => {
  expect(problems(schema, data)).toEqual([]);
});

it('names a source for each row, and no others', () => {
  const {sources, ...tables} = data;
  const named = [...JSON.stringify(tables).matchAll(/"(?:source|adId)":"([^"]+)"/g)];
  expect(new Set(named.map(([, source]) => source))).toEqual(new Set(Object.keys(sources)));
});
