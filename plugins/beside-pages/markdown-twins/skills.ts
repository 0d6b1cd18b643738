import {createHash} from 'node:crypto';
import {compareVersions} from '@help-center/build-files/versions';
import {errorSignatures} from '@help-center/sdk-data';
import {defaultLocale, inLocale, locales, type Localized} from '../../../config/locales';
import {guides, type Guide} from '../../../config/platforms';
import {shortName, symbols} from '@help-center/sdk-data/symbols';
import rosetta from '../../../data/rosetta.json';
import type {ListedPage} from './lists';

/** Size limit of a skill in bytes. Assistants read the whole skill before they start. */
export const SKILL_LIMIT = 6 * 1024;

/** Folder where assistants look for skills. */
export const SKILLS_FOLDER = '.well-known/agent-skills';

interface Job {
  id: string;
  /** What the skill does, given the name of a platform. */
  title: Localized<(name: string) => string>;
  /** Pages without the base URL; the first is quoted, the others are linked. */
  pages: (guide: Guide) => readonly string[];
  /** How many sections of the first page are quoted. */
  sections: number;
  /** Whether to append the platform's known errors. */
  errors?: boolean;
  /** Whether the names that releases renamed or removed follow. */
  names?: boolean;
  /** What the doctor runs before it checks the folder. */
  first?: (guide: Guide) => string;
}

/** The other SDKs whose names are known on a platform. */
const originsOf = (platform: string): string[] =>
  rosetta.maps.filter((map) => map.platform === platform).map(({from}) => from);

const configure = ({platform}: Guide): string =>
  `/${platform}/advanced/${platform === 'unity' ? 'appodeal-plugin-manager' : 'configure-mediated-networks'}`;

/** The skills; each is written for every platform. */
export const jobs: readonly Job[] = [
  {
    id: 'integrate',
    title: {
      en: (name) => `Integrate the Appodeal SDK into an app for ${name} and show a test ad`,
      ru: (name) => `Подключить Appodeal SDK к приложению для ${name} и показать тестовую рекламу`,
    },
    pages: (guide) => [
      `/${guide.platform}/get-started`,
      configure(guide),
      `/${guide.platform}/advanced/testing`,
      '/advanced/app-ads',
    ],
    sections: 4,
  },
  {
    id: 'add-ad-type',
    title: {
      en: (name) => `Add an ad type of the Appodeal SDK to an app for ${name}`,
      ru: (name) => `Добавить тип рекламы Appodeal SDK в приложение для ${name}`,
    },
    pages: ({platform}) => [
      `/${platform}/ad-types/interstitial`,
      ...['rewarded-video', 'banner', 'mrec', ...(platform === 'unity' ? [] : ['native'])].map(
        (type) => `/${platform}/ad-types/${type}`,
      ),
      `/${platform}/advanced/testing`,
    ],
    sections: 4,
  },
  {
    id: 'add-consent',
    title: {
      en: (name) => `Ask users of an app for ${name} for consent with the Appodeal SDK`,
      ru: (name) => `Запросить согласие пользователей в приложении для ${name} через Appodeal SDK`,
    },
    pages: ({platform}) => [
      `/${platform}/data-protection/gdpr-and-ccpa`,
      `/${platform}/data-protection/coppa`,
      '/advanced/google-cmp-and-tcfv2-support',
    ],
    sections: 4,
  },
  {
    id: 'upgrade',
    title: {
      en: (name) => `Upgrade the Appodeal SDK in an app for ${name} to the latest version`,
      ru: (name) => `Обновить Appodeal SDK в приложении для ${name} до последней версии`,
    },
    pages: ({platform}) => [
      `/${platform}/upgrade-guide`,
      `/${platform}/changelog`,
      `/${platform}/sdk-deprecation-policy`,
    ],
    sections: 2,
    names: true,
  },
  {
    id: 'connect-network',
    title: {
      en: (name) => `Connect an ad network to an app for ${name} that uses the Appodeal SDK`,
      ru: (name) => `Подключить рекламную сеть к приложению для ${name} с Appodeal SDK`,
    },
    pages: (guide) => [
      configure(guide),
      '/networks-setup/introduction',
      ...['admob', 'admob-sync', 'amazon', 'applovin', 'meta-audience', 'unityads', 'vungle'].map(
        (network) => `/networks-setup/ad-networks/network-connection/${network}`,
      ),
    ],
    sections: 3,
  },
  {
    id: 'switch',
    title: {
      en: (name) => `Move an app for ${name} from another mediation SDK to Appodeal`,
      ru: (name) => `Перевести приложение для ${name} с другого SDK медиации на Appodeal`,
    },
    pages: ({platform}) => [
      ...originsOf(platform).map((from) => `/${platform}/move-from/${from}`),
      `/${platform}/get-started`,
      `/${platform}/advanced/testing`,
    ],
    sections: 5,
    first: ({platform}) =>
      `# ${originsOf(platform).join(', ')}: the one that the app comes from; code 1 while something of it is left\nnode doctor.mjs moved . --from ${originsOf(platform)[0]}\n`,
  },
  {
    id: 'find-error',
    title: {
      en: (name) => `Find the cause of an error in an app for ${name} that uses the Appodeal SDK`,
      ru: (name) => `Найти причину ошибки в приложении для ${name} с Appodeal SDK`,
    },
    pages: ({platform}) => [
      '/faq-and-troubleshooting/troubleshooting',
      `/faq-and-troubleshooting/troubleshooting/${platform}-common-issues/known-errors`,
      `/${platform}/advanced/testing`,
    ],
    sections: 3,
    errors: true,
  },
];

interface PageSection {
  heading: string;
  /** Paragraphs, lists, tables and code blocks, each whole. */
  blocks: string[];
}

/** Splits Markdown at blank lines and level-2 headings; code blocks stay whole. */
export function sectionsOf(markdown: string): PageSection[] {
  const sections: PageSection[] = [{heading: '', blocks: []}];
  let fence = '';
  let block: string[] = [];
  const end = (): void => {
    if (block.length > 0) {
      sections.at(-1)?.blocks.push(block.join('\n'));
      block = [];
    }
  };
  for (const line of markdown.split('\n')) {
    const mark = /^\s*(`{3,})/.exec(line)?.[1];
    if (!fence && line.startsWith('## ')) {
      end();
      sections.push({heading: line.slice(3), blocks: []});
      continue;
    }
    if (!fence && line.trim() === '') {
      end();
      continue;
    }
    block.push(line);
    if (mark) {
      fence = fence ? (line.trim() === fence ? '' : fence) : mark;
    }
  }
  end();
  return sections;
}

const size = (text: string): number => Buffer.byteLength(text);

/** As many whole blocks of each section as fit. Space that one section leaves goes to the next. */
function quoted(sections: readonly PageSection[], limit: number): string {
  let left = limit;
  const parts = sections.flatMap(({heading, blocks}, index) => {
    let share = Math.floor(left / (sections.length - index));
    const kept: string[] = [];
    for (const block of [...(heading ? [`## ${heading}`] : []), ...blocks]) {
      const needed = size(block) + 2;
      // Skip labels whose content didn't fit.
      if (needed > share) {
        break;
      }
      share -= needed;
      left -= needed;
      kept.push(block);
    }
    while (/^\*\*[^*]+\*\*$|^###|:$/.test(kept.at(-1) ?? '')) {
      kept.pop();
    }
    return kept.length > (heading ? 1 : 0) ? kept : [];
  });
  return parts.join('\n\n');
}

/**
 * Writes one skill per job and platform from the pages' Markdown and from data, each with its
 * file in the folder of the skills and its entry in their index.
 *
 * @param home - address of the site in the default language; ends with a slash
 * @param pageAt - returns the Markdown of a page of the latest version, by its address without base URL
 * @throws with the page that doesn't exist, or the skill that is too large
 */
export function skillsOf(home: string, pageAt: (address: string) => ListedPage | undefined) {
  return guides.flatMap((guide) =>
    jobs.map((job) => {
      const name = `appodeal-${guide.platform}-${job.id}`;
      const [main, ...others] = job.pages(guide).map((address) => {
        const page = pageAt(address);
        if (!page) {
          throw new Error(
            `plugins/beside-pages/markdown-twins/skills.ts: ${job.id} names ${address}, which does not exist.`,
          );
        }
        return page;
      });
      if (!main) {
        throw new Error(`plugins/beside-pages/markdown-twins/skills.ts: ${job.id} names no page.`);
      }
      const descriptions = Object.fromEntries(
        locales.map((locale) => [locale, inLocale(job.title, locale)(guide.name)]),
      );
      const title = descriptions[defaultLocale] as string;
      const description = `${title}. Use it for ${guide.name} projects with Appodeal mediation.`;
      const [intro, ...sections] = sectionsOf(main.body);
      const head = [
        `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---`,
        `# ${title}`,
        `From <${main.url}>; read it for whatever is left out here.`,
      ].join('\n\n');
      const links = others
        .map((page) => `- [${page.title}](${page.url}): ${page.description}`)
        .join('\n');
      const foot = [
        `## More pages\n\n${links}\n- [All pages](${home}llms.txt)`,
        `## Run the doctor\n\nRun it in the app's folder when you are done. It names file, line, fix and page of whatever is wrong; exit code 0 means no errors.\n\n\`\`\`bash\ncurl -O ${home}doctor.mjs\n${job.first?.(guide) ?? ''}node doctor.mjs .\n\`\`\`\n\n\`node doctor.mjs patch .\` prints the upgrade of the build files for \`git apply\`. As an MCP server: <${home}mcp.mjs>; see <${home}advanced/assistants.md>.`,
      ].join('\n\n');
      const room = SKILL_LIMIT - size(head) - size(foot) - 10;
      const names = job.names ? `\n\n${goneNames(guide)}` : '';
      const body = quoted(
        [...(intro ? [intro] : []), ...sections.slice(0, job.sections)],
        (job.errors ? room / 2 : room) - size(names),
      );
      const parts = [head, body + names];
      if (job.errors) {
        parts.push(knownErrors(home, guide, room - size(body) - 2));
      }
      const text = `${[...parts, foot].join('\n\n')}\n`;
      if (size(text) > SKILL_LIMIT) {
        throw new Error(
          `The skill ${name} has ${size(text)} bytes; at most ${SKILL_LIMIT} were expected.`,
        );
      }
      const file = `${name}/SKILL.md`;
      return {
        file,
        text,
        entry: {
          name,
          type: 'skill-md',
          description,
          descriptions,
          url: `${home}${SKILLS_FOLDER}/${file}`,
          digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
        },
      };
    }),
  );
}

/** Every name that a release renamed or removed, newest release first. */
function goneNames({platform}: Guide): string {
  const byRelease = new Map<string, string[]>();
  for (const {release, name, instead} of [...symbols[platform].removed].sort((a, b) =>
    compareVersions(b.release, a.release),
  )) {
    const replacement = `\`${shortName(name)}\`${instead ? ` → \`${instead}\`` : ''}`;
    byRelease.set(release, [...(byRelease.get(release) ?? []), replacement]);
  }
  return [
    '## Renamed and removed names',
    [...byRelease].map(([release, all]) => `- ${release}: ${all.join(', ')}`).join('\n'),
  ].join('\n\n');
}

/** As many of a platform's known errors as fit, by their log output, and a link to all of them. */
function knownErrors(home: string, {platform}: Guide, limit: number): string {
  const lines = [
    '## Known errors',
    `All with cause, fix and address: <${home}e/index.json>. Their ids:`,
  ];
  let left = limit - size(lines.join('\n\n')) - 4;
  const list: string[] = [];
  for (const {id, patterns, severity, wrapper, platforms} of errorSignatures.signatures) {
    const line = `- \`${patterns[0]?.replaceAll('`', '')}\`: ${id}`;
    if (severity === 'error' && !wrapper && platforms.includes(platform) && size(line) < left) {
      left -= size(line) + 1;
      list.push(line);
    }
  }
  return [...lines, list.join('\n')].join('\n\n');
}

/** The index through which assistants discover the skills. */
export const skillIndex = (skills: ReturnType<typeof skillsOf>): string =>
  `${JSON.stringify(
    {
      $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
      skills: skills.map(({entry}) => entry),
    },
    null,
    2,
  )}\n`;
