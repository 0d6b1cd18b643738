import {platforms, type Platform} from './platforms';
import {latestVersion, releasesOf} from './releases';
import {archivedVersions, docSets} from './docSets';

/** Release days by platform and version, as `YYYY-MM-DD`. */
export type ReleaseDates = Readonly<Record<Platform, Readonly<Record<string, string>>>>;

/**
 * Days of the releases whose guides the site shows. The browser gets these
 * few instead of data/releases.json, which is long. Days that are not
 * published are left out.
 */
export function shownReleaseDates(): ReleaseDates {
  return Object.fromEntries(
    platforms.map((platform) => {
      const guide = docSets.find((docSet) => docSet.platform === platform);
      const shown = new Set([latestVersion(platform), ...(guide ? archivedVersions(guide) : [])]);
      return [
        platform,
        Object.fromEntries(
          releasesOf(platform).flatMap(({version, date}) =>
            date !== null && shown.has(version) ? [[version, date]] : [],
          ),
        ),
      ];
    }),
  ) as Record<Platform, Record<string, string>>;
}
