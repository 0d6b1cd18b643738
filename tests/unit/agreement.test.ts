import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {answerOf, projectsOf} from '@help-center/sdk-rules/fits';
import {examine, readApp} from '@help-center/sdk-rules/check';
import {diffOf} from '@help-center/sdk-rules/patch';
import {leftSentence, patchFolder} from '@help-center/sdk-rules/patch/command';
import {siteAt} from '@help-center/sdk-doctor/site';
import {afterAll, beforeAll, expect, it} from 'vitest';
import type {AppFiles} from '@help-center/build-files';

const root = path.resolve(__dirname, '../..');
const site = siteAt({address: 'https://docs.example/', languages: {en: ''}});
const release = site.covered[0] as string;

const foldersIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => `${folder}/${name}`);

const apps = [
  ...foldersIn('tests/cases').map((folder) => `${folder}/app`),
  ...['android', 'ios', 'unity'].flatMap((platform) => foldersIn(`tests/doctor/${platform}`)),
].filter((folder) => existsSync(path.join(root, folder)));

let temporary: string;
beforeAll(() => {
  temporary = mkdtempSync(path.join(tmpdir(), 'agreement-'));
});
afterAll(() => rmSync(temporary, {recursive: true}));

/** Findings that patch has in words of its own, by their rule. */
const OWN_WORDS: Readonly<Record<string, RegExp>> = {
  'ended-release': /is older than/,
  'key-missing': /Add these keys for/,
  namespace: /namespace/,
  'no-sdk': /The SDK comes from elsewhere/,
  repository: /^\S+ No list of repositories/,
  'unknown-artifact': /doesn’t contain/,
  version: /is built from/,
};

it.each(apps)('%s: what patch leaves is all that check and fits say afterwards', (name) => {
  const folder = path.join(mkdtempSync(path.join(temporary, 'app-')), 'app');
  cpSync(path.join(root, name), folder, {recursive: true});
  const patched = patchFolder(site, folder);
  // A release that the app's package never brings asks for nothing else.
  if ('why' in patched || patched.left.some(({kind}) => kind === 'never')) {
    return;
  }
  const diff = diffOf(patched.files);
  if (diff) {
    execFileSync('git', ['apply', '--whitespace=nowarn', '-'], {cwd: folder, input: diff});
  }
  const said = patched.left.map((one) => `${one.file} ${leftSentence(site, one, 'en')}`);
  const app = readApp(folder) as AppFiles;
  const unsaid = examine(site, app, 'en').findings.filter(
    ({level, rule, file, message}) =>
      level !== 'info' &&
      !/^(?:app-ads|log|file)\//.test(rule) &&
      !said.some(
        (one) =>
          one.startsWith(`${file} `) &&
          (one.includes(message) || OWN_WORDS[rule.replace(/^.*\//, '')]?.test(one)),
      ),
  );
  expect(unsaid).toEqual([]);
  for (const {project} of projectsOf(site.catalogue, app)) {
    const blocked = answerOf(site.catalogue, project).blocked.filter(
      (one) => one.release === release && project.sdk === release,
    );
    for (const {name: about, has} of blocked) {
      expect(said.join('\n')).toContain(about === 'ios' ? 'iOS' : about);
      expect(said.join('\n')).toContain(has);
    }
  }
});
