import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inLocale} from '../../config/locales';
import {visitBuiltPages} from '../lib/builtPages';
import {bare, docVersions, type DocVersion} from '../lib/docVersions';
import {sidebarSections} from '../lib/sidebar';
import {chapterOf, type Chapter} from './chapter';
import {guideDocument} from './guide';
import {words} from './words';

/** Writes each guide's latest version as one document to print, at `<guide>/print`; see the README. */
export default function printGuides({siteConfig, i18n, baseUrl}: LoadContext): Plugin {
  const language = i18n.currentLocale;
  const say = inLocale(words, language);
  const {url: siteUrl} = siteConfig;
  return {
    name: 'print-guides',
    async postBuild({outDir, plugins}) {
      const guides = docVersions(plugins, language)
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
      await visitBuiltPages(outDir, baseUrl, i18n.locales, (page) => {
        const guide = guideOf.get(bare(page.path));
        if (!guide) {
          return;
        }
        page.head('link[rel="stylesheet"]').each((_, {attribs}) => {
          styles.add(attribs.href ?? '');
        });
        const chapter = chapterOf(page, sectionOf(guide, bare(page.path)), {
          siteUrl,
          section: (other) =>
            guideOf.get(bare(other)) === guide ? sectionOf(guide, bare(other)) : null,
          notes: say.notes,
        });
        if (!chapter) {
          throw new Error(`${page.path}: an article was expected, to print it.`);
        }
        guide.chapters.set(bare(page.path), chapter);
      });
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
        const file = path.join(outDir, `${address}.html`);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(
          file,
          guideDocument({
            title,
            language,
            online: siteUrl + first,
            addresses: Object.fromEntries(
              i18n.locales.map((locale) => [
                locale,
                `${siteUrl}${i18n.localeConfigs[locale]?.baseUrl}${address}`,
              ]),
            ),
            defaultLanguage: i18n.defaultLocale,
            icon: baseUrl + (siteConfig.favicon ?? ''),
            styles: [...styles],
            parts: parts.map(({title: name, pages}) => ({
              title: name,
              chapters: pages.flatMap((page) => chapters.get(page) ?? []),
            })),
            words: say,
          }),
        );
      }
    },
  };
}
