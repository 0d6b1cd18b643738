import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {inLocale} from '../../../config/locales';
import {buildOf, mapBuiltPages} from '../../lib/builtPages';
import {bare, type DocVersion} from '../../lib/docVersions';
import {withKeptPages} from '../../lib/keptPages';
import {sidebarSections} from '../../lib/sidebar';
import {line, listOf, wholeText, type ListedPage, type Section} from './lists';
import {SKILLS_FOLDER, skillIndex, skillsOf} from './skills';
import {twinOf} from './twin';
import {words} from './words';

const kilobytes = (text: string): number => Math.ceil(Buffer.byteLength(text) / 1000);

/**
 * Writes the Markdown twins, lists and full texts of one language into its build.
 *
 * @param hasSkills - whether to write skills too
 */
export default function writeTwins(
  context: LoadContext,
  outDir: string,
  versions: readonly DocVersion[],
  hasSkills: boolean,
): void {
  const {siteConfig, baseUrl, i18n} = context;
  const build = buildOf(context, outDir);
  const siteUrl = siteConfig.url;
  const siteTitle = siteConfig.title;
  const home = siteUrl + baseUrl;
  const language = i18n.localeConfigs[build.locale]?.label ?? build.locale;
  const say = inLocale(words, build.locale);
  const titles = new Map(
    versions.flatMap(({title, version}) =>
      version.docs.map(({permalink}) => [bare(permalink), title] as const),
    ),
  );
  const write = (address: string, text: string): void => {
    const file = path.join(outDir, address.slice(baseUrl.length));
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  };

  const made = withKeptPages(build, 'twins', {siteUrl, language, versions}, (remember) =>
    mapBuiltPages(
      build,
      (page): [address: string, twin: Pick<ListedPage, 'title' | 'text' | 'body'>] | null => {
        const address = bare(page.path);
        const set = titles.get(address);
        if (set === undefined) {
          return null;
        }
        const twin = twinOf(page, {
          siteUrl,
          twin: (other) => (titles.has(bare(other)) ? `${bare(other)}.md` : null),
          tool: say.tool,
          toolShows: say.toolShows,
        });
        const facts = [set, language, `${say.source}: ${siteUrl}${address}`];
        const text = [
          `# ${twin.title}`,
          facts.join(' · '),
          `> ${say.list(`${home}llms.txt`)}`,
          twin.text,
        ].join('\n\n');
        return [address, {title: twin.title, text, body: twin.text}];
      },
      remember,
    ),
  );
  const twins = new Map(made.filter((one) => one !== null));

  const byAddress = new Map<string, ListedPage>();
  const lists: string[] = [];
  const current: (Section & {isGuide: boolean})[] = [];
  const written: (() => void)[] = [];
  for (const set of versions) {
    const {docSet, version, title} = set;
    const listed = new Map<string, ListedPage>();
    for (const {id, permalink, description} of version.docs) {
      const address = bare(permalink);
      const twin = twins.get(address);
      if (!twin) {
        throw new Error(
          `${address}: the build has no such page, so its Markdown can’t be written.`,
        );
      }
      write(`${address}.md`, twin.text);
      const page = {...twin, description, url: `${siteUrl}${address}.md`};
      listed.set(id, page);
      byAddress.set(address.slice(baseUrl.length - 1), page);
    }
    const sections = sidebarSections(set, (id) => listed.get(id));
    const summary = say.set(title);
    const whole = wholeText(title, summary, sections);
    write(`${version.path}/llms-full.txt`, whole);
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
          // Readers of a platform also need what applies to all platforms.
          [...sections, ...(isGuide ? current.filter((other) => !other.isGuide) : [])],
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
    list();
  }
  if (hasSkills) {
    const skills = skillsOf(home, (address) => byAddress.get(address));
    for (const {file, text} of skills) {
      write(`${baseUrl}${SKILLS_FOLDER}/${file}`, text);
    }
    write(`${baseUrl}${SKILLS_FOLDER}/index.json`, skillIndex(skills));
  }
  const whole = wholeText(siteTitle, say.summary, current);
  write(`${baseUrl}llms-full.txt`, whole);
  write(
    `${baseUrl}llms.txt`,
    listOf(
      siteTitle,
      say.summary,
      [
        say.twins,
        ...(hasSkills ? [say.skills(home.replace(/\/$/, ''))] : []),
        `## ${say.lists}`,
        [
          line(`${siteTitle}, ${say.whole(kilobytes(whole))}`, `${home}llms-full.txt`, ''),
          ...lists,
        ].join('\n'),
      ],
      current,
    ),
  );
}
