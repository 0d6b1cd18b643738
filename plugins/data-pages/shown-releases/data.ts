import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {archivedVersions, docSets, pagesFolder} from '../../../config/docSets';
import {guidePages} from '../../../config/home';
import {defaultLocale} from '../../../config/locales';
import {byPlatform, platforms, type Platform} from '../../../config/platforms';
import type {LastRelease, ShownRelease, ShownReleases} from '../../../config/shownReleases';
import {
  latestVersion,
  releaseAnchor,
  releasesOf,
  type Release,
} from '@help-center/sdk-data/releases';
import {requirementsOf} from '../release-pages/requirements';
import {wordsFor} from '../release-pages/words';
import {stepsOf} from '../upgrade-plans/data';

/** What names the SDK in Gradle, a Podfile or the Package Manager. */
const lines: Record<Platform, (facts: Release['facts']) => string | null> = {
  android: ({bundle}) => bundle ?? null,
  ios: ({pod}) => (pod ? `pod 'Appodeal', '${pod}'` : null),
  unity: ({gitUrl}) => gitUrl ?? null,
};

/**
 * Finds the step of an upgrade guide to a version. `3.5.x` in a heading matches
 * every 3.5 version.
 *
 * @param source - the English page
 * @returns the id of the heading, or null if there is no such step
 */
export const upgradeStep = (source: string, version: string): string | null =>
  stepsOf(source).find(
    ({to}) => to === version || (to.endsWith('.x') && version.startsWith(to.slice(0, -1))),
  )?.id ?? null;

/**
 * The release data shown outside the guides, in one language. The browser loads this
 * instead of data/releases.json, which is large.
 */
export function shownReleases(locale: string, siteDir: string): ShownReleases {
  const words = wordsFor(locale);
  const releasesOn = (platform: Platform): [string, ShownRelease][] => {
    const guide = docSets.find((docSet) => docSet.platform === platform);
    const archived = guide ? archivedVersions(guide, siteDir) : [];
    return releasesOf(platform).flatMap((release): [string, ShownRelease][] => {
      const {version, date, facts} = release;
      const isLatest = version === latestVersion(platform);
      if (!guide || !(isLatest || archived.includes(version))) {
        return [];
      }
      const folder = pagesFolder(guide, defaultLocale, isLatest ? null : version);
      const file = path.join(siteDir, folder, 'upgrade-guide.mdx');
      const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
      const needs = requirementsOf(platform, release, words);
      const step = upgradeStep(page, version);
      return [[version, {date, line: lines[platform](facts), needs, step}]];
    });
  };
  return {
    releases: byPlatform((platform) => Object.fromEntries(releasesOn(platform))),
  };
}

/** The newest release of all platforms; the first one listed if several share a date. */
export function lastRelease(): LastRelease {
  const newest = platforms.flatMap((platform) => {
    const [{version, date} = {version: '', date: null}] = releasesOf(platform);
    return date
      ? [{version, date, to: `${guidePages(platform).changelog}#${releaseAnchor(version)}`}]
      : [];
  });
  return newest.reduce((last, release) => (release.date > last.date ? release : last));
}
