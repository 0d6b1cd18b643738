import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {locales} from '../../config/locales';
import {foldersOf} from '../../config/platforms';
import {pagesFolder, sections, type Section} from '../../config/sections';
import {parsePage, SourceError, type Source} from './page';
import type {Problem} from './problem';

export interface Page extends Source {
  /** Path relative to the repository, with forward slashes. */
  file: string;
  locale: string;
  section: Section;
  /** Archived version, or null for the working copy. */
  version: string | null;
  /** Path inside the set's folder, such as `ad-types/banner.mdx`. */
  local: string;
  /** Address without language prefix, such as `/android/ad-types/banner`. */
  route: string;
}

/** All pages of the site. */
export interface Content {
  /** The repository, or a fixture that looks like it. */
  root: string;
  pages: Page[];
  /** Shared parts: files below `_…` folders that pages import. Their content is checked, but they have no address. */
  parts: Page[];
  /** Pages that could not be parsed. */
  broken: Problem[];
}

interface Folder {
  folder: string;
  locale: string;
  section: Section;
  version: string | null;
}

/** Every folder that may hold pages, by the framework's naming rules. */
function folders(root: string): Folder[] {
  return sections.flatMap((section) => {
    const archive = path.join(root, foldersOf(section.pluginId).archive);
    const versions = existsSync(archive)
      ? readdirSync(archive).flatMap((name) => /^version-(.+)/.exec(name)?.[1] ?? [])
      : [];
    return [null, ...versions].flatMap((version) =>
      locales.map((locale) => ({
        folder: pagesFolder(section, locale, version),
        locale,
        section,
        version,
      })),
    );
  });
}

/** Files and folders with a leading underscore are not pages. */
function isPart(file: string): boolean {
  return file.split('/').some((name) => name.startsWith('_'));
}

function markdownFiles(folder: string): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, {withFileTypes: true})
    .flatMap((entry) =>
      entry.isDirectory()
        ? markdownFiles(path.join(folder, entry.name)).map((file) => `${entry.name}/${file}`)
        : /\.mdx?$/.test(entry.name)
          ? [entry.name]
          : [],
    )
    .sort();
}

/**
 * Address of a page by the framework's rules: `index` and `README` stand for
 * their folder, and so does a page named like its folder; number prefixes drop
 * out; a `slug` in the front matter wins.
 */
export function routeOf(
  {section, version}: Pick<Folder, 'section' | 'version'>,
  local: string,
  slug: unknown,
): string {
  const base = `/${section.route}${version ? `/${version}` : ''}`;
  const parts = local
    .replace(/\.mdx?$/, '')
    .split('/')
    .map((part) => part.replace(/^\d+\s*[-_.]+\s*(?=\S)/, ''));
  const name = parts.pop() as string;
  const stands = /^(index|readme)$/i.test(name) || name === parts.at(-1);
  if (typeof slug === 'string') {
    return path.posix
      .join(base, slug.startsWith('/') ? '' : parts.join('/'), slug)
      .replace(/\/$/, '');
  }
  return [base, ...parts, ...(stands ? [] : [name])].join('/');
}

/** Reads and parses every page under a root. */
export function loadContent(root: string): Content {
  const content: Content = {root, pages: [], parts: [], broken: []};
  for (const entry of folders(root)) {
    for (const local of markdownFiles(path.join(root, entry.folder))) {
      const file = `${entry.folder}/${local}`;
      try {
        const source = parsePage(file, readFileSync(path.join(root, file), 'utf8'));
        (isPart(local) ? content.parts : content.pages).push({
          ...source,
          file,
          locale: entry.locale,
          section: entry.section,
          version: entry.version,
          local,
          route: routeOf(entry, local, source.frontMatter.values.slug),
        });
      } catch (error) {
        if (!(error instanceof SourceError)) {
          throw error;
        }
        content.broken.push(error.problem);
      }
    }
  }
  return content;
}

/** Pages about the past, which may name old versions. */
export function speaksOfThePast({local}: Page): boolean {
  return /(?:^|\/)(?:changelog|upgrade-guide)\.mdx?$/.test(local);
}
