import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ListedPage} from './lists';

/** Size limit of a skill in bytes. Assistants read the whole skill before they start. */
export const SKILL_LIMIT = 4 * 1024;

/** Folder where assistants look for skills. */
export const SKILLS_FOLDER = '.well-known/agent-skills';

const sources = path.join(__dirname, 'skills');

/** What every skill ends with: how to see that the work is done. */
const check = (home: string): string => `
## Check the result

Run the doctor in the app's folder. It reads build files and settings, sends nothing, and names file, line, fix and page of whatever is wrong. The work is done when it ends with exit code 0; repeat until it does, and tell the developer what only they can do.

\`\`\`bash
curl -O ${home}doctor.mjs
node doctor.mjs .
\`\`\`

As an MCP server with search, checks and patches: <${home}advanced/assistants.md>. All pages: <${home}llms.txt>.
`;

/** What the front matter of a skill says under a key. */
const field = (text: string, key: string): string =>
  new RegExp(`^---\\n(?:.*\\n)*?${key}: (.*)\\n`).exec(text)?.[1] ?? '';

/**
 * The skills for assistants: the Markdown files in `skills/`, with the addresses of the pages'
 * Markdown in the place of `<page:/address>`, each with its entry in their index; see
 * https://agentskills.io.
 *
 * @param home - address of the site in the default language; ends with a slash
 * @param pageAt - returns the Markdown of a page of the latest version, by its address without base URL
 * @throws with file and page where a page doesn't exist, or with the file that has no name and
 *   description or is too large
 */
export function skillsOf(home: string, pageAt: (address: string) => ListedPage | undefined) {
  return readdirSync(sources).map((source) => {
    const place = `plugins/beside-pages/markdown-twins/skills/${source}`;
    const body = readFileSync(path.join(sources, source), 'utf8').replace(
      /<page:([^>]+)>/g,
      (_, address: string) => {
        const page = pageAt(address);
        if (!page) {
          throw new Error(
            `${place}: ${address} does not exist; the address of a page was expected.`,
          );
        }
        return `<${page.url}>`;
      },
    );
    const text = body + check(home);
    const [name, description] = [field(text, 'name'), field(text, 'description')];
    if (`${name}.md` !== source || !description) {
      throw new Error(`${place}: expected the file's name as “name”, and a “description”.`);
    }
    const bytes = Buffer.byteLength(text);
    if (bytes > SKILL_LIMIT) {
      throw new Error(`${place}: ${bytes} bytes; at most ${SKILL_LIMIT} were expected.`);
    }
    const file = `${name}/SKILL.md`;
    return {
      file,
      text,
      entry: {
        name,
        type: 'skill-md',
        description,
        url: `${home}${SKILLS_FOLDER}/${file}`,
        digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
      },
    };
  });
}

/** The index through which assistants discover the skills; `npx skills add` reads it. */
export const skillIndex = (skills: ReturnType<typeof skillsOf>): string =>
  `${JSON.stringify(
    {
      $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
      skills: skills.map(({entry}) => entry),
    },
    null,
    2,
  )}\n`;
