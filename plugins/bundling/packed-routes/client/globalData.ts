import tables from '@generated/packed-routes/tables.json';
import {expandDocs, type DocGroup} from '../expand';

interface Instance {
  versions: {path: string; docs: unknown}[];
}

const {data} = tables;
const instances = (data['docusaurus-plugin-content-docs'] ?? {}) as Record<string, Instance>;
for (const {versions} of Object.values(instances)) {
  for (const version of versions) {
    version.docs = expandDocs(version.docs as DocGroup[], version.path);
  }
}

/** Replaces `@generated/globalData`. */
export default data;
