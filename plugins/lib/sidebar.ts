import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {DocVersion} from './docVersions';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Page ids of a sidebar's item, in order; a category may have an index page. */
export function pagesOf(item: SidebarItem): string[] {
  if (item.type === 'doc' || item.type === 'ref') {
    return [item.id];
  }
  return item.type === 'category'
    ? [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(pagesOf)]
    : [];
}

/**
 * Pages of a version by top-level category; those outside categories are listed under the
 * version's title, before the others.
 *
 * @param pageOf - called with a page's id; undefined for a page that is left out
 */
export const sidebarSections = <Page>(
  {version, title}: DocVersion,
  pageOf: (id: string) => Page | undefined,
): {title: string; pages: Page[]}[] =>
  Object.values(version.sidebars).flatMap((items) => {
    const section = (name: string, list: readonly SidebarItem[]) => ({
      title: name,
      pages: list.flatMap(pagesOf).flatMap((id) => pageOf(id) ?? []),
    });
    return [
      section(
        title,
        items.filter(({type}) => type !== 'category'),
      ),
      ...items.flatMap((item) => (item.type === 'category' ? section(item.label, [item]) : [])),
    ];
  });
