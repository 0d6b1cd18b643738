import {visitBuiltPages} from '../lib/builtPages';
import {recordsOf, withoutSignposts, type SearchRecord} from './records';

/**
 * Reads the search records of every built page of one language.
 *
 * @param folder - build folder of the language
 * @param baseUrl - base URL of the language; starts and ends with a slash
 * @param locales - languages of the site, whose folders below it are left out
 * @returns records in the order of the files' names
 * @throws if the folder cannot be read
 */
export async function readRecords(
  folder: string,
  baseUrl: string,
  locales: readonly string[],
): Promise<SearchRecord[]> {
  const records: SearchRecord[] = [];
  await visitBuiltPages(folder, baseUrl, locales, (page) => {
    records.push(...recordsOf(page));
  });
  return withoutSignposts(records);
}
