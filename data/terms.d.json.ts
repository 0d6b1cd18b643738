/* Written by "npm run data:types" from data/schema/terms.schema.json. */

export interface Terms {
  $schema?: string;
  /**
   * English terms with the beginnings of the Russian words that say them. Where the English has the term, the Russian has words that begin as one of the entries says. The longest term that fits counts.
   */
  terms: {
    /**
     * @minItems 1
     */
    [k: string]: string[];
  };
  /**
   * Beginnings of Russian words that the pages do not use for a thing, with the word that they all use.
   */
  instead: {
    [k: string]: string;
  };
  /**
   * Words and phrases in Latin letters that Russian sentences may hold though they are common English words, in any case: names, and words of the trade that are not translated.
   */
  latin: string[];
  /**
   * Russian words that the spelling dictionary lacks, in their first form. After a slash stands a word that takes the same endings; without one the word has this form alone.
   */
  spelling: string[];
  /**
   * English words that the spelling dictionary lacks, each form on its own. Names with a capital inside and abbreviations need no entry.
   */
  english: string[];
}

declare const data: Terms;
export default data;
