import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import schema from './schema/search-keywords.schema.json';
import {problems} from './schema/validate';
import data from './search-keywords.json';

it('follows the schema', () => {
  expect(problems(schema, data)).toEqual([]);
});

it('speaks of pages that exist', () => {
  const docs = path.join(__dirname, '..', 'docs');
  const pages = readdirSync(docs, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => `/${file.replace(/(?:\/index)?\.mdx?$/, '')}`)
    // A tool's page that is made of code.
    .concat('/what-fits');
  const unknown = Object.keys(data).filter(
    (end) => !pages.some((page) => page.endsWith(`/${end}`)),
  );
  expect(unknown).toEqual([]);
});
