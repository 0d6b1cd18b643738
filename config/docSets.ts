import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale} from './locales';
import {foldersOf, guides, parsePagePath, type Platform} from './platforms';
import {latestVersion} from '@help-center/sdk-data/releases';

/** One doc set: a folder of pages with its own route, sidebar and, for some, versions. */
export interface DocSet {
  /** Name in configuration and data; also the folder. */
  id: string;
  /** Plugin instance id. Android is the preset's own instance, hence `default`. */
  pluginId: string;
  /** Folder of the English pages, relative to the repository. */
  folder: string;
  /** Route without leading or trailing slash. */
  route: string;
  /** Label of the working copy in the version menu. */
  label: string;
  /** Set for the SDK guides, which have archived versions. */
  platform?: Platform;
  /** Version whose guide is published before its release. */
  beta?: string;
  /** True for sets read inside the dashboard's frame, which have no navbar or footer. */
  framed?: boolean;
}

function set(id: string, extra: Partial<DocSet> = {}): DocSet {
  return {id, pluginId: id, folder: `docs/${id}`, route: id, label: 'Next', ...extra};
}

/**
 * Versions of the SDK guides that are published before their release, such as
 * `{android: '4.0.0-beta.1'}`. CONTRIBUTING.md has the recipe.
 */
export const betas: Readonly<Partial<Record<Platform, string>>> = {};

/** Every doc set of the site. To add one, add an entry here and its folder. */
export const docSets: readonly DocSet[] = [
  ...guides.map(({platform, pluginId}) =>
    set(platform, {pluginId, label: latestVersion(platform), platform, beta: betas[platform]}),
  ),
  set('networks-setup'),
  set('reporting'),
  set('advanced'),
  set('accelerator'),
  set('faq-and-troubleshooting'),
  set('onboarding', {framed: true}),
  set('publishing', {framed: true}),
];

const root = path.join(__dirname, '..');

/**
 * Versions of a set other than the latest, newest first, in Docusaurus' order.
 *
 * @throws with the file's name when it isn't a list of versions or lacks the set's beta
 */
export function otherVersions({pluginId, beta}: DocSet, siteDir: string = root): string[] {
  const name = foldersOf(pluginId).versions;
  const file = path.join(siteDir, name);
  const versions: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  if (!Array.isArray(versions) || versions.some((version) => typeof version !== 'string')) {
    throw new Error(`${name}: a list of version names was expected, such as ["3.6.0"]`);
  }
  if (beta !== undefined && !versions.includes(beta)) {
    throw new Error(
      `config/docSets.ts: the beta ${beta} has no pages, since ${name} does not list it`,
    );
  }
  return versions as string[];
}

/** {@link otherVersions} without the beta. */
export const archivedVersions = (docSet: DocSet, siteDir: string = root): string[] =>
  otherVersions(docSet, siteDir).filter((version) => version !== docSet.beta);

/** The folder of a set's pages in a language and version, relative to the site. */
export function pagesFolder(
  {pluginId, folder}: DocSet,
  locale: string,
  version: string | null = null,
): string {
  const {archive, translation} = foldersOf(pluginId);
  if (locale !== defaultLocale) {
    return `i18n/${locale}/${translation}/${version ? `version-${version}` : 'current'}`;
  }
  return version ? `${archive}/version-${version}` : folder;
}

/** The file of the same page in a language; null for a file outside the doc sets. */
export function pageIn(locale: string, file: string): string | null {
  const page = parsePagePath(file);
  const docSet = docSets.find(({id}) => id === page?.set);
  return page && docSet
    ? pagesFolder(docSet, locale, page.version) + file.slice(page.folder.length)
    : null;
}

/** Routes of the sets shown without navbar and footer. */
export const framedRoutes: readonly string[] = docSets
  .filter((docSet) => docSet.framed)
  .map((docSet) => docSet.route);
