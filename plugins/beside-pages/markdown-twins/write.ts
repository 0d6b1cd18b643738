import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {inLocale} from '../../../config/locales';
import {type Build, mapBuiltPages} from '../../lib/builtPages';
import {bare, type DocVersion} from '../../lib/docVersions';
import {withKeptPages} from '../../lib/keptPages';
import {sidebarSections} from '../../lib/sidebar';
import {line, listOf, wholeText, type ListedPage, type Section} from './lists';
import {SKILLS_FOLDER, skillIndex, skillsOf} from './skills';
import {twinOf} from './twin';
import {words} from './words';

/** Input for writing the Markdown of one language. */
export interface TwinsTask {
  build: Build;
  /** Address without a trailing slash, and title. */
  site: {url: string; title: string};
  /** Name of the language. */
  language: string;
  versions: readonly DocVersion[];
  /** Whether to write skills too. */
  skills: boolean;
}

const kilobytes = (text: string): number => Math.ceil(Buffer.byteLength(text) / 1000);

/** Writes the Markdown twins, lists, full texts and skills of one language. */
export default function writeTwins(task: TwinsTask): void {
  const {build, site, language, versions} = task;
  const {baseUrl} = build;
  const siteUrl = site.url;
  const home = siteUrl + baseUrl;
  const say = inLocale(words, build.locale);
  const titles = new Map(
    versions.flatMap(({title, version}) =>
      version.docs.map(({permalink}) => [bare(permalink), title] as const),
    ),
  );
  const write = (address: string, text: string): void => {
    const file = path.join(build.folder, address.slice(baseUrl.length));
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  };

  const {build: _build, ...settings} = task;
  const made = withKeptPages(build, 'twins', settings, (remember) =>
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
        });
        if (!twin) {
          throw new Error('the page has no article to convert to Markdown.');
        }
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
  for (const {docSet, version, title} of versions) {
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
    const sections = Object.values(version.sidebars)
      .flatMap((items) => sidebarSections(items, title))
      .map(([name, ids]) => ({
        title: name,
        pages: ids.flatMap((id) => listed.get(id) ?? []),
      }));
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
    list();
  }
  if (task.skills) {
    const skills = skillsOf(home, (address) => byAddress.get(address));
    for (const {file, text} of skills) {
      write(`${baseUrl}${SKILLS_FOLDER}/${file}`, text);
    }
    write(`${baseUrl}${SKILLS_FOLDER}/index.json`, skillIndex(skills));
  }
  const whole = wholeText(site.title, say.summary, current);
  write(`${baseUrl}llms-full.txt`, whole);
  write(
    `${baseUrl}llms.txt`,
    listOf(
      site.title,
      say.summary,
      [
        say.twins,
        `## ${say.lists}`,
        [
          line(`${site.title}, ${say.whole(kilobytes(whole))}`, `${home}llms-full.txt`, ''),
          ...lists,
        ].join('\n'),
      ],
      current,
    ),
  );
}
