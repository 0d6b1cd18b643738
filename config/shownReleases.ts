import type {Catalogue} from '@help-center/sdk-rules/fits';
import type {Platform} from './platforms';
import type {UpgradeStep} from '@help-center/sdk-rules/upgrades';

// Types of the data that plugins/data-pages/shown-releases writes for the browser.

/** A release whose guide is on the site, as the browser sees it. */
export interface ShownRelease {
  /** Release date, as `YYYY-MM-DD`; null if it isn't published. */
  date: string | null;
  /** What names the SDK in a build file; null if it isn't known. */
  line: string | null;
  /** Its requirements, in words. */
  needs: readonly string[];
  /** Id of the step to this release on its guide's upgrade page; null for none. */
  step: string | null;
}

export interface ShownReleases {
  releases: Readonly<Record<Platform, Readonly<Record<string, ShownRelease>>>>;
}

export interface LastRelease {
  version: string;
  date: string;
  /** Its changelog section, without the base URL. */
  to: string;
}

/** Data of “What fits my project”, fetched when the reader opens it. */
export interface FitsData {
  catalogue: Catalogue;
  /** Steps of the upgrade guide, newest first. */
  steps: Readonly<Record<Platform, readonly UpgradeStep[]>>;
}

/** Consecutive releases with the same requirements. */
export interface NeedsRow {
  newest: string;
  oldest: string;
  /** By column; empty where there is no requirement. */
  needs: readonly string[];
}

export interface NeedsTable {
  /** Named as in build files and Podfiles. */
  columns: readonly string[];
  rows: readonly NeedsRow[];
}

/** Requirements of every release, and the releases known by number only. */
export type NeedsTables = Readonly<Record<Platform, NeedsTable & {newer: readonly string[]}>>;
