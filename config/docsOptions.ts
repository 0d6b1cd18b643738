import type {Options} from '@docusaurus/plugin-content-docs';
import {otherVersions, type DocSet} from './docSets';
import {withWhatFits} from './whatFits';

/** What becomes of Markdown on the way to a page. */
export type MarkdownSteps = Pick<Options, 'beforeDefaultRemarkPlugins' | 'rehypePlugins'>;

/** Options of the docs plugin for a doc set. */
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
    ...(docSet.platform && {sidebarItemsGenerator: withWhatFits(docSet.platform)}),
    lastVersion: 'current',
    // The sidebar names the version, so that no page needs a badge.
    versions: {current: {label, badge: false}, ...Object.fromEntries(others)},
    sidebarCollapsed: false,
    ...steps,
  };
}
