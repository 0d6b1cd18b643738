/* Written by "npm run data:types" from data/schema/search-words.schema.json. */

/**
 * @minItems 1
 */
export type Words = string[];
/**
 * @minItems 2
 */
export type Phrases = string[];

export interface SearchWords {
  $schema?: string;
  /**
   * Words that say which platform a question is about.
   */
  platforms: {
    android: Words;
    ios: Words;
    unity: Words;
  };
  /**
   * Words that mean the same to someone who asks. Each word of a group also finds the others, at a lower weight. The words of an entry with spaces all have to be found.
   */
  synonyms: Phrases[];
}

declare const data: SearchWords;
export default data;
