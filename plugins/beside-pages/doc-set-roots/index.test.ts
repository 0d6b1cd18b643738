import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {pagesOf} from '../../lib/sidebar';
import {docSetRoots} from '.';

const doc = (id: string) => ({type: 'doc', id}) as const;

describe('the first page', () => {
  const firstPage = (items: Parameters<typeof pagesOf>[0][]) => items.flatMap(pagesOf)[0];

  it('is the first of the sidebar, in its first folder, or that folder’s own', () => {
    expect(firstPage([doc('a'), doc('b')])).toBe('a');
    const folder = {type: 'category', label: 'Folder', collapsed: true, collapsible: true} as const;
    expect(
      firstPage([
        {...folder, items: []},
        {...folder, items: [doc('b')]},
      ]),
    ).toBe('b');
    expect(firstPage([{...folder, link: {type: 'doc', id: 'own'}, items: [doc('b')]}])).toBe('own');
    expect(firstPage([{type: 'link', href: '/x', label: 'x'}])).toBeUndefined();
  });
});

describe('docSetRoots', () => {
  /** Roots that lead to a page, of a set with the given pages. */
  async function rootsOf(page: string, permalinks: string[], baseUrl = '/ru/') {
    const {plugin, createRedirects} = docSetRoots();
    const content = {
      loadedVersions: [
        {
          path: `${baseUrl}android`,
          docs: permalinks.map((permalink, index) => ({id: String(index), permalink})),
          sidebars: {docs: [doc('0')]},
        },
      ],
    } as unknown as LoadedContent;
    await plugin({baseUrl} as LoadContext).allContentLoaded?.({
      allContent: {'docusaurus-plugin-content-docs': {default: content}},
      actions: {} as never,
    });
    return createRedirects(page);
  }

  it('lead to the first page, below the language’s base URL', async () => {
    const pages = ['/ru/android/get-started', '/ru/android/changelog'];
    expect(await rootsOf('/android/get-started', pages)).toBe('/android');
    expect(await rootsOf('/android/changelog', pages)).toBeUndefined();
  });
  it('are left alone where a page stands at the root', async () => {
    expect(await rootsOf('/android', ['/ru/android'])).toBeUndefined();
  });
});
