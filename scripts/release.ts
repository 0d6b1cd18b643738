/**
 * Brings a release in from the public repositories:
 *
 *   npm run release -- android 3.8.0 --from ../checkouts
 *
 * The folder holds their git checkouts. Writes data/ and the step of the upgrade guide, and
 * prints what no repository says, with the place to write it. Wrong or half facts are errors,
 * and nothing is written then. A second run changes nothing.
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {compareVersions} from '@help-center/build-files/versions';
import {fill} from '@help-center/sdk-rules';
import {format, resolveConfig} from 'prettier';
import {docSets, pagesFolder, type DocSet} from '../config/docSets';
import {inLocale, locales} from '../config/locales';
import {guides, type Guide, type Platform} from '../config/platforms';
import type {AdNetworks} from '../data/ad-networks.json';
import type {Release, Releases} from '../data/releases.json';
import type {ReleaseRequirements} from '../data/release-requirements.json';
import type {Symbols} from '../data/symbols/types';
import words from '../data/words/release.json';
import {asCommand} from '../host/command';
import {factsIn} from '../plugins/lib/facts';
import {addAdapters, addRequirements, sameAs} from './release/adapters';
import {keepNames} from './release/api';
import {changesOf} from './release/changes';
import {readAndroid} from './release/android';
import {readIos} from './release/ios';
import type {Reading, Sources} from './release/read';
import {readUnity} from './release/unity';

const FILES = {
  releases: 'data/releases.json',
  networks: 'data/ad-networks.json',
  requirements: 'data/release-requirements.json',
};

/** Adds a release to data/releases.json; what a person has added to it stays. */
function addRelease(
  data: Releases,
  platform: Platform,
  version: string,
  {facts, row}: Reading,
): [now: Release, before: Release] {
  const of = data.platforms[platform];
  const before = of.releases.find((one) => compareVersions(one.version, version) < 0) as Release;
  let now = of.releases.find((one) => one.version === version);
  if (!now) {
    now = {version, date: row.date, facts: {}, changes: []};
    of.releases.push(now);
    of.releases.sort((one, other) => compareVersions(other.version, one.version));
  }
  for (const [name, value] of Object.entries(facts)) {
    if (value) {
      sameAs(now.facts[name], value, `${FILES.releases} › ${platform} › ${version} › ${name}`);
      now.facts[name] = value;
    }
  }
  of.latest = of.releases[0]?.version as string;
  data.asOf = [data.asOf, now.date ?? ''].sort().at(-1) as string;
  return [now, before];
}

/** The upgrade guide in a language, with a step to the release that says the changes. */
function withStep(
  guide: string,
  locale: string,
  {version, changes}: Release,
  before: string,
): string {
  if (new RegExp(`^## .* ${version.replaceAll('.', '\\.')} \\{/\\* #from-`, 'm').test(guide)) {
    return guide;
  }
  const id = `from-${before}-to-${version}`.replaceAll('.', '-');
  const heading = fill(inLocale(words.step, locale), {before, version});
  const text = changes.map((one) => `- ${one.text[locale]}`).join('\n');
  return guide.replace(
    /^## .*\{\/\* #from-/m,
    (first) => `## ${heading} {/* #${id} */}\n\n${text}\n\n${first}`,
  );
}

type Facts = Pick<Release, 'version' | 'facts'>;

/** Pages that mention a fact that a release changes or lacks, or an adapter that it lacks. */
export function inPages(
  root: string,
  platform: Platform,
  networks: AdNetworks,
  now: Facts,
  before: Facts,
): string[] {
  const pages = (readdirSync(path.join(root, 'docs'), {recursive: true}) as string[])
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => [`docs/${file}`, readFileSync(path.join(root, 'docs', file), 'utf8')] as const);
  const facts = factsIn(platform, now, networks);
  return [...factsIn(platform, before, networks)].flatMap(([name, from]) => {
    const to = facts.get(name);
    const token = `%${name}%`;
    const files = pages.filter(([, text]) => text.includes(token)).map(([file]) => file);
    const isNumber = to && (/\..*\.|\.demo$/.test(name) || to.includes(now.version));
    return from === to || isNumber || files.length === 0
      ? []
      : [`${token} ${from} → ${to ?? 'none'}: ${files.join(', ')}`];
  });
}

/**
 * Brings in a release.
 *
 * @returns what is left to a person
 * @throws with what is wrong and where, before anything is written
 */
export async function publish(
  root: string,
  {platform, pluginId}: Guide,
  version: string,
  sources: Sources,
): Promise<string> {
  const text = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const symbolsFile = `data/symbols/${platform}.json`;
  const releases = JSON.parse(text(FILES.releases)) as Releases;
  const networks = JSON.parse(text(FILES.networks)) as AdNetworks;
  const requirements = JSON.parse(text(FILES.requirements)) as ReleaseRequirements;
  const symbols = JSON.parse(text(symbolsFile)) as Symbols;
  const read = {android: readAndroid, ios: readIos, unity: readUnity}[platform];
  const reading = read(sources, version, releases);
  const known = requirements[platform].releases.find((one) => one.version === version);
  reading.row.date = known?.date ?? reading.row.date;
  addAdapters(networks, platform, version, reading);
  addRequirements(requirements, platform, version, reading);
  const [now, before] = addRelease(releases, platform, version, reading);
  networks.asOf = releases.asOf;
  if (now.changes.length === 0) {
    now.changes = changesOf(networks, platform, now, before);
  }
  const names =
    releases.platforms[platform].latest === version
      ? keepNames(symbols, sources.from, platform, version)
      : null;
  const set = docSets.find((one) => one.pluginId === pluginId) as DocSet;
  const steps = locales.map(
    (locale) => [`${pagesFolder(set, locale)}/upgrade-guide.mdx`, locale] as const,
  );
  const written = new Map<string, string>(
    steps.map(([file, locale]) => [file, withStep(text(file), locale, now, before.version)]),
  );
  for (const [file, data] of [
    [FILES.releases, releases],
    [FILES.networks, networks],
    [FILES.requirements, requirements],
    [symbolsFile, symbols],
  ] as const) {
    const filepath = path.join(root, file);
    written.set(
      file,
      await format(JSON.stringify(data, null, 2), {...(await resolveConfig(filepath)), filepath}),
    );
  }
  const changed = [...written].filter(([file, content]) => content !== text(file));
  changed.forEach(([file, content]) => writeFileSync(path.join(root, file), content));
  return report({
    '': changed.length > 0 ? [] : [`Nothing changes: the data has ${platform} ${version}.`],
    'Written:': changed.map(([file]) => file),
    'Not found; write it there:': [
      ...missing(`${FILES.releases} › ${platform} › ${version}`, now, reading),
      ...(names === null ? [] : [`${symbolsFile} › ${names}`]),
    ],
    'Pages that name a changed fact:': inPages(root, platform, networks, now, before),
    'Then:': [
      `npm run docs:updated, npm run ru:reviewed -- ${steps[0]?.[0]}, npm run samples -- --record, npm run check, npm run unit.`,
    ],
  });
}

/** What no repository says of a release, with the place to write it. */
const missing = (place: string, now: Release, reading: Reading): string[] => [
  ...Object.entries(reading.missing).flatMap(([name, what]) =>
    now.facts[name] ? [] : [`${place} › facts › ${name}: ${what}`],
  ),
  ...reading.notes.map(
    (note) => `${place} › changes, in both languages, if the pages should say it: ${note}`,
  ),
];

const report = (lists: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(lists)
    .filter(([, lines]) => lines.length > 0)
    .flatMap(([title, lines]) => (title ? [title, ...lines.map((line) => `  ${line}`)] : lines))
    .join('\n');

void asCommand(__filename, async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {from: {type: 'string'}, without: {type: 'string', multiple: true}},
  });
  const [platform, version = ''] = positionals;
  const guide = guides.find((one) => one.platform === platform);
  if (!guide || !/^\d+\.\d+\.\d+$/.test(version) || !values.from) {
    throw new Error(
      `Usage: npm run release -- <${guides.map((one) => one.platform).join('|')}> <version> --from <folder of checkouts>, for example: npm run release -- android 3.8.0 --from ../checkouts`,
    );
  }
  const {from, without} = values;
  console.log(await publish(process.cwd(), guide, version, {from, without}));
});
