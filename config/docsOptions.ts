import type {Options} from '@docusaurus/plugin-content-docs';
import {otherVersions, type DocSet} from './docSets';
import {guideSidebar} from './guideSidebar';

/** Remark and rehype plugins that run on every page. */
export type MarkdownSteps = Pick<Options, 'beforeDefaultRemarkPlugins' | 'rehypePlugins'>;

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
    sidebarCollapsed: false,
    ...steps,
  };
}
