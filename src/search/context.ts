import {useCallback, useMemo, useState} from 'react';
import {useActivePluginAndVersion, useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {createStorageSlot} from '@docusaurus/theme-common';
import {guides, platforms, type Platform} from '@site/config/platforms';
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

const slot = createStorageSlot('search-platform');

/**
 * Scope of the page in hand with the platform that the reader searches for: the
 * last choice, unless the page is of the guide of another platform.
 */
export function useChosenScope(): [Scope, (platform: Platform | null) => void] {
  const active = useActiveScope();
  const inHand = guides.find(({pluginId}) => pluginId === active.set)?.platform;
  const [platform, setPlatform] = useState(() => {
    const last = slot.get();
    return platforms.find((one) => one === last && one === (inHand ?? one)) ?? null;
  });
  const choose = useCallback((wanted: Platform | null) => {
    setPlatform(wanted);
    if (wanted === null) {
      slot.del();
    } else {
      slot.set(wanted);
    }
  }, []);
  return [useMemo(() => ({...active, platform}), [active, platform]), choose];
}
