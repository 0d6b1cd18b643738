/* Written by "npm run data:types" from data/schema/skadnetwork-ids.schema.json. */

export interface SkadnetworkIds {
  $schema?: string;
  asOf: string;
  source: string;
  url: string;
  /**
   * Without the ending .skadnetwork.
   *
   * @minItems 1
   */
  ids: string[];
}

declare const data: SkadnetworkIds;
export default data;
