export {
  algoliaRecords,
  algoliaSettings,
  algoliaSynonyms,
  MAX_RECORD_BYTES,
  type AlgoliaRecord,
} from './algolia';
export {publish} from './publish';
