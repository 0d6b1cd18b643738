import type {Catalogue} from '@help-center/version-rules';
import type {Platform} from './platforms';
import type {UpgradeStep} from '@help-center/app-rules/upgrades';

// What plugins/data-pages/shown-releases writes for the browser.

/** What the browser is told of a release whose guide the site shows. */
export interface ShownRelease {
  /** Day it came out, as `YYYY-MM-DD`; null where that is not published. */
  date: string | null;
  /** The line that adds the SDK to a project; null where that is not known. */
  line: string | null;
  /** What it needs, in words. */
  needs: readonly string[];
  /** Id of the step that leads to it, on the upgrade page of its guide; null for none. */
  step: string | null;
}

/** What the newest release of a platform brought. */
export interface News {
  platform: Platform;
  version: string;
  /** Its part of the changelog, without base URL. */
  to: string;
  /** May hold code between backticks. */
  text: string;
}

export interface ShownReleases {
  releases: Readonly<Record<Platform, Readonly<Record<string, ShownRelease>>>>;
  /** One of each platform. */
  news: readonly News[];
}

export interface LastRelease {
  version: string;
  date: string;
  /** Its part of the changelog, without base URL. */
  to: string;
}

/** What “What fits my project” reckons with; fetched when the reader turns to it. */
export interface FitsData {
  catalogue: Catalogue;
  /** Steps of the upgrade guide, newest first. */
  steps: Readonly<Record<Platform, readonly UpgradeStep[]>>;
}

/** Releases in a row that need the same. */
export interface NeedsRow {
  newest: string;
  oldest: string;
  /** By column; empty where nothing is asked for. */
  needs: readonly string[];
}

export interface NeedsTable {
  /** As build files and pods name them. */
  columns: readonly string[];
  rows: readonly NeedsRow[];
}

/** What every release needs, and the releases that are known by number only. */
export type NeedsTables = Readonly<Record<Platform, NeedsTable & {newer: readonly string[]}>>;
