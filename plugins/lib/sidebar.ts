import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Page ids of a sidebar by top-level category; pages outside categories are listed under the first title. */
export function sidebarSections(
  items: readonly SidebarItem[],
  title: string,
): [string, string[]][] {
  const idsOf = (item: SidebarItem): string[] => {
    if (item.type === 'doc' || item.type === 'ref') {
      return [item.id];
    }
    if (item.type !== 'category') {
      return [];
    }
    const indexPage = item.link?.type === 'doc' ? [item.link.id] : [];
    return [...indexPage, ...item.items.flatMap(idsOf)];
  };
  const loose: string[] = [];
  const sections: [string, string[]][] = [[title, loose]];
  for (const item of items) {
    if (item.type === 'category') {
      sections.push([item.label, idsOf(item)]);
    } else {
      loose.push(...idsOf(item));
    }
  }
  return sections;
}
