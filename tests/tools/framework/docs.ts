import {guides} from '@site/config/platforms';
import {latestVersion} from '@help-center/sdk-data/releases';

/** The latest documented version of a guide. */
export const useLatestVersion = (pluginId: string): {label: string} => ({
  label: latestVersion(guides.find((guide) => guide.pluginId === pluginId)?.platform ?? 'android'),
});
