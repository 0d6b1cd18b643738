import {liteClient} from 'algoliasearch/lite';
import {useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchClient} from './contract';
import type {Engine} from './engine';
import {createHostedClient} from './hosted';
import {useSearchSettings} from './useSearchSettings';

let client: SearchClient | null = null;

/** The hosted engine of the configuration. */
export function useEngine(): Engine {
  const {hosted} = useSearchSettings();
  const {currentLocale} = useDocusaurusContext().i18n;
  return useMemo(() => {
    const account = hosted ?? {appId: '', apiKey: '', indexName: ''};
    return {
      name: account.indexName,
      client: () => (client ??= createHostedClient(liteClient, account, currentLocale)),
    };
  }, [hosted, currentLocale]);
}

/** Says who answers. */
export function Credit(): ReactNode {
  return (
    <Link to="https://www.algolia.com/">
      <Translate id="site.search.byAlgolia">Search by Algolia</Translate>
    </Link>
  );
}
