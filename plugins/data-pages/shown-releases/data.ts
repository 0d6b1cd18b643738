import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {archivedVersions, docSets, pagesFolder} from '../../../config/docSets';
import {guidePages} from '../../../config/home';
import {defaultLocale, inLocale} from '../../../config/locales';
import {platforms, type Platform} from '../../../config/platforms';
import type {LastRelease, ShownRelease, ShownReleases} from '../../../config/shownReleases';
import {latestVersion, releaseAnchor, releasesOf, type Release} from '../../../config/releases';
import {requirementsOf} from '../release-pages/requirements';
import {wordsFor} from '../release-pages/words';

/** What a reader pastes: into Gradle, a Podfile, the Package Manager. */
const lines: Record<Platform, (facts: Release['facts']) => string | null> = {
  android: ({bundle}) => (bundle ? `implementation("${bundle}")` : null),
  ios: ({pod}) => (pod ? `pod 'Appodeal', '${pod}'` : null),
  unity: ({gitUrl}) => gitUrl ?? null,
};

/**
 * Finds the step of an upgrade guide that leads to a version: `3.5.x` in a
 * heading stands for every 3.5.
 *
 * @param source - the English page
 * @returns the id of the heading, null without such a step
 */
export function upgradeStep(source: string, version: string): string | null {
  const steps = source.matchAll(/^## From \S+ to (?<to>\S+) \{\/\* #(?<id>\S+) \*\/\}$/gm);
  for (const {groups: {to = '', id = ''} = {}} of steps) {
    if (to === version || (to.endsWith('.x') && version.startsWith(to.slice(0, -1)))) {
      return id;
    }
  }
  return null;
}

/** Longest text of a piece of news; lists of networks run far longer. */
const LONGEST = 110;

/** Cuts a text that is too long behind the last part of a list or sentence that fits. */
export function shortened(text: string, longest: number = LONGEST): string {
  if (text.length <= longest) {
    return text;
  }
  const end = [', ', '. ', ' '].map((sign) => text.lastIndexOf(sign, longest)).find((at) => at > 0);
  return `${text.slice(0, end ?? longest)} …`;
}

/**
 * What the pages outside the guides say about releases, in one language. The
 * browser gets this instead of data/releases.json, which is long.
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
    releases: Object.fromEntries(
      platforms.map((platform) => [platform, Object.fromEntries(releasesOn(platform))]),
    ) as Record<Platform, Record<string, ShownRelease>>,
    news: platforms.flatMap((platform) => {
      const [newest] = releasesOf(platform);
      const [change] = newest?.changes ?? [];
      if (!newest || !change) {
        return [];
      }
      const {version} = newest;
      const to = `${guidePages(platform).changelog}#${releaseAnchor(version)}`;
      return [{platform, version, to, text: shortened(inLocale(change.text, locale))}];
    }),
  };
}

/** The newest release of all platforms, the first of them where several came out on one day. */
export function lastRelease(): LastRelease {
  const newest = platforms.flatMap((platform) => {
    const [{version, date} = {version: '', date: null}] = releasesOf(platform);
    return date
      ? [{version, date, to: `${guidePages(platform).changelog}#${releaseAnchor(version)}`}]
      : [];
  });
  return newest.reduce((last, release) => (release.date > last.date ? release : last));
}
