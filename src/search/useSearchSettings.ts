import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ClientSearchSettings} from '@site/config/search';

/** Search settings of the site. */
export function useSearchSettings(): ClientSearchSettings {
  return useDocusaurusContext().siteConfig.customFields?.search as ClientSearchSettings;
}
