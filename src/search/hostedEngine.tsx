import {liteClient} from 'algoliasearch/lite';
import Translate from '@docusaurus/Translate';
import {createHostedClient, createVocabulary, type SearchClient} from '@help-center/search';
import type {Engine} from '@help-center/search/dialog';
import {guides} from '@site/config/platforms';
import {hosted, locale} from './site';

const account = hosted ?? {appId: '', apiKey: '', indexName: ''};

/** Words are the business of the hosted engine. */
const pageNames = createVocabulary({synonyms: [], platforms: {}}, guides, /$^/);

let client: SearchClient | undefined;

/** The hosted engine of the configuration. */
export const engine: Engine = {
  name: account.indexName,
  client: () => (client ??= createHostedClient(liteClient, account, locale, pageNames)),
};

/** Credit of the engine's vendor. */
export const credit = (
  <a href="https://www.algolia.com/" target="_blank" rel="noopener noreferrer">
    <Translate id="site.search.byAlgolia">Search by Algolia</Translate>
  </a>
);
