import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startAlgolia, type AlgoliaEmulator} from '../tests/emulators/algolia';

const KEY = '0123456789abcdef0123456789abcdef';
const ACCOUNT = {
  ALGOLIA_APP_ID: 'ABCDEF1234',
  ALGOLIA_INDEX_NAME: 'docs',
  ALGOLIA_ADMIN_API_KEY: KEY,
};

const html = (language: string) =>
  `<html lang="${language}"><head><meta name="docusaurus_locale" content="${language}">` +
  '<meta name="docusaurus_tag" content="default"><meta name="docusaurus_version" content="current"></head>' +
  '<body><main><h1>Help</h1><p>Text.</p></main></body></html>';

let build: string;
let algolia: AlgoliaEmulator;

beforeAll(() => {
  build = mkdtempSync(path.join(tmpdir(), 'publish-'));
  mkdirSync(path.join(build, 'ru'));
  writeFileSync(path.join(build, 'index.html'), html('en'));
  writeFileSync(path.join(build, 'ru/index.html'), html('ru'));
});

afterAll(() => rmSync(build, {recursive: true}));

beforeEach(async () => {
  algolia = await startAlgolia([KEY]);
});

afterEach(() => algolia.close());

/** Runs the command with nothing of this process's own settings. */
function run(
  variables: Readonly<Record<string, string>>,
  options: readonly string[] = ['--build', build, '--host', `http://${algolia.host}`],
) {
  const env = {PATH: process.env.PATH, HOME: process.env.HOME, ...variables} as NodeJS.ProcessEnv;
  const args = ['--import', 'tsx', path.join(__dirname, 'search-publish.ts'), ...options];
  return new Promise<{code: number; output: string; errors: string[]}>((resolve) => {
    const child = execFile(
      process.execPath,
      args,
      {env, cwd: path.dirname(__dirname)},
      (_, stdout, stderr) =>
        resolve({
          code: child.exitCode ?? -1,
          output: stdout,
          errors: stderr.split('\n').filter(Boolean),
        }),
    );
  });
}

describe('search:publish', {timeout: 60_000}, () => {
  it('publishes with application, index and admin key alone', async () => {
    const {code, output, errors} = await run(ACCOUNT);
    expect({code, errors}).toEqual({code: 0, errors: []});
    expect(output).toContain('docs now holds 2 records');
    expect(algolia.indexes.get('docs')?.records.size).toBe(2);
  });

  it('counts without credentials, also where npm keeps the option for itself', async () => {
    const dry = await run({}, ['--dry-run', '--build', build]);
    const kept = await run({...ACCOUNT, npm_config_dry_run: 'true'});
    for (const {code, output} of [dry, kept]) {
      expect(code).toBe(0);
      expect(output).toContain('Dry run: 2 records');
    }
    expect(algolia.requests).toEqual([]);
  });

  it.each([
    ['ALGOLIA_APP_ID', {...ACCOUNT, ALGOLIA_APP_ID: 'not an id'}],
    ['ALGOLIA_ADMIN_API_KEY', {...ACCOUNT, ALGOLIA_ADMIN_API_KEY: ''}],
    ['SITE_URL', {...ACCOUNT, SITE_URL: 'docs'}],
  ])('answers a bad %s with one line that names it', async (name, variables) => {
    const {code, errors} = await run(variables);
    expect(code).toBe(1);
    expect(errors).toEqual([expect.stringContaining(name)]);
    expect(algolia.requests).toEqual([]);
  });

  it.each([
    ['--dryrun', ['--dryrun']],
    ['--host', ['--host', 'elsewhere']],
    ['--build', ['--build']],
  ])('answers a bad %s with one line and publishes nothing', async (name, options) => {
    // An option that is given twice counts as given last.
    const {code, errors} = await run(ACCOUNT, ['--host', `http://${algolia.host}`, ...options]);
    expect(code).toBe(1);
    expect(errors).toEqual([expect.stringContaining(name)]);
    expect(algolia.requests).toEqual([]);
  });
});
