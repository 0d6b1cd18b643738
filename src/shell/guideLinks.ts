import type {GlobalPluginData, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import type {Guide} from '@site/config/platforms';

/** The main page of a version, if it has one. */
export const startOf = (version: Pick<GlobalVersion, 'docs' | 'mainDocId'>): string | undefined =>
  version.docs.find(({id}) => id === version.mainDocId)?.path;

/**
 * Links to every version of every guide, newest first as in the docs plugin.
 *
 * @param guides - guides in menu order
 * @param docs - data of all docs plugin instances, by plugin id
 */
export function guideLinks(
  guides: readonly Pick<Guide, 'pluginId' | 'label'>[],
  docs: Readonly<Record<string, Pick<GlobalPluginData, 'versions'>>>,
): {label: string; to: string; version: GlobalVersion}[] {
  return guides.flatMap(({pluginId, label}) =>
    (docs[pluginId]?.versions ?? []).flatMap((version) => {
      const to = startOf(version);
      return to ? [{label: `${label} ${version.label}`, to, version}] : [];
    }),
  );
}
