import type {Platform} from './platforms';

// What plugins/upgrade-plans writes for the browser.

/** What changes with a release, in one language. */
export interface UpgradeRelease {
  version: string;
  /** What it needs that the one before did not, in words, by the name of the fact. */
  needs: Readonly<Record<string, string>>;
  /** May hold code between backticks. */
  changes: readonly string[];
  /** Names that are gone, and what takes their place. */
  removed: readonly {name: string; instead: string | null}[];
  /** Names that it brought. */
  added: readonly string[];
  /** Versions of adapters by name; null where they are not known. */
  adapters: Readonly<Record<string, string>> | null;
}

/** A section of the upgrade guide. */
export interface UpgradeStep {
  /** Id of its heading. */
  id: string;
  /** As the heading names them: `3.5.x` stands for every 3.5. */
  from: string;
  to: string;
}

export interface UpgradeData {
  /** Newest first. */
  releases: readonly UpgradeRelease[];
  /** In the order of the guide: newest first. */
  steps: readonly UpgradeStep[];
}

export type UpgradePlans = Readonly<Record<Platform, UpgradeData>>;
