import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {defaultLocale, inLocale} from '../../config/locales';
import {visitBuiltPages} from '../lib/builtPages';
import {bare, docVersions} from '../lib/docVersions';
import {sidebarSections} from '../lib/sidebar';
import {line, listOf, wholeText, type ListedPage, type Section} from './lists';
import {SKILLS_FOLDER, skillIndex, skillsOf} from './skills';
import {twinOf} from './twin';
import {words} from './words';

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
      const versions = docVersions(plugins, locale);
      const titles = new Map(
        versions.flatMap(({title, version}) =>
          version.docs.map(({permalink}) => [bare(permalink), title] as const),
        ),
      );
      const write = async (address: string, text: string): Promise<void> => {
        const file = path.join(outDir, address.slice(baseUrl.length));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, text);
      };

      const twins = new Map<string, {title: string; text: string}>();
      await visitBuiltPages(outDir, baseUrl, i18n.locales, (page) => {
        const address = bare(page.path);
        const set = titles.get(address);
        if (set === undefined) {
          return;
        }
        const twin = twinOf(page, {
          siteUrl,
          twin: (other) => (titles.has(bare(other)) ? `${bare(other)}.md` : null),
          tool: say.tool,
        });
        if (!twin) {
          throw new Error(`${address}: an article was expected, to make Markdown of it.`);
        }
        const facts = [
          set,
          i18n.localeConfigs[locale]?.label,
          `${say.source}: ${siteUrl}${address}`,
        ];
        const text = [
          `# ${twin.title}`,
          facts.join(' · '),
          `> ${say.list(`${home}llms.txt`)}`,
          twin.text,
        ].join('\n\n');
        twins.set(address, {title: twin.title, text});
      });

      const byAddress = new Map<string, ListedPage>();
      const lists: string[] = [];
      const current: (Section & {isGuide: boolean})[] = [];
      const written: (() => Promise<void>)[] = [];
      for (const {docSet, version, title} of versions) {
        const listed = new Map<string, ListedPage>();
        for (const {id, permalink, description} of version.docs) {
          const address = bare(permalink);
          const twin = twins.get(address);
          if (!twin) {
            throw new Error(`${address}: the build has no such page, to make Markdown of it.`);
          }
          await write(`${address}.md`, twin.text);
          const page = {...twin, description, url: `${siteUrl}${address}.md`};
          listed.set(id, page);
          byAddress.set(address.slice(baseUrl.length - 1), page);
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
        const isGuide = docSet.platform !== undefined;
        written.push(() =>
          write(
            `${version.path}/llms.txt`,
            listOf(
              title,
              summary,
              [
                say.twins,
                line(say.whole(kilobytes(whole)), `${siteUrl}${version.path}/llms-full.txt`, ''),
              ],
              // What holds on every platform is part of what a platform's reader looks for.
              [...sections, ...(isGuide ? current.filter((set) => !set.isGuide) : [])],
            ),
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
          current.push({title, isGuide, pages: sections.flatMap((section) => section.pages)});
        }
      }
      for (const list of written) {
        await list();
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
