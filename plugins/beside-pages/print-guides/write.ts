import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {inLocale} from '../../../config/locales';
import {type Build, mapBuiltPages} from '../../lib/builtPages';
import {bare, type DocVersion} from '../../lib/docVersions';
import {withKeptPages} from '../../lib/keptPages';
import {sidebarSections} from '../../lib/sidebar';
import {chapterOf, type Chapter} from './chapter';
import {guideDocument} from './guide';
import {words} from './words';

/** Input for writing the guides of one language. */
export interface PrintTask {
  build: Build;
  /** Address of the site without a trailing slash. */
  siteUrl: string;
  versions: readonly DocVersion[];
  /** Base URL of each language. */
  bases: Readonly<Record<string, string>>;
  defaultLanguage: string;
  /** Address of the site's icon. */
  icon: string;
}

/** Writes the printable guides of one language. */
export default function writeGuides(task: PrintTask): void {
  const {build, siteUrl, versions, bases, defaultLanguage, icon} = task;
  const {baseUrl, locale: language} = build;
  const say = inLocale(words, language);
  const guides = versions
    .filter(({version}) => version.isLast)
    .map((guide) => ({...guide, chapters: new Map<string, Chapter>()}));
  const sectionOf = ({version}: DocVersion, page: string): string =>
    page.slice(version.path.length + 1).replaceAll('/', '.') || 'start';
  const guideOf = new Map(
    guides.flatMap((guide) =>
      guide.version.docs.map(({permalink}) => [bare(permalink), guide] as const),
    ),
  );
  const styles = new Set<string>();
  const {build: _build, ...settings} = task;
  const made = withKeptPages(build, 'print', settings, (remember) =>
    mapBuiltPages(
      build,
      (page): {address: string; chapter: Chapter; styles: string[]} | null => {
        const address = bare(page.path);
        const guide = guideOf.get(address);
        if (!guide) {
          return null;
        }
        const chapter = chapterOf(page, sectionOf(guide, address), {
          siteUrl,
          section: (other) =>
            guideOf.get(bare(other)) === guide ? sectionOf(guide, bare(other)) : null,
          notes: say.notes,
        });
        if (!chapter) {
          throw new Error('the page has no article to print.');
        }
        const links = page.head('link[rel="stylesheet"]').toArray();
        return {address, chapter, styles: links.map(({attribs}) => attribs.href ?? '')};
      },
      remember,
    ),
  );
  for (const page of made) {
    if (page) {
      guideOf.get(page.address)?.chapters.set(page.address, page.chapter);
      page.styles.forEach((style) => styles.add(style));
    }
  }
  for (const {title, version, chapters} of guides) {
    const address = `${version.path.slice(baseUrl.length)}/print`;
    const permalinks = new Map(version.docs.map(({id, permalink}) => [id, bare(permalink)]));
    const parts = Object.values(version.sidebars)
      .flatMap((items) => sidebarSections(items, title))
      .map(([name, ids]) => ({
        title: name,
        pages: ids.flatMap((id) => permalinks.get(id) ?? []),
      }));
    const [first = version.path] = parts.flatMap(({pages}) => pages);
    const file = path.join(build.folder, `${address}.html`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(
      file,
      guideDocument({
        title,
        language,
        online: siteUrl + first,
        addresses: Object.fromEntries(
          Object.entries(bases).map(([locale, base]) => [locale, siteUrl + base + address]),
        ),
        defaultLanguage,
        icon,
        styles: [...styles],
        parts: parts.map(({title: name, pages}) => ({
          title: name,
          chapters: pages.flatMap((page) => chapters.get(page) ?? []),
        })),
        words: say,
      }),
    );
  }
}
