import {releases, type Platform, type Release} from './catalogue';

export type {Release};
export type ChangeKind = Release['changes'][number]['kind'];

/** The date of the release data. Every status follows from it, never from a clock. */
export const asOf: string = releases.asOf;

/** The day on which the deprecation policy ends support for older versions. */
export const supportEnded: string = releases.supportEnded;

/** The newest stable release of a platform. */
export const latestVersion = (platform: Platform): string => releases.platforms[platform].latest;

/** All releases of a platform, newest first. */
export const releasesOf = (platform: Platform): readonly Release[] =>
  releases.platforms[platform].releases;

/**
 * The facts of a version that pages can use; undefined if the data lacks it. A beta is
 * kept outside the list of releases, which holds published ones only.
 */
export function factsOf(
  platform: Platform,
  version: string,
  {beta, releases: list}: (typeof releases)['platforms'][Platform] = releases.platforms[platform],
): Pick<Release, 'facts' | 'date'> | undefined {
  return beta?.version === version ? beta : list.find((release) => release.version === version);
}

/** What the deprecation policy says about a release on the date of the data. */
export type SupportStatus = 'latest' | 'no-end-date' | 'ended';

/**
 * Applies the policy to a list of releases, newest first.
 *
 * The policy ends support for older versions on one day and names no date for
 * later releases. A release counts as older if a newer one was out on that day;
 * the others have no published end date.
 */
export function supportStatuses(
  releases: readonly Pick<Release, 'version' | 'date'>[],
  cutOff: string = supportEnded,
): SupportStatus[] {
  const newestAtCutOff = releases.findIndex(({date}) => date !== null && date <= cutOff);
  return releases.map((_, index) => {
    if (index === 0) {
      return 'latest';
    }
    return newestAtCutOff !== -1 && index > newestAtCutOff ? 'ended' : 'no-end-date';
  });
}

/** The anchor of a release on the changelog page, for example `v3-7-0`. */
export const releaseAnchor = (version: string): string => `v${version.replaceAll('.', '-')}`;
