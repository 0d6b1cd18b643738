/* Written by "npm run data:types" from data/schema/skadnetwork-ids.schema.json. */

export type Id = string;

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
  ids: Id[];
  /**
   * Own ids of mediated networks. A network without an entry has no published id.
   */
  networks: {
    asOf: string;
    source: string;
    url: string;
    /**
     * @minItems 1
     */
    own: {
      /**
       * Id of the network in ad-networks.json.
       */
      id: string;
      /**
       * Its name there.
       */
      name: string;
      /**
       * @minItems 1
       */
      ids: Id[];
    }[];
  };
}

declare const data: SkadnetworkIds;
export default data;
