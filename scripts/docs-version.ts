/**
 * Archives the current pages of one SDK guide and starts the next version.
 *
 *   npm run docs:version -- android 3.8.0
 *
 * The current pages become the archive of the previous release, and the new
 * release becomes the label of the working copy. The new release must be in
 * data/releases.json, whether or not it is `latest` there. If a precondition
 * fails, nothing is changed.
 */
import {execFileSync} from 'node:child_process';
import {copyFileSync, existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {compareVersions} from '@help-center/build-files/versions';
import {docSets, otherVersions} from '../config/docSets';
import {locales} from '../config/locales';
import {foldersOf, guides, platforms} from '../config/platforms';
import {asCommand} from '../host/command';

interface ReleaseFile {
  platforms: Record<string, {latest: string; releases: {version: string}[]}>;
}

/**
 * Checks the preconditions and returns what to do.
 *
 * @param archived - versions of this guide that are already archived
 * @returns the docs plugin instance of the guide, the release to archive, and the release that
 *   the working copy is labeled with from now on
 * @throws with what was expected, before anything is changed
 */
export function planVersion(
  platform: string | undefined,
  next: string | undefined,
  releases: ReleaseFile,
  archived: readonly string[],
) {
  const pluginId = guides.find((guide) => guide.platform === platform)?.pluginId;
  if (!platform || !pluginId || !next) {
    throw new Error(
      `Usage: npm run docs:version -- <${platforms.join('|')}> <new version>, for example: npm run docs:version -- android 3.8.0`,
    );
  }
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(next)) {
    throw new Error(`"${next}" is not a version; three numbers were expected, such as 3.8.0`);
  }
  const data = releases.platforms[platform];
  if (!data) {
    throw new Error(`data/releases.json has no platform "${platform}"`);
  }
  if (!data.releases.some(({version}) => version === next)) {
    throw new Error(
      `data/releases.json has no ${platform} release ${next}; add it with its date and facts first`,
    );
  }
  if (next !== data.latest && compareVersions(next, data.latest) <= 0) {
    throw new Error(`${next} is not newer than ${data.latest}, the latest ${platform} release`);
  }
  // Releases are listed from newest to oldest.
  const archive =
    next === data.latest
      ? data.releases.find(({version}) => compareVersions(next, version) > 0)?.version
      : data.latest;
  if (!archive) {
    throw new Error(`data/releases.json has no ${platform} release before ${next}`);
  }
  if (archived.includes(archive)) {
    throw new Error(`${archive} of ${platform} is already archived`);
  }
  return {pluginId, archive, next};
}

/** Archives the current pages of a guide, and their translated sidebar labels, which Docusaurus leaves out. */
export function archivePages(siteDir: string, pluginId: string, version: string): void {
  const command = pluginId === 'default' ? 'docs:version' : `docs:version:${pluginId}`;
  execFileSync(
    process.execPath,
    [path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), command, version],
    {cwd: siteDir, stdio: ['ignore', 'ignore', 'inherit']},
  );
  for (const locale of locales) {
    const folder = path.join(siteDir, 'i18n', locale, foldersOf(pluginId).translation);
    const labels = path.join(folder, 'current.json');
    if (existsSync(labels)) {
      copyFileSync(labels, path.join(folder, `version-${version}.json`));
    }
  }
}

/** Archives and relabels the guide of the site in `siteDir`. */
export function archiveVersion(siteDir: string, platform?: string, next?: string) {
  const releasesFile = path.join(siteDir, 'data/releases.json');
  const releases = JSON.parse(readFileSync(releasesFile, 'utf8')) as ReleaseFile;
  const docSet = docSets.find((one) => one.platform === platform);
  const archived = docSet ? otherVersions(docSet, siteDir) : [];
  const plan = planVersion(platform, next, releases, archived);
  archivePages(siteDir, plan.pluginId, plan.archive);
  (releases.platforms[platform as string] as {latest: string}).latest = plan.next;
  writeFileSync(releasesFile, `${JSON.stringify(releases, null, 2)}\n`);
  return plan;
}

void asCommand(__filename, () => {
  const plan = archiveVersion(process.cwd(), process.argv[2], process.argv[3]);
  console.log(
    `Archived ${plan.archive}; the working copy is now ${plan.next}.\n` +
      'Next: update the pages, then run npm run check and npm run build.',
  );
});
