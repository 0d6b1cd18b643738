import {
  buildIndex,
  recordsOf,
  withoutSignposts,
  type IndexedSite,
  type SearchRecord,
} from '@help-center/search/indexing';
import type {DocSet} from '../../config/docSets';
import {setTitle} from '../../config/setTitles';
import keywords from '../../data/search-keywords.json';
import {type Build, mapBuiltPages} from '../lib/builtPages';
import type {Remember} from '../lib/kept';
import {dictionaryOf} from './dictionary';

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

/**
 * Reads the search records of every built page of one language.
 *
 * @returns records in the order of the files' names
 * @throws if the folder cannot be read
 */
export const readRecords = (
  build: Pick<Build, 'folder' | 'baseUrl' | 'locales'>,
  remember?: Remember,
): SearchRecord[] => withoutSignposts(mapBuiltPages(build, recordsOf, remember).flat());

/** Makes the index of one language from its built pages. */
export const makeIndex = (
  build: Build,
  sets: readonly SetInfo[],
  remember: Remember,
): ReturnType<typeof buildIndex> =>
  buildIndex(
    readRecords(build, remember),
    {...indexedSite(build.locale, sets), dictionary: dictionaryOf(build.locale, build.siteDir)},
    remember,
  );
