/* Written by "npm run data:types" from data/schema/store-rules.schema.json. */

export interface StoreRules {
  $schema?: string;
  /**
   * @minItems 1
   */
  rules: {
    /**
     * First part of the tokens: %rule.<id>.<value>%.
     */
    id: string;
    what: string;
    /**
     * What pages insert; an ISO date is written out in the page's language.
     */
    values: {
      [k: string]: string;
    };
    source: string;
    url: string;
    /**
     * Day on which the source was read.
     */
    asOf: string;
    /**
     * Day from which the rule counts as old: `npm run check -- --today` reports it.
     */
    lookAgain: string;
  }[];
}

declare const data: StoreRules;
export default data;
