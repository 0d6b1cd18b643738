import {recordsOf, withoutSignposts, type SearchRecord} from '@help-center/search/indexing';
import {type Build, mapBuiltPages} from '../lib/builtPages';
import type {Remember} from '../lib/kept';

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
