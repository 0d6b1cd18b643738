import {expect, it} from 'vitest';
import type {Hit} from './contract';
import {arrange} from './arrange';

const hit = (group: string, page: string, anchor = ''): Hit => ({
  id: `${page}#${anchor}`,
  url: `https://a.b/${page}${anchor && `#${anchor}`}`,
  group,
  titles: [[page]],
  text: [],
});

const shown = (...hits: Hit[]) =>
  arrange(hits).map((run) => [run.group, ...run.hits.map(({id}) => id)]);

it('keeps the order of hits whose doc sets alternate', () => {
  expect(shown(hit('A', 'a'), hit('A', 'b'), hit('B', 'c'), hit('A', 'd'))).toEqual([
    ['A', 'a#', 'b#'],
    ['B', 'c#'],
    ['A', 'd#'],
  ]);
});
