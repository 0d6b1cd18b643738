/* Written by "npm run data:types" from data/schema/search-keywords.schema.json. */

/**
 * @minItems 1
 */
export type Words = string[];

/**
 * By the end of a page's address: the pages of all platforms and versions that end alike share an entry.
 */
export interface SearchKeywords {
  [k: string]: {
    en: Words;
    ru: Words;
  };
}

declare const data: SearchKeywords;
export default data;
