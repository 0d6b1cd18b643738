/**
 * Publishes releases one after another on a copy, to see that the way to publish them works. Not
 * part of CI, since it needs checkouts of the public repositories:
 *
 *   npx tsx tests/replay/replay.ts ../checkouts 3.8.0 3.8.1 --unit data --site
 *
 * What a person would write by hand is filled in with the values of the release before, and facts
 * of pages that the release lacks with its number, which is no knowledge of the release: only the
 * number of such edits counts. Prints for each release what was not found and how long the machine
 * took; of the last one, what the check of pages finds, with `--unit` how many unit tests of these
 * folders fail, and with `--site` whether its site is built and passes its checks. The copy is kept.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {guides, platforms, type Guide, type Platform} from '../../config/platforms';
import type {Releases} from '../../data/releases.json';
import {asCommand} from '../../host/command';
import {make} from '../../scripts/new';
import {publish} from '../../scripts/release';
import {copyOfRepository} from '../recipes/copy';

function run(root: string, ...words: string[]): {output: string; fine: boolean} {
  const {stdout, stderr, status} = spawnSync(process.execPath, ['--import', 'tsx', ...words], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return {output: `${stdout}${stderr}`, fine: status === 0};
}

function edit<Data>(root: string, file: string, change: (data: Data) => void): void {
  const data = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Data;
  change(data);
  writeFileSync(path.join(root, file), `${JSON.stringify(data, null, 2)}\n`);
}

/** Writes what the command has asked for. */
function byHand(root: string, platform: Platform, version: string, asked: readonly string[]): void {
  edit<Releases>(root, 'data/releases.json', (data) => {
    const list = data.platforms[platform].releases;
    const at = list.findIndex((one) => one.version === version);
    const [now, before] = [list[at], list[at + 1]];
    for (const [, name = ''] of asked.map((line) => /› facts › (\w+):/.exec(line) ?? [])) {
      const value = before?.facts[name];
      if (now && value) {
        now.facts[name] = value;
      }
    }
    const names = `data/symbols/${platform}.json`;
    if (asked.some((line) => line.startsWith(names))) {
      const differences = {[before?.version ?? '']: {added: [], removed: [], source: 'Replay.'}};
      edit<object>(root, names, (symbols) => Object.assign(symbols, {version, differences}));
    }
  });
}

/** Publishes a release of a platform; what was left to a person, a line each. */
async function bringIn(
  root: string,
  from: string,
  guide: Guide,
  version: string,
): Promise<string[]> {
  const left: string[] = [];
  for (;;) {
    const without = left.flatMap((line) => /^--without (\S+)/.exec(line)?.[1] ?? []);
    try {
      const output = await publish(root, guide, version, {from, without});
      const asked = output
        .split('\n')
        .filter(
          (line) => /^ {2}data\/.*›/.test(line) && !line.includes('if the pages should say it'),
        )
        .map((line) => line.trim());
      byHand(root, guide.platform, version, asked);
      return [...left, ...asked];
    } catch (error) {
      const {message} = error as Error;
      const [, id] = /npm run new -- network (\w+)/.exec(message) ?? [];
      const [, old] = /: (com\.appodeal\.ads:sdk) "\S+" was found; a build of/.exec(message) ?? [];
      const step = id ? `npm run new -- network ${id}` : `--without ${old}`;
      if ((!id && !old) || left.includes(step)) {
        return [...left, `STOPPED: ${message}`];
      }
      left.push(step);
      if (id) {
        const name = id.replace(/^./, (letter) => letter.toUpperCase());
        await make(root, ['network', id], () => Promise.resolve(name));
      }
    }
  }
}

/** Brings the pages in order after a release; how many places name a fact that it lacks. */
function bringPages(root: string): number {
  const {output} = run(root, 'checks/main.ts', 'pages');
  const gone = [...output.matchAll(/^(\S+):(\d+) unknown-fact %((\w+)\.[\w.-]+)% is not in /gm)];
  for (const [, file = '', line, key, platform] of gone) {
    const text = readFileSync(path.join(root, file), 'utf8').split('\n');
    const at = Number(line) - 1;
    text[at] = (text[at] ?? '').replaceAll(`%${key}%`, `%${platform}.version%`);
    writeFileSync(path.join(root, file), text.join('\n'));
  }
  run(root, 'scripts/docs-updated.ts');
  const guides = platforms.map((platform) => `docs/${platform}/upgrade-guide.mdx`);
  const english = gone.flatMap(([, file = '']) => (file.startsWith('docs/') ? [file] : []));
  run(root, 'scripts/ru-reviewed.ts', ...new Set([...guides, ...english]));
  run(root, 'checks/main.ts', 'samples', '--record');
  return gone.length;
}

/** The last lines of what a command prints, if it fails. */
function seen(root: string, what: string, ...words: string[]): string {
  const {output, fine} = run(root, ...words);
  return fine
    ? `${what}: green`
    : `${what}: RED\n${output.trim().split('\n').slice(-40).join('\n')}`;
}

void asCommand(__filename, async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {unit: {type: 'string', multiple: true}, site: {type: 'boolean'}},
  });
  const [from, ...versions] = positionals;
  if (!from || versions.length === 0) {
    throw new Error('Usage: npx tsx tests/replay/replay.ts <folder of checkouts> <version>…');
  }
  const root = copyOfRepository();
  console.log(`On a copy in ${root}`);
  for (const version of versions) {
    const start = Date.now();
    let edits = 0;
    for (const guide of guides) {
      const left = await bringIn(root, path.resolve(from), guide, version);
      console.log([`${guide.platform} ${version}: ${left.length} by hand`, ...left].join('\n  '));
      edits += left.length;
    }
    const minutes = ((Date.now() - start) / 60_000).toFixed(1);
    console.log(`| ${version} | ${minutes} min | ${edits} by hand |`);
  }
  console.log(
    `| pages | | ${bringPages(root)} by hand, where they name what the last release lacks |`,
  );
  console.log(seen(root, 'pages', 'checks/main.ts', 'pages'));
  if (values.unit) {
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot'];
    console.log(seen(root, 'unit tests', ...vitest, ...values.unit));
  }
  if (values.site) {
    console.log(seen(root, 'site', 'scripts/build.ts'));
    console.log(seen(root, 'built site', 'checks/site.ts'));
  }
});
