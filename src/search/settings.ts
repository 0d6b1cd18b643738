import {useCallback} from 'react';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useActiveScope} from './context';
import {scopeToQuery, type Scope} from './scope';
import {resultUrl} from './settings-core';
import {useSearchSettings} from './useSearchSettings';

/** {@link resultUrl} bound to the site's settings. */
export function useResultUrl(): (url: string) => string {
  const settings = useSearchSettings();
  return useCallback((url) => resultUrl(url, settings), [settings]);
}

/**
 * Address of the results page for a query asked on the page in hand, where it
 * finds the same; null if the site has no such page.
 *
 * @param chosen - takes the place of the active page's scope
 */
export function useResultsPage(chosen?: Scope): ((query: string) => string) | null {
  const {searchPagePath} = useSearchSettings();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const docs = useAllDocsData();
  const active = useActiveScope();
  const scope = chosen ?? active;
  const create = useCallback(
    (query: string) => {
      const parameters = [['q', query] as const, ...scopeToQuery(scope, docs)].map(
        ([name, value]) => `${name}=${encodeURIComponent(value)}`,
      );
      return `${baseUrl}${searchPagePath}?${parameters.join('&')}`;
    },
    [baseUrl, searchPagePath, docs, scope],
  );
  return searchPagePath ? create : null;
}
