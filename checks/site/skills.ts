import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../problem';
import {fileAt} from './pages';
import type {Site} from './site';

/** Where assistants look for skills. */
const SKILLS = '.well-known/agent-skills/index.json';
/** Size limit of a skill in bytes. Assistants read the whole skill before they start. */
const SKILL_BYTES = 4 * 1024;

/** Does the index list the skills that exist, are they small enough, and do their links work? */
export function skills(site: Site): Problem[] {
  const index = path.join(site.folder, SKILLS);
  if (!existsSync(index)) {
    return [{file: SKILLS, rule: 'skill', message: 'does not exist'}];
  }
  const {skills: entries} = JSON.parse(readFileSync(index, 'utf8')) as {
    skills: {name: string; url: string; digest: string}[];
  };
  const home = site.siteUrl + site.baseUrl;
  return entries.flatMap(({name, url, digest}) => {
    const file = url.slice(home.length);
    const full = path.join(site.folder, file);
    if (!url.startsWith(home) || !existsSync(full)) {
      const message = `${name} links to ${url}, which does not exist`;
      return [{file: SKILLS, rule: 'skill', message}];
    }
    const bytes = readFileSync(full);
    const problems: string[] = [];
    if (digest !== `sha256:${createHash('sha256').update(bytes).digest('hex')}`) {
      problems.push(`does not match ${digest} in the index`);
    }
    if (bytes.length > SKILL_BYTES) {
      problems.push(`has ${bytes.length} bytes; at most ${SKILL_BYTES} were expected`);
    }
    for (const link of new Set(bytes.toString().match(/https?:\/\/[^\s<>()`"]+/g))) {
      if (link.startsWith(home) && fileAt(site, new URL(link).pathname) === null) {
        problems.push(`${link} does not exist`);
      }
    }
    return problems.map((message) => ({file, rule: 'skill', message}));
  });
}
