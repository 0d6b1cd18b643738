import {releases, type Release} from './catalogue';
import type {Platform} from './platforms';

export type {Release};
export type ChangeKind = Release['changes'][number]['kind'];

/** The day the site speaks of; every status follows from it, never from a clock. */
export const asOf: string = releases.asOf;

/** The day from which the deprecation policy stops support of older versions. */
export const supportEnded: string = releases.supportEnded;

/** The newest stable release of a platform. */
export const latestVersion = (platform: Platform): string => releases.platforms[platform].latest;

/** All releases of a platform, newest first. */
export const releasesOf = (platform: Platform): readonly Release[] =>
  releases.platforms[platform].releases;

/**
 * What pages of a version may mention; undefined where the data has no such
 * version. A beta stands beside the list of releases, which is of those that are out.
 */
export function factsOf(
  platform: Platform,
  version: string,
  {beta, releases: list}: (typeof releases)['platforms'][Platform] = releases.platforms[platform],
): Pick<Release, 'facts' | 'date'> | undefined {
  return beta?.version === version
    ? {date: null, ...beta}
    : list.find((release) => release.version === version);
}

/** What the deprecation policy says about a release on the day of the data. */
export type SupportStatus = 'latest' | 'no-end-date' | 'ended';

/**
 * Reads the policy for each release of a list that runs from newest to oldest.
 *
 * The policy stops support of older versions on one day and names no date for
 * any later release. A release counts as older when a newer one was out on
 * that day; for the rest no end date is published, and none is made up.
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
