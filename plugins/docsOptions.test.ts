import {expect, it} from 'vitest';
import {docSets, type DocSet} from '../config/docSets';
import {docsOptions} from './docsOptions';

type Generator = NonNullable<ReturnType<typeof docsOptions>['sidebarItemsGenerator']>;
type Arguments = Parameters<Generator>[0];

const guide = docSets.find(({platform}) => platform === 'android') as DocSet;
const group = (label: string, id: string) => ({
  type: 'category' as const,
  label,
  collapsed: true,
  items: [{type: 'doc' as const, id}],
});

it('puts what changes after the first page, and opens the ad types alone', async () => {
  const generate = docsOptions(guide, {}).sidebarItemsGenerator as Generator;
  const items = await generate({
    defaultSidebarItemsGenerator: () => [
      {type: 'doc', id: 'get-started'},
      group('Ad types', 'ad-types/banner'),
      group('Services', 'services/adjust'),
      {type: 'doc', id: 'changelog'},
      {type: 'doc', id: 'upgrade-guide'},
    ],
  } as unknown as Arguments);
  const shown = items.slice(0, 5).map((item) => {
    const {type} = item;
    return type === 'category' ? [item.label, item.collapsed] : type === 'doc' && item.id;
  });
  expect(shown).toEqual([
    'get-started',
    'changelog',
    'upgrade-guide',
    ['Ad types', false],
    ['Services', true],
  ]);
});
