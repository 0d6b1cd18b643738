import {useMemo, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchClient} from './contract';

/** What the results page needs of an engine. */
export interface Engine {
  indexName: string;
  /** Loads the engine's client on first use. */
  load: () => Promise<SearchClient>;
}

/** The local index; `hostedEngine.tsx` takes the place of this module where a hosted one answers. */
export function useEngine(): Engine {
  const {
    siteConfig: {baseUrl},
    i18n: {currentLocale},
  } = useDocusaurusContext();
  return useMemo(
    () => ({
      indexName: 'local',
      load: async () => (await import('./engine')).localClient(baseUrl, currentLocale),
    }),
    [baseUrl, currentLocale],
  );
}

/** Says who answers; nobody to name here. */
export function Credit(_: {className: string | undefined}): ReactNode {
  return null;
}
