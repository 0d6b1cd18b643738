import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Provider} from '@site/config/provider';

/** The dashboard settings that browser code reads; see docusaurus.config.ts. */
export interface DashboardSettings extends Pick<Provider, 'domain' | 'chat'> {
  [key: string]: unknown;
  /** Whether a tag manager counts readers' feedback. */
  counted: boolean;
  /** Addresses of dashboard pages. */
  account: Record<'bridge' | 'signIn' | 'signOut' | 'settings', string>;
  /** First path segments of the doc sets read inside the dashboard's frame. */
  framedRoutes: readonly string[];
}

/** The settings of this build. */
export function useDashboardSettings(): DashboardSettings {
  const {siteConfig} = useDocusaurusContext();
  return siteConfig.customFields as unknown as DashboardSettings;
}
