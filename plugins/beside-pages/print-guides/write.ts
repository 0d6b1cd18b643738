import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {inLocale, type Localized} from '../../../config/locales';
import {buildOf, mapBuiltPages} from '../../lib/builtPages';
import {bare, type DocVersion} from '../../lib/docVersions';
import {withKeptPages} from '../../lib/keptPages';
import {sidebarSections} from '../../lib/sidebar';
import {chapterOf, type Chapter} from './chapter';
import {guideDocument} from './guide';

/** Texts of a printed guide. */
const words: Localized<{contents: string; notes: string; source: string}> = {
  en: {contents: 'Contents', notes: 'Addresses', source: 'Read online'},
  ru: {contents: 'Содержание', notes: 'Адреса', source: 'На сайте'},
};

/** Writes the printable guides of one language into its build. */
export default function writeGuides(
  context: LoadContext,
  outDir: string,
  versions: readonly DocVersion[],
): void {
  const {siteConfig, baseUrl, i18n} = context;
  const {currentLocale: language, localeConfigs} = i18n;
  const siteUrl = siteConfig.url;
  const build = buildOf(context, outDir);
  const say = inLocale(words, language);
  const guides = versions.filter(({version}) => version.isLast);
  const sectionOf = ({version}: DocVersion, page: string): string =>
    page.slice(version.path.length + 1).replaceAll('/', '.') || 'start';
  const guideOf = new Map(
    guides.flatMap((guide) =>
      guide.version.docs.map(({permalink}) => [bare(permalink), guide] as const),
    ),
  );
  const made = withKeptPages(build, 'print', {siteUrl, versions}, (remember) =>
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
        const links = page.head('link[rel="stylesheet"]').toArray();
        return {address, chapter, styles: links.map(({attribs}) => attribs.href ?? '')};
      },
      remember,
    ),
  );
  const pages = made.filter((page) => page !== null);
  const chapters = new Map(pages.map(({address, chapter}) => [address, chapter]));
  const styles = new Set(pages.flatMap((page) => page.styles));
  for (const guide of guides) {
    const {title, version} = guide;
    const address = `${version.path.slice(baseUrl.length)}/print`;
    const permalinks = new Map(version.docs.map(({id, permalink}) => [id, bare(permalink)]));
    const parts = sidebarSections(guide, (id) => permalinks.get(id));
    const [first = version.path] = parts.flatMap((part) => part.pages);
    const file = path.join(outDir, `${address}.html`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(
      file,
      guideDocument({
        title,
        language,
        online: siteUrl + first,
        addresses: Object.fromEntries(
          Object.entries(localeConfigs).map(([code, own]) => [
            code,
            siteUrl + own.baseUrl + address,
          ]),
        ),
        icon: baseUrl + (siteConfig.favicon ?? ''),
        styles: [...styles],
        parts: parts.map((part) => ({
          title: part.title,
          chapters: part.pages.flatMap((page) => chapters.get(page) ?? []),
        })),
        words: say,
      }),
    );
  }
}
