import {useMemo} from 'react';
import {useActivePluginAndVersion, useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {parametersOf, scopeOf, type Scope, type SearchParameters} from './scope';

/** Scope of the page in hand; the same object as long as it says the same. */
export function useActiveScope(): Scope {
  const docs = useAllDocsData();
  const active = useActivePluginAndVersion();
  const pluginId = active?.activePlugin.pluginId;
  const version = active?.activeVersion?.name;
  return useMemo(() => scopeOf(pluginId, version, docs), [pluginId, version, docs]);
}

/**
 * Which pages may answer here: the reader's language, the version in hand of
 * the active doc set, the latest of every other set. The active set ranks first.
 *
 * @param chosen - takes the place of the active page's scope
 */
export function useSearchParameters(chosen?: Scope): SearchParameters {
  const {currentLocale} = useDocusaurusContext().i18n;
  const docs = useAllDocsData();
  const active = useActiveScope();
  const scope = chosen ?? active;
  return useMemo(() => parametersOf(scope, docs, currentLocale), [scope, docs, currentLocale]);
}
