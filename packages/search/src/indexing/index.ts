export {INDEX_FOLDER, type CoreShard, type Manifest} from '../format';
export {recordsOf, withoutSignposts, type ParsedPage, type SearchRecord} from './records';
export {
  buildIndex,
  compressedSize,
  groupOf,
  SHARD_BUDGET,
  type IndexedSite,
  type IndexFiles,
} from './shards';
