export {arrange} from './arrange';
export {createBackgroundClient, offerEngine} from './background';
export {createLocalClient} from './client';
export type {Card, Filters, Hit, LocalClient, SearchClient} from './contract';
export {INDEX_FOLDER} from './format';
export {createHostedClient} from './hosted';
export {resultUrl, samePages, type SearchSettings} from './results';
export {filtersOf, scopeFromQuery, withScope, type Scope} from './scope';
export {createVocabulary} from './vocabulary';
