import type {Options} from '@docusaurus/plugin-content-docs';
import {otherVersions, type DocSet} from '../config/docSets';
import type {Platform} from '../config/platforms';
import {beforePublishing, homeTopics, whatFits} from '../config/home';

/** Remark and rehype plugins that run on every page. */
export type MarkdownSteps = Pick<Options, 'beforeDefaultRemarkPlugins' | 'rehypePlugins'>;

type Items = Awaited<ReturnType<NonNullable<Options['sidebarItemsGenerator']>>>;

/** The pages of a guide in the order of their use: what changes comes after the first page, and the ad types are open. */
function inOrder([start, ...items]: Items): Items {
  const isAboutReleases = (item: Items[number]): boolean =>
    item.type === 'doc' && ['changelog', 'upgrade-guide'].includes(item.id);
  return [
    ...(start ? [start] : []),
    ...items.filter(isAboutReleases),
    ...items
      .filter((item) => !isAboutReleases(item))
      .map((item) =>
        item.type === 'category' &&
        item.items.some((one) => one.type === 'doc' && one.id.startsWith('ad-types/'))
          ? {...item, collapsed: false}
          : item,
      ),
  ];
}

/** Generates a guide's sidebar and appends the links to what its readers need outside it. */
const guideSidebar =
  (platform: Platform): Options['sidebarItemsGenerator'] =>
  async ({defaultSidebarItemsGenerator, ...folder}) => [
    ...inOrder(await defaultSidebarItemsGenerator(folder)),
    {
      type: 'link',
      label: 'What fits my project',
      href: whatFits(platform),
      className: 'site-ways',
    },
    {type: 'link', label: 'Before you publish', href: beforePublishing(platform)},
    {type: 'link', label: 'Network setup', href: homeTopics.networks},
    {type: 'link', label: 'Reporting', href: homeTopics.reporting},
    {type: 'link', label: 'Troubleshooting', href: homeTopics.troubleshooting},
  ];

/** Options of the docs plugin for one doc set. */
export function docsOptions(docSet: DocSet, steps: MarkdownSteps): Options {
  const {pluginId, folder, route, label, beta} = docSet;
  const others = otherVersions(docSet).map((version) => [
    version,
    {banner: version === beta ? 'unreleased' : 'unmaintained', badge: false},
  ]);
  return {
    id: pluginId,
    path: folder,
    routeBasePath: route,
    sidebarPath: './sidebars.ts',
    ...(docSet.platform && {sidebarItemsGenerator: guideSidebar(docSet.platform)}),
    lastVersion: 'current',
    // The sidebar shows the version, so pages don't need a badge.
    versions: {current: {label, badge: false}, ...Object.fromEntries(others)},
    sidebarCollapsed: true,
    ...steps,
  };
}
