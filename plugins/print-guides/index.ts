import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {docSets} from '../../config/docSets';
import {inLocale} from '../../config/locales';
import {setTitle} from '../../config/setTitles';
import {sidebarSections} from '../lib/sidebar';
import {chapterOf, type Chapter} from './chapter';
import {guideDocument} from './guide';
import {words} from './words';

/** Address of a page without a slash at the end, which index pages of folders are told with. */
const bare = (address: string): string => address.replace(/\/$/, '');

const STYLE = /<link rel="?stylesheet"? href="?([^">\s]+)/g;

/** Writes each guide's latest version as one document to print, at `<guide>/print`; see the README. */
export default function printGuides({siteConfig, i18n, baseUrl}: LoadContext): Plugin {
  const language = i18n.currentLocale;
  const say = inLocale(words, language);
  const {url: siteUrl} = siteConfig;
  return {
    name: 'print-guides',
    async postBuild({outDir, plugins}) {
      for (const docSet of docSets) {
        const content = plugins.find(
          ({name, options}) =>
            name === 'docusaurus-plugin-content-docs' && options.id === docSet.pluginId,
        )?.content as LoadedContent | undefined;
        const version = content?.loadedVersions.find(({isLast}) => isLast);
        if (!version) {
          continue;
        }
        const title = [setTitle(docSet.id, language), docSet.platform && version.label]
          .filter(Boolean)
          .join(' ');
        const idOf = (page: string): string =>
          page.slice(version.path.length + 1).replaceAll('/', '.') || 'start';
        const sections = new Map(
          version.docs.map(({permalink}) => [bare(permalink), idOf(bare(permalink))]),
        );
        const styles = new Set<string>();
        const read = async (permalink: string): Promise<Chapter> => {
          const page = bare(permalink);
          const file = path.join(outDir, `${page.slice(baseUrl.length)}.html`);
          const html = await readFile(file, 'utf8');
          for (const [, style = ''] of html.matchAll(STYLE)) {
            styles.add(style);
          }
          const chapter = chapterOf(html, idOf(page), {
            siteUrl,
            page,
            section: (other) => sections.get(bare(other)) ?? null,
            notes: say.notes,
          });
          if (!chapter) {
            throw new Error(`${file}: an article was expected, to print it.`);
          }
          return chapter;
        };
        const chapters = new Map<string, Chapter>();
        for (const {id, permalink} of version.docs) {
          chapters.set(id, await read(permalink));
        }
        const address = `${version.path.slice(baseUrl.length)}/print`;
        const parts = Object.values(version.sidebars).flatMap((items) =>
          sidebarSections(items, title),
        );
        const first = version.docs.find(({id}) => id === parts.flatMap(([, ids]) => ids)[0]);
        const file = path.join(outDir, `${address}.html`);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(
          file,
          guideDocument({
            title,
            language,
            online: siteUrl + bare(first?.permalink ?? version.path),
            addresses: Object.fromEntries(
              i18n.locales.map((locale) => [
                locale,
                `${siteUrl}${i18n.localeConfigs[locale]?.baseUrl}${address}`,
              ]),
            ),
            defaultLanguage: i18n.defaultLocale,
            icon: baseUrl + (siteConfig.favicon ?? ''),
            styles: [...styles],
            parts: parts.map(([name, ids]) => ({
              title: name,
              chapters: ids.flatMap((id) => chapters.get(id) ?? []),
            })),
            words: say,
          }),
        );
      }
    },
  };
}
