/* Written by "npm run data:types" from data/schema/releases.schema.json. */

export type Version = string;
/**
 * ISO date; null where the day is not published.
 */
export type Day = string | null;
export type Prerelease = string;

export interface Releases {
  $schema?: string;
  /**
   * The day the site speaks of; statuses follow from it, never from the clock.
   */
  asOf: string;
  /**
   * The day from which the deprecation policy stops support of older versions.
   */
  supportEnded: string;
  platforms: {
    android: Platform;
    ios: Platform;
    unity: Platform;
  };
}
export interface Platform {
  latest: Version;
  /**
   * Newest first.
   *
   * @minItems 1
   */
  releases: Release[];
  /**
   * The version whose guide is published ahead of its release, see README.md.
   */
  beta?: {
    version: Prerelease;
    date: string;
    facts: Facts;
  };
}
export interface Release {
  version: Version;
  date: Day;
  facts: Facts;
  /**
   * Alphas and betas of this release, newest first.
   *
   * @minItems 1
   */
  prereleases?: {
    version: Prerelease;
    date: Day;
  }[];
  changes: {
    kind: 'added' | 'changed' | 'fixed' | 'removed';
    /**
     * One change, by language; words in backticks are code.
     */
    text: {
      en: string;
      [k: string]: string;
    };
  }[];
}
/**
 * What pages may mention as %<platform>.<name>%.
 */
export interface Facts {
  [k: string]: string;
}

declare const data: Releases;
export default data;
