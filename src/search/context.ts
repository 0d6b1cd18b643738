import {useMemo} from 'react';
import {useActivePluginAndVersion, useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Search parameters that both engines understand. */
export interface SearchParameters {
  facetFilters: (string | string[])[];
  optionalFilters: string[];
}

/**
 * Which pages may answer here: the reader's language, the version in hand of
 * the active doc set, the latest of every other set. The active set ranks first.
 *
 * @param chosen - versions by docs plugin id that override the rule
 */
export function useSearchParameters(
  chosen: Readonly<Record<string, string>> = {},
): SearchParameters {
  const {currentLocale} = useDocusaurusContext().i18n;
  const docs = useAllDocsData();
  const active = useActivePluginAndVersion();
  const pluginId = active?.activePlugin.pluginId;
  const version = active?.activeVersion?.name;
  const choice = JSON.stringify(chosen);
  return useMemo(() => {
    const versions = JSON.parse(choice) as Record<string, string>;
    const tags = Object.entries(docs).map(([id, {versions: all}]) => {
      const latest = (all.find(({isLast}) => isLast) ?? all[0])?.name;
      return `docusaurus_tag:docs-${id}-${versions[id] ?? (id === pluginId && version ? version : latest)}`;
    });
    return {
      facetFilters: [`language:${currentLocale}`, ['docusaurus_tag:default', ...tags]],
      optionalFilters: version ? [`docusaurus_tag:docs-${pluginId}-${version}`] : [],
    };
  }, [docs, currentLocale, pluginId, version, choice]);
}
