export {INDEX_FOLDER, type CoreShard, type Manifest} from '../format';
export {dictionaryEntry} from './rightWords';
export {recordsOf, withoutSignposts, type SearchRecord} from './records';
export {
  buildIndex,
  compressedSize,
  SHARD_BUDGET,
  type IndexedSite,
  type IndexFiles,
} from './shards';
