import {useMemo} from 'react';
import {useActivePluginAndVersion, useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import type {Filters} from './contract';
import {filtersOf, scopeOf, type Scope} from './scope';

/** Scope of the page in hand; the same object as long as it says the same. */
export function useActiveScope(): Scope {
  const docs = useAllDocsData();
  const active = useActivePluginAndVersion();
  const pluginId = active?.activePlugin.pluginId;
  const version = active?.activeVersion?.name;
  return useMemo(() => scopeOf(pluginId, version, docs), [pluginId, version, docs]);
}

/**
 * Which pages may answer here: the version in hand of the active doc set, the
 * latest of every other set. The active set ranks first.
 *
 * @param chosen - takes the place of the active page's scope
 */
export function useFilters(chosen?: Scope): Filters {
  const docs = useAllDocsData();
  const active = useActiveScope();
  const scope = chosen ?? active;
  return useMemo(() => filtersOf(scope, docs), [scope, docs]);
}
