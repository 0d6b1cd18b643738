import {useCallback} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ClientSearchSettings} from '@site/config/search';
import {resultUrl} from './settings-core';

/** Search settings of the site. */
export function useSearchSettings(): ClientSearchSettings {
  return useDocusaurusContext().siteConfig.customFields?.search as ClientSearchSettings;
}

/** {@link resultUrl} bound to the site's settings. */
export function useResultUrl(): (url: string) => string {
  const settings = useSearchSettings();
  return useCallback((url) => resultUrl(url, settings), [settings]);
}

/** Address of the results page for a query; null if the site has none. */
export function useResultsPage(): ((query: string) => string) | null {
  const {searchPagePath} = useSearchSettings();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const create = useCallback(
    (query: string) => `${baseUrl}${searchPagePath}?q=${encodeURIComponent(query)}`,
    [baseUrl, searchPagePath],
  );
  return searchPagePath ? create : null;
}
