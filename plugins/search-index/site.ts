import type {IndexedSite} from '@help-center/search/indexing';
import {setTitle} from '../../config/setTitles';
import type {DocSet} from '../../config/docSets';
import keywords from '../../data/search-keywords.json';

/** Doc sets by id and docs plugin id, with the platform of a guide. */
export type SetInfo = Pick<DocSet, 'id' | 'pluginId' | 'platform'>;

const entries: readonly (readonly [string, Readonly<Record<string, readonly string[]>>])[] =
  Object.entries(keywords);

/**
 * What the index needs to know about the site in one language. The keywords of a page are those of
 * `data/search-keywords.json` whose key its address ends with, on all platforms and in all versions.
 */
export const indexedSite = (locale: string, sets: readonly SetInfo[]): IndexedSite => ({
  locale,
  title: setTitle('', locale),
  sets: sets.map(({id, pluginId}) => ({pluginId, title: setTitle(id, locale)})),
  keywordsOf: (path) =>
    entries.filter(([end]) => path.endsWith(`/${end}`)).flatMap(([, words]) => words[locale] ?? []),
});
