import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {docSets, type DocSet} from '../../config/docSets';
import {defaultLocale, inLocale} from '../../config/locales';
import {setTitle} from '../../config/setTitles';
import {sidebarSections} from '../lib/sidebar';
import {line, listOf, wholeText, type ListedPage, type Section} from './lists';
import {SKILLS_FOLDER, skillIndex, skillsOf} from './skills';
import {twinOf} from './twin';
import {words} from './words';

/** An address as the site writes it; index pages of folders are told with a slash at the end. */
const bare = (address: string): string => address.replace(/\/$/, '');

const kilobytes = (text: string): number => Math.ceil(Buffer.byteLength(text) / 1000);

/**
 * Writes every page as Markdown beside its HTML, and lists and whole texts of
 * them: `llms.txt` and `llms-full.txt` for the language and for each doc set and version.
 * Skills for assistants are made of the same text, in the first language.
 *
 * @param options - `skills`: whether the site has the pages that skills are made of
 */
export default function markdownTwins(
  {siteConfig, i18n, baseUrl}: LoadContext,
  {skills: withSkills = false}: {skills?: boolean},
): Plugin {
  const locale = i18n.currentLocale;
  const say = inLocale(words, locale);
  const {url: siteUrl} = siteConfig;
  const home = siteUrl + baseUrl;
  return {
    name: 'markdown-twins',

    // For readers that take the text of the HTML; nobody else meets it.
    injectHtmlTags: () => ({
      preBodyTags: [
        {
          tagName: 'p',
          attributes: {class: 'visually-hidden', 'aria-hidden': 'true'},
          innerHTML: `${say.list(`${home}llms.txt`)}. ${say.twins.replaceAll('`', '')}`,
        },
      ],
    }),

    async postBuild({outDir, plugins}) {
      const versions = docSets.flatMap((docSet) => {
        const plugin = plugins.find(
          ({name, options}) =>
            name === 'docusaurus-plugin-content-docs' && options.id === docSet.pluginId,
        );
        const content = plugin?.content as LoadedContent | undefined;
        return (content?.loadedVersions ?? []).map((version) => ({docSet, version}));
      });
      const pages = new Set(
        versions.flatMap(({version}) => version.docs.map(({permalink}) => bare(permalink))),
      );
      const write = async (address: string, text: string): Promise<void> => {
        const file = path.join(outDir, address.slice(baseUrl.length));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, text);
      };

      const read = async (
        {docSet, version}: {docSet: DocSet; version: LoadedVersion},
        doc: LoadedVersion['docs'][number],
      ): Promise<ListedPage> => {
        const page = bare(doc.permalink);
        const file = path.join(outDir, `${page.slice(baseUrl.length)}.html`);
        const twin = twinOf(await readFile(file, 'utf8'), {
          siteUrl,
          page,
          twin: (other) => (pages.has(bare(other)) ? `${bare(other)}.md` : null),
          tool: say.tool,
        });
        if (!twin) {
          throw new Error(`${file}: an article was expected, to make Markdown of it.`);
        }
        const facts = [
          [setTitle(docSet.id, locale), docSet.platform && version.label].filter(Boolean).join(' '),
          i18n.localeConfigs[locale]?.label,
          `${say.source}: ${siteUrl}${page}`,
        ];
        const text = [
          `# ${twin.title}`,
          facts.join(' · '),
          `> ${say.list(`${home}llms.txt`)}`,
          twin.text,
        ].join('\n\n');
        await write(`${page}.md`, text);
        return {
          title: twin.title,
          description: doc.description,
          url: `${siteUrl}${page}.md`,
          text,
        };
      };

      const byAddress = new Map<string, ListedPage>();
      const lists: string[] = [];
      const current: Section[] = [];
      for (const {docSet, version} of versions) {
        const title = [setTitle(docSet.id, locale), docSet.platform && version.label]
          .filter(Boolean)
          .join(' ');
        const listed = new Map<string, ListedPage>();
        for (const doc of version.docs) {
          const page = await read({docSet, version}, doc);
          listed.set(doc.id, page);
          byAddress.set(bare(doc.permalink).slice(baseUrl.length - 1), page);
        }
        const sections = Object.values(version.sidebars)
          .flatMap((items) => sidebarSections(items, title))
          .map(([name, ids]) => ({
            title: name,
            pages: ids.flatMap((id) => listed.get(id) ?? []),
          }));
        const summary = say.set(title);
        const whole = wholeText(title, summary, sections);
        await write(`${version.path}/llms-full.txt`, whole);
        await write(
          `${version.path}/llms.txt`,
          listOf(
            title,
            summary,
            [
              say.twins,
              line(say.whole(kilobytes(whole)), `${siteUrl}${version.path}/llms-full.txt`, ''),
            ],
            sections,
          ),
        );
        if (version.versionName === docSet.beta) {
          continue;
        }
        const name = version.isLast ? title : `${title} (${say.archived})`;
        lists.push(
          line(name, `${siteUrl}${version.path}/llms.txt`, say.pages(version.docs.length)),
          line(
            `${name}, ${say.whole(kilobytes(whole))}`,
            `${siteUrl}${version.path}/llms-full.txt`,
            '',
          ),
        );
        if (version.isLast) {
          current.push({title, pages: sections.flatMap((section) => section.pages)});
        }
      }
      if (withSkills && locale === defaultLocale) {
        const skills = skillsOf(home, (address) => byAddress.get(address));
        for (const {file, text} of skills) {
          await write(`${baseUrl}${SKILLS_FOLDER}/${file}`, text);
        }
        await write(`${baseUrl}${SKILLS_FOLDER}/index.json`, skillIndex(skills));
      }
      const {title} = siteConfig;
      const whole = wholeText(title, say.summary, current);
      await write(`${baseUrl}llms-full.txt`, whole);
      await write(
        `${baseUrl}llms.txt`,
        listOf(
          title,
          say.summary,
          [
            say.twins,
            `## ${say.lists}`,
            [
              line(`${title}, ${say.whole(kilobytes(whole))}`, `${home}llms-full.txt`, ''),
              ...lists,
            ].join('\n'),
          ],
          current,
        ),
      );
    },
  };
}
