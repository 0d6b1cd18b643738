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
import {copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {foldersOf, guides, platforms} from '../config/platforms';
import {compareVersions} from '@help-center/version-rules';

interface ReleaseFile {
  platforms: Record<string, {latest: string; releases: {version: string}[]}>;
}

/** What to do, after all checks have passed. */
export interface Plan {
  /** Docusaurus instance of the guide. */
  pluginId: string;
  /** Release whose pages are archived. */
  archive: string;
  /** Release that the working copy is labeled with from now on. */
  next: string;
}

/**
 * Checks the preconditions and returns what to do.
 *
 * @param archived - versions of this guide that are already archived
 * @throws with what was expected, before anything is changed
 */
export function planVersion(
  platform: string | undefined,
  next: string | undefined,
  releases: ReleaseFile,
  archived: readonly string[],
): Plan {
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

function readJson<T>(file: string, fallback?: T): T {
  if (fallback !== undefined && !existsSync(file)) {
    return fallback;
  }
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

/** Copies the translated sidebar labels, which Docusaurus doesn't do for archives. */
export function copySidebarLabels(
  siteDir: string,
  {pluginId, archive}: Pick<Plan, 'pluginId' | 'archive'>,
): void {
  const folder = foldersOf(pluginId).translation;
  const translations = path.join(siteDir, 'i18n');
  for (const locale of existsSync(translations) ? readdirSync(translations) : []) {
    const labels = path.join(translations, locale, folder, 'current.json');
    if (existsSync(labels)) {
      copyFileSync(labels, path.join(translations, locale, folder, `version-${archive}.json`));
    }
  }
}

/** Archives and relabels the guide of the site in `siteDir`. */
export function archiveVersion(siteDir: string, platform?: string, next?: string): Plan {
  const releasesFile = path.join(siteDir, 'data/releases.json');
  const source = readFileSync(releasesFile, 'utf8');
  const releases = JSON.parse(source) as ReleaseFile;
  const guide = guides.find((one) => one.platform === platform);
  const archived = guide
    ? readJson<string[]>(path.join(siteDir, foldersOf(guide.pluginId).versions), [])
    : [];
  const plan = planVersion(platform, next, releases, archived);

  const command = plan.pluginId === 'default' ? 'docs:version' : `docs:version:${plan.pluginId}`;
  execFileSync(
    process.execPath,
    [path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), command, plan.archive],
    {cwd: siteDir, stdio: ['ignore', 'ignore', 'inherit']},
  );
  copySidebarLabels(siteDir, plan);
  (releases.platforms[platform as string] as {latest: string}).latest = plan.next;
  writeFileSync(releasesFile, `${JSON.stringify(releases, null, 2)}\n`);
  return plan;
}

if (process.argv[1] && path.resolve(process.argv[1]) === path.resolve(__filename)) {
  try {
    const plan = archiveVersion(process.cwd(), process.argv[2], process.argv[3]);
    console.log(
      `Archived ${plan.archive}; the working copy is now ${plan.next}.\n` +
        'Next: update the pages, then run npm run check and npm run build.',
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
