/* Written by "npm run data:types" from data/schema/published-addresses.schema.json. */

export interface PublishedAddresses {
  $schema?: string;
  /**
   * Addresses without a page, with what takes their place, for all languages.
   */
  moved: {
    [k: string]: string;
  };
  /**
   * Addresses whose parameters say the page, for hosts that can read them; without them they stand in moved.
   */
  byQuery: {
    [k: string]: string;
  };
  /**
   * Addresses that a pattern in config/oldAddresses.ts leads to a page.
   */
  byPattern: string[];
  /**
   * By page, ids of headings that were published, each with the id of the heading that is meant now.
   */
  anchors: {
    [k: string]: {
      [k: string]: string;
    };
  };
  /**
   * Addresses that are pages, with their anchors.
   */
  answers: string[];
}

declare const data: PublishedAddresses;
export default data;
