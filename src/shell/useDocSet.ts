import {
  useActiveDocContext,
  useActivePluginAndVersion,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {guides} from '@site/config/platforms';
import {setTitle} from '@site/config/setTitles';
import {startOf} from './guideLinks';

/** A page's doc set, for display. */
export interface ActiveDocSet {
  pluginId: string;
  /** Title of the set in the language of the page. */
  title: string;
  /** Version label; null for sets without versions. */
  version: string | null;
  /** Address of the set's first page in this version. */
  start: string;
}

/** The current doc set and version, or null outside the doc sets. */
export function useDocSet(): ActiveDocSet | null {
  const active = useActivePluginAndVersion();
  const {activeVersion} = useActiveDocContext(active?.activePlugin.pluginId ?? 'default');
  const {currentLocale} = useDocusaurusContext().i18n;
  if (!active || !activeVersion) {
    return null;
  }
  const {pluginId} = active.activePlugin;
  const guide = guides.find((one) => one.pluginId === pluginId);
  return {
    pluginId,
    title: setTitle(guide?.platform ?? pluginId, currentLocale),
    version: guide ? activeVersion.label : null,
    start: startOf(activeVersion) ?? activeVersion.path,
  };
}
