import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {guides} from '../../../config/platforms';
import {shortName, symbols} from '@help-center/sdk-data/symbols';
import type {ListedPage} from './lists';
import {jobs, sectionsOf, SKILL_LIMIT, skillIndex, skillsOf} from './skills';

const HOME = 'https://docs.example/';

const page = (address: string, body: string): ListedPage => ({
  title: `Title of ${address}`,
  description: 'What it is about.',
  url: `https://docs.example${address}.md`,
  text: `# Title\n\nAndroid SDK 3.7.0\n\n> All pages\n\n${body}`,
  body,
});

const long = `Intro.\n\n${[1, 2, 3, 4, 5, 6]
  .map(
    (step) =>
      `## ${step}. Step\n\n${'Русский текст. '.repeat(300)}\n\n\`\`\`kotlin\nval a = ${step}\n\n## no heading\n\`\`\`\n`,
  )
  .join('\n')}`;
const short =
  'Intro.\n\n## 1. Step\n\n**Kotlin**\n\n```kotlin\nval a = 1\n\nval b = 2\n```\n\n## 2. Step\n\nText.\n';

describe('skills', () => {
  it('are there for every job and platform, with names and descriptions in both languages', () => {
    const skills = skillsOf(HOME, (address) => page(address, short));
    expect(skills).toHaveLength(guides.length * jobs.length);
    for (const {file, text, entry} of skills) {
      expect(entry.name).toMatch(/^[a-z][a-z-]{1,62}[a-z]$/);
      expect(file).toBe(`${entry.name}/SKILL.md`);
      expect(text.startsWith(`---\nname: ${entry.name}\ndescription: `)).toBe(true);
      expect(entry.descriptions.ru).toMatch(/[а-яё]/i);
      expect(entry.description.length).toBeLessThan(1024);
    }
  });

  it('quote the steps of the page and end with the doctor', () => {
    const [skill] = skillsOf(HOME, (address) => page(address, short));
    expect(skill?.text).toContain(
      '## 1. Step\n\n**Kotlin**\n\n```kotlin\nval a = 1\n\nval b = 2\n```',
    );
    expect(skill?.text).not.toContain('> All pages');
    expect(skill?.text).toContain('node doctor.mjs .\n```');
    expect(skill?.text).toContain(`${HOME}mcp.mjs`);
  });

  it('hold every name that releases renamed or removed, to upgrade by', () => {
    const skills = skillsOf(HOME, (address) => page(address, long));
    const upgrade = skills.find(({entry}) => entry.name === 'appodeal-android-upgrade');
    expect(upgrade?.text).toContain('- 3.1.3: `Appodeal.getRewardParameters` → `getReward`');
    for (const {name} of symbols.android.removed) {
      expect(upgrade?.text).toContain(`\`${shortName(name)}\``);
    }
  });

  it('end in what is left of another SDK where the app comes from one', () => {
    const skills = skillsOf(HOME, (address) => page(address, short));
    const moved = skills.filter(({entry}) => entry.name.endsWith('-switch'));
    expect(moved).toHaveLength(guides.length);
    for (const {text} of moved) {
      expect(text).toContain('node doctor.mjs moved . --from max\nnode doctor.mjs .\n```');
    }
  });

  it('are small, whatever the pages, and cut no block', () => {
    for (const {text} of skillsOf(HOME, (address) => page(address, long))) {
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(SKILL_LIMIT);
      expect((text.match(/^```/gm) ?? []).length % 2).toBe(0);
      expect(text).not.toContain('Русский');
    }
  });

  it('name no part that they leave out', () => {
    const body = `Intro.\n\n## 1. Step\n\nText.\n\n### Part\n\n**Kotlin**\n\n${'x'.repeat(SKILL_LIMIT)}\n`;
    const [skill] = skillsOf(HOME, (address) => page(address, body));
    expect(skill?.text).toContain('## 1. Step\n\nText.');
    expect(skill?.text).not.toContain('### Part');
    expect(skill?.text).not.toContain('**Kotlin**');
  });

  it('carry the digest of what is served', () => {
    const skills = skillsOf(HOME, (address) => page(address, short));
    const {skills: entries} = JSON.parse(skillIndex(skills)) as {
      skills: {digest: string; url: string}[];
    };
    expect(entries.map(({digest}) => digest)).toEqual(
      skills.map(({text}) => `sha256:${createHash('sha256').update(text).digest('hex')}`),
    );
    expect(new Set(entries.map(({url}) => url)).size).toBe(entries.length);
  });

  it('name the page that is missing', () => {
    expect(() => skillsOf(HOME, () => undefined)).toThrow('/android/get-started');
  });
});

it('takes no heading within code for one', () => {
  expect(sectionsOf('a\n\n````md\n```\n## b\n```\n````\n\n## c\n\nd')).toEqual([
    {heading: '', blocks: ['a', '````md\n```\n## b\n```\n````']},
    {heading: 'c', blocks: ['d']},
  ]);
});
