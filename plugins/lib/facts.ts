import {sampleAdMobAppIds} from '@help-center/sdk-rules/builder';
import type {AdNetworks} from '../../data/ad-networks.json';
import {adNetworks, storeRules} from '@help-center/sdk-data';
import {formatDate} from '@help-center/sdk-data/dates';
import {inLocale, localeOf} from '../../config/locales';
import {parsePagePath, platforms, type Platform} from '../../config/platforms';
import {links, provider} from '../../config/provider';
import {factsOf, latestVersion, releasesOf, type Release} from '@help-center/sdk-data/releases';

/**
 * Facts that pages can insert as `%name.key%` tokens, so that no page hard-codes
 * a version, date, artifact or dashboard address. Tokens work everywhere in a
 * page: prose, code blocks, links and component attributes.
 */
export type Facts = ReadonlyMap<string, string>;

/**
 * A token; the group captures its key. A line with `%ios.network.smaato?%` stands only where the
 * release has it. Global: use it with `matchAll` or `replace`.
 */
export const TOKEN = /%([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9_-]+)+)\??%/g;

/** The release that a page describes: its own version in an archive, else null for the latest. */
export function pinnedVersion(filePath: string): {platform: Platform; version: string} | null {
  const parsed = parsePagePath(filePath);
  const platform = platforms.find((known) => known === parsed?.set);
  return platform && parsed?.version ? {platform, version: parsed.version} : null;
}

/**
 * Adds the adapter tokens of one platform's release:
 * - `android.network.<id>`, `android.service.<id>`: the full Maven coordinate;
 * - `ios.network.<id>`, `ios.service.<id>`: the pod, plus `ios.networkVersion.<id>`
 *   and `ios.networkSdk.<id>` (the network's own SDK that the pod pins);
 * - `unity.network.<id>` (Android coordinate) and `unity.networkPod.<id>`, and the
 *   same for services: what the plugin writes into its dependency file;
 * - `<platform>.networkMinIos.<id>`: the lowest iOS of a network's pod, and the same for services;
 * - `android.engine.<engine>.<network>`, `ios.engine.…`, `ios.engineVersion.…`:
 *   adapters that a mediation engine adds for a network.
 *
 * An adapter that a release doesn't publish has no token: a page says between marks what stands only
 * where there is one, see {@link passagesIn}.
 */
function addAdapters(
  facts: Map<string, string>,
  platform: Platform,
  version: string,
  {networks, services, engineAdapters}: AdNetworks,
): void {
  for (const [kind, entries] of Object.entries({network: networks, service: services})) {
    for (const {id, platforms: on} of entries) {
      const artifact = on.android?.releases[version];
      const coordinate =
        artifact && `${artifact.artifact ?? on.android?.artifact}:${artifact.version}`;
      const pod = on.ios?.releases[version];
      if (coordinate && platform !== 'ios') {
        facts.set(`${platform}.${kind}.${id}`, coordinate);
      }
      if (on.ios && pod && platform !== 'android') {
        const name = `${platform}.${kind}${platform === 'unity' ? 'Pod' : ''}`;
        facts.set(`${name}.${id}`, pod.pod ?? on.ios.pod);
        facts.set(`${name}Version.${id}`, pod.version);
        const pinned = pod.networkSdk[0]?.version?.replace(/^[^\d]*/, '');
        if (pinned) {
          facts.set(`${platform}.${kind}Sdk.${id}`, pinned);
        }
        if (pod.minIos) {
          facts.set(`${platform}.${kind}MinIos.${id}`, pod.minIos);
        }
      }
    }
  }
  for (const adapter of engineAdapters) {
    const id = `${adapter.engine}.${adapter.network}${adapter.custom ? '-custom' : ''}`;
    const artifact = adapter.android?.versions[version];
    const pod = adapter.ios?.releases[version];
    if (artifact && platform !== 'ios') {
      facts.set(`${platform}.engine.${id}`, `${adapter.android?.artifact}:${artifact}`);
    }
    if (adapter.ios && pod && platform === 'ios') {
      facts.set(`ios.engine.${id}`, adapter.ios.pod);
      facts.set(`ios.engineVersion.${id}`, pod.version);
    }
  }
}

/** The facts of a platform's release by their keys, and its adapters. */
export function factsIn(
  platform: Platform,
  {version, facts}: Pick<Release, 'version' | 'facts'>,
  networks: AdNetworks = adNetworks,
): Map<string, string> {
  const all = Object.entries(facts).map(([name, value]) => [`${platform}.${name}`, value] as const);
  const found = new Map(all);
  addAdapters(found, platform, version, networks);
  return found;
}

/** The newest release that has a fact; undefined if none ever had it. */
export function lastWith(key: string): string | undefined {
  const platform = platforms.find((known) => key.startsWith(`${known}.`));
  return (
    platform && releasesOf(platform).find((release) => factsIn(platform, release).has(key))?.version
  );
}

/** Cache: all pages of one language and version share their facts. */
const collected = new Map<string, Facts>();

/** Empties the cache, after the data has changed. */
export const forgetFacts = (): void => collected.clear();

/**
 * Collects the facts for one page.
 *
 * @param filePath - the page's file, from which language and version are read
 * @throws when `data/releases.json` lacks the file's version
 */
export function factsFor(filePath: string): Facts {
  const locale = localeOf(filePath);
  const pinned = pinnedVersion(filePath);
  const key = `${locale} ${pinned?.platform} ${pinned?.version}`;
  const known = collected.get(key);
  if (known) {
    return known;
  }
  const facts = new Map<string, string>();
  for (const platform of platforms) {
    const version = pinned?.platform === platform ? pinned.version : latestVersion(platform);
    const release = factsOf(platform, version);
    if (!release) {
      throw new Error(`${filePath}: data/releases.json has no ${platform} release ${version}`);
    }
    facts.set(`${platform}.version`, version);
    if (release.date) {
      facts.set(`${platform}.date`, formatDate(release.date, locale));
    }
    factsIn(platform, {version, facts: release.facts}).forEach((value, name) =>
      facts.set(name, value),
    );
  }
  for (const {id, withoutKeys} of adNetworks.services) {
    if (withoutKeys) {
      facts.set(`service.${id}.withoutKeys`, inLocale(withoutKeys, locale));
    }
  }
  for (const [name, value] of Object.entries(links)) {
    facts.set(`link.${name}`, value);
  }
  for (const {id, values} of storeRules.rules) {
    for (const [name, value] of Object.entries(values)) {
      const isDate = /^\d{4}-\d{2}(?:-\d{2})?$/.test(value);
      facts.set(`rule.${id}.${name}`, isDate ? formatDate(value, locale) : value);
    }
  }
  for (const [system, id] of Object.entries(sampleAdMobAppIds)) {
    facts.set(`admobSample.${system}`, id);
  }
  facts.set('link.site', `${provider.siteUrl}${provider.baseUrl}`.replace(/\/$/, ''));
  facts.set('link.doctor', `${provider.siteUrl}${provider.baseUrl}doctor.mjs`);
  facts.set('link.mcp', `${provider.siteUrl}${provider.baseUrl}mcp.mjs`);
  collected.set(key, facts);
  return facts;
}

/** A line of a page that stands in its release, with its number. */
interface Line {
  text: string;
  number: number;
}

/** What begins, divides and ends a passage; the group captures the key of the fact. */
const MARK = /^[ \t]*\{\/\* (?:if ([a-z][\w.-]*)|else|end) \*\/\}[ \t]*$/;

/**
 * The lines of a page that stand in its release. A passage about what a release may lack stands
 * between marks on lines of their own, in prose, lists and code alike:
 *
 *     {/* if android.bundle *\/}
 *     One line adds all networks: `%android.bundle%`
 *     {/* else *\/}
 *     List the networks that you use.
 *     {/* end *\/}
 *
 * @returns also the lines that don't, the keys of the marks, and marks that are out of place
 */
export function passagesIn(filePath: string, source: string) {
  const facts = factsFor(filePath);
  const found = {
    standing: [] as Line[],
    fallen: [] as Line[],
    keys: [] as Line[],
    lost: [] as Line[],
  };
  let opened = null as (Line & {isElse: boolean}) | null;
  for (const [index, text] of source.split('\n').entries()) {
    const line = {text, number: index + 1};
    const [mark, key] = MARK.exec(text) ?? [];
    const isElse = mark !== undefined && !key && text.includes('else');
    if (mark === undefined) {
      const isPart = !opened || facts.has(opened.text) !== opened.isElse;
      const lacks = Array.from(text.matchAll(TOKEN)).some(
        ([token, name = '']) => token.endsWith('?%') && !facts.has(name),
      );
      const stands = isPart && !lacks;
      found[stands ? 'standing' : 'fallen'].push(line);
    } else if (key ? opened : !opened || (isElse && opened.isElse)) {
      found.lost.push(line);
    } else if (key) {
      opened = {text: key, number: line.number, isElse};
      found.keys.push(opened);
    } else {
      opened = isElse && opened ? {...opened, isElse} : null;
    }
  }
  if (opened) {
    found.lost.push({text: `{/* if ${opened.text} */}`, number: opened.number});
  }
  return found;
}

/** What is wrong with a mark that is out of place. */
export const misplaced = (mark: string): string =>
  `${mark.trim()} has no partner; a passage is {/* if <fact> */} … {/* else */} … {/* end */}, and none stands in another`;

/** What is wrong with a fact that a page can't have, and what to do. */
export function whyUnknown(filePath: string, key: string): string {
  const facts = factsFor(filePath);
  const last = lastWith(key);
  if (last) {
    const [platform] = key.split('.');
    const now = facts.get(`${platform}.version`);
    return `%${key}% is not in ${platform} ${now}, ${last} has it; write what stands without it, {/* if ${key} */} … {/* else */} … {/* end */}, or %${key}?% for a line that falls away`;
  }
  const parts = key.split('.');
  const known = [parts.slice(0, -1), parts.slice(0, 1), []]
    .map((family) => [...facts.keys()].filter((name) => name.startsWith([...family, ''].join('.'))))
    .find((found) => found.length > 0);
  return `%${key}% is unknown; known: ${(known ?? [...facts.keys()]).join(', ')}`;
}

/**
 * Replaces the tokens in a page's source, and takes out the passages that don't stand in its release.
 *
 * @throws with file, line and reason for all tokens that the release lacks, and marks without a partner
 */
export function insertFacts(filePath: string, source: string): string {
  if (!/%|\{\/\* if /.test(source)) {
    return source;
  }
  const facts = factsFor(filePath);
  const {standing, lost} = passagesIn(filePath, source);
  const problems = lost.map(({text, number}) => `${filePath}:${number} ${misplaced(text)}`);
  const lines = standing.map(({text, number}) =>
    text.replace(TOKEN, (_, key: string) => {
      if (!facts.has(key)) {
        problems.push(`${filePath}:${number} ${whyUnknown(filePath, key)}`);
      }
      return facts.get(key) ?? '';
    }),
  );
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return lines.join('\n');
}
