/* Written by "npm run data:types" from data/schema/app-ads.schema.json. */

export interface AppAds {
  $schema?: string;
  asOf: string;
  source: string;
  /**
   * @minItems 1
   */
  networks: Network[];
}
export interface Network {
  id: string;
  name: string;
  domain: string;
  /**
   * Certification authority id; null where not published.
   */
  authority: string | null;
  /**
   * Regular expression of an account id; null where its shape is not published.
   */
  account: string | null;
}

declare const data: AppAds;
export default data;
