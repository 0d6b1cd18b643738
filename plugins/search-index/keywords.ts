import keywords from '../../data/search-keywords.json';

const entries: readonly (readonly [string, Readonly<Record<string, readonly string[]>>])[] =
  Object.entries(keywords);

/**
 * What readers may call the topic of a page that its text calls otherwise, from
 * `data/search-keywords.json`.
 *
 * @param path - address path; the pages of all platforms and versions that end alike share an entry
 * @returns words and phrases of the language, which may be none
 */
export function keywordsOf(path: string, language: string): string[] {
  return entries
    .filter(([end]) => path.endsWith(`/${end}`))
    .flatMap(([, words]) => words[language] ?? []);
}
