import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {ListedPage} from './lists';
import {skillIndex, skillsOf} from './skills';

const HOME = 'https://docs.example/';

const page = (address: string): ListedPage => ({
  title: address,
  description: '',
  url: `https://docs.example${address}.md`,
  text: '',
  body: '',
});

describe('skills', () => {
  const skills = skillsOf(HOME, page);

  it('are short, say when to use them, and end with the doctor', () => {
    for (const {file, text, entry} of skills) {
      expect(entry.name).toMatch(/^[a-z][a-z-]{1,62}[a-z]$/);
      expect(file).toBe(`${entry.name}/SKILL.md`);
      expect(text.startsWith(`---\nname: ${entry.name}\ndescription: `)).toBe(true);
      expect(entry.description).toMatch(/ Use it when .+\.$/);
      expect(entry.description.length).toBeLessThan(1024);
      expect(text).toContain(`curl -O ${HOME}doctor.mjs\nnode doctor.mjs .\n`);
      expect(text).not.toContain('<page:');
    }
  });

  it('lead to the Markdown of pages', () => {
    const start = skills.find(({entry}) => entry.name === 'appodeal-start-android');
    expect(start?.text).toContain(`<${HOME}android/get-started.md>`);
  });

  it('are all in the index', () => {
    const files = readdirSync(path.join(__dirname, 'skills'));
    const {skills: listed} = JSON.parse(skillIndex(skills)) as {skills: {name: string}[]};
    expect(listed.map(({name}) => `${name}.md`)).toEqual(files);
  });

  it('name the file whose page does not exist', () => {
    const gone = (address: string) => (address === '/ios/get-started' ? undefined : page(address));
    expect(() => skillsOf(HOME, gone)).toThrow(
      /skills\/appodeal-start-ios\.md: \/ios\/get-started does not exist/,
    );
  });
});
