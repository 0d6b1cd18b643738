export {arrange, type Run} from './arrange';
export {createBackgroundClient, offerEngine} from './background';
export {createLocalClient, type LocalClientOptions} from './client';
export type {
  Answer,
  Filters,
  Hit,
  LocalClient,
  LocalSite,
  Marked,
  Query,
  SearchClient,
} from './contract';
export {INDEX_FOLDER} from './format';
export {createHostedClient} from './hosted';
export {moved} from './keys';
export {createMemory, withoutMarks, type List, type Remembered} from './remembered';
export {isExternal, resultUrl, type SearchSettings} from './results';
export {
  filtersOf,
  resultsAddress,
  scopeFromQuery,
  scopeOf,
  scopeToQuery,
  withScope,
  type DocSets,
  type Scope,
} from './scope';
export {createVocabulary, type Guide, type Vocabulary, type Words} from './vocabulary';
