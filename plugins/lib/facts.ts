import {sampleAdMobAppIds} from '@help-center/sdk-rules/builder';
import {adNetworks, storeRules} from '@help-center/sdk-data';
import {formatDate} from '@help-center/sdk-data/dates';
import {inLocale, localeOf} from '../../config/locales';
import {parsePagePath, platforms, type Platform} from '../../config/platforms';
import {links, provider} from '../../config/provider';
import {factsOf, latestVersion} from '@help-center/sdk-data/releases';

/**
 * Facts that pages can insert as `%name.key%` tokens, so that no page hard-codes
 * a version, date, artifact or dashboard address. Tokens work everywhere in a
 * page: prose, code blocks, links and component attributes.
 */
export type Facts = ReadonlyMap<string, string>;

/** A token; the group captures its key. Global: use it with `matchAll` or `replace`. */
export const TOKEN = /%([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9_-]+)+)%/g;

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
 * An adapter that a release doesn't publish has no token, so using it fails the build.
 */
function addAdapters(facts: Map<string, string>, platform: Platform, version: string): void {
  const {networks, services, engineAdapters} = adNetworks;
  for (const [kind, entries] of Object.entries({network: networks, service: services})) {
    for (const {id, platforms: on} of entries) {
      const artifact = on.android?.releases[version];
      const coordinate = artifact && `${on.android?.artifact}:${artifact.version}`;
      const pod = on.ios?.releases[version];
      if (coordinate && platform !== 'ios') {
        facts.set(`${platform}.${kind}.${id}`, coordinate);
      }
      if (on.ios && pod && platform !== 'android') {
        const name = `${platform}.${kind}${platform === 'unity' ? 'Pod' : ''}`;
        facts.set(`${name}.${id}`, on.ios.pod);
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
    for (const [name, value] of Object.entries(release.facts)) {
      facts.set(`${platform}.${name}`, value);
    }
    addAdapters(facts, platform, version);
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

/**
 * Replaces the tokens in a page's source. Line numbers don't change.
 *
 * @throws with file, line and the known facts when a token is unknown
 */
export function insertFacts(filePath: string, source: string): string {
  if (!source.includes('%')) {
    return source;
  }
  const facts = factsFor(filePath);
  return source.replace(TOKEN, (token: string, key: string, offset: number) => {
    const value = facts.get(key);
    if (value === undefined) {
      const line = source.slice(0, offset).split('\n').length;
      const parts = key.split('.');
      const names = [...facts.keys()];
      const known = [parts.slice(0, -1), parts.slice(0, 1), []]
        .map((family) => names.filter((name) => name.startsWith([...family, ''].join('.'))))
        .find((found) => found.length > 0);
      throw new Error(
        `${filePath}:${line} unknown fact ${token}; known: ${(known ?? names).join(', ')}`,
      );
    }
    return value;
  });
}
