import {
  useActiveDocContext,
  useActivePluginAndVersion,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {guides} from '@site/config/platforms';
import {setTitle} from '@site/config/setTitles';

/** The doc set a page belongs to, as its readers know it. */
export interface ActiveDocSet {
  pluginId: string;
  /** What the set is called in the language of the page. */
  title: string;
  /** Version as it is shown; null for sets without versions. */
  version: string | null;
  /** Address of the set's first page in this version. */
  start: string;
}

/** The doc set and version in hand, or null outside the doc sets. */
export function useDocSet(): ActiveDocSet | null {
  const active = useActivePluginAndVersion();
  const {activeVersion} = useActiveDocContext(active?.activePlugin.pluginId ?? 'default');
  const {currentLocale} = useDocusaurusContext().i18n;
  if (!active || !activeVersion) {
    return null;
  }
  const {pluginId} = active.activePlugin;
  const guide = guides.find((one) => one.pluginId === pluginId);
  const main = activeVersion.docs.find(({id}) => id === activeVersion.mainDocId);
  return {
    pluginId,
    title: setTitle(guide?.platform ?? pluginId, currentLocale),
    version: guide ? activeVersion.label : null,
    start: main?.path ?? activeVersion.path,
  };
}
