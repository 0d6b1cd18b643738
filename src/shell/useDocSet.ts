import {
  useActiveDocContext,
  useActivePluginAndVersion,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {guides} from '@site/config/platforms';
import {setTitle} from '@site/config/setTitles';
import {startOf} from './guideLinks';

/**
 * The current doc set, its label of the version, null for sets without versions, and the address
 * of its first page in this version; null outside the doc sets.
 */
export function useDocSet() {
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
