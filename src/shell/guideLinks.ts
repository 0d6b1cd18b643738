import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {Guide} from '@site/config/platforms';

/**
 * One link per available version of every guide, newest first as the docs
 * plugin orders them.
 *
 * @param guides - guides in menu order
 * @param docs - data of all docs plugin instances, by plugin id
 */
export function guideLinks(
  guides: readonly Pick<Guide, 'pluginId' | 'label'>[],
  docs: Readonly<Record<string, Pick<GlobalPluginData, 'versions'>>>,
): {label: string; to: string}[] {
  return guides.flatMap(({pluginId, label}) =>
    (docs[pluginId]?.versions ?? []).flatMap((version) => {
      const start = version.docs.find(({id}) => id === version.mainDocId);
      return start ? [{label: `${label} ${version.label}`, to: start.path}] : [];
    }),
  );
}
