import {useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {SearchClient} from './contract';
import {withEscapedHits} from './hosted';
import type {Engine} from './localEngine';
import {useSearchSettings} from './settings';

/** The hosted engine of the configuration. */
export function useEngine(): Engine {
  const {hosted} = useSearchSettings();
  return useMemo(() => {
    const {appId = '', apiKey = '', indexName = ''} = hosted ?? {};
    return {
      indexName,
      load: async () => {
        const {liteClient} = await import('algoliasearch/lite');
        return withEscapedHits(liteClient(appId, apiKey) as unknown as SearchClient);
      },
    };
  }, [hosted]);
}

/** Says who answers. */
export function Credit({className}: {className: string | undefined}): ReactNode {
  return (
    <p className={className}>
      <Link to="https://www.algolia.com/">
        <Translate id="site.search.byAlgolia">Search by Algolia</Translate>
      </Link>
    </p>
  );
}
