import {printable} from '@help-center/text';
import type {Platform} from '../types';
import {judgeAdMobId} from './admob';
import type {BuilderData, Conflict} from './data';
import {adaptersIn, engineAdaptersOf, itemsOf, pickedItems} from './items';
import type {Choice, Finding, Item} from './model';

function checkAdMob(platform: Platform, choice: Choice): Finding[] {
  const id = choice.admobAppId;
  if (!choice.networks.includes('admob')) {
    return [];
  }
  // The plugin writes them at build time, one for each system.
  if (platform === 'unity') {
    return [{level: 'warning', kind: 'admob-ids-in-settings'}];
  }
  const got = id ? judgeAdMobId(id) : 'sample';
  if (got === 'app') {
    return [];
  }
  return got === 'sample'
    ? [{level: 'warning', kind: 'admob-id-sample'}]
    : [{level: 'error', kind: 'admob-id-malformed', value: printable(id), got}];
}

/** How `data/ad-networks.json` refers to an item: a network and a service may share an id. */
const referenceTo = ({id, kind}: Item): string =>
  `${kind === 'service' ? 'service' : 'network'}:${id}`;

/** Finds pods of the set that pin one dependency to different exact versions. */
function checkPins(items: Item[]): Finding[] {
  const exact = new Map<string, {by: string; version: string}[]>();
  for (const {name, pins} of items) {
    for (const {pod, version} of pins) {
      if (version?.startsWith('=')) {
        exact.set(pod, [...(exact.get(pod) ?? []), {by: name, version: version.slice(1).trim()}]);
      }
    }
  }
  return [...exact].flatMap(([pod, versions]): Finding[] =>
    new Set(versions.map(({version}) => version)).size > 1
      ? [{level: 'error', kind: 'pin-clash', pod, versions}]
      : [],
  );
}

/**
 * Conflicts that concern a set: those of its parts, and of the core, whose other
 * side is in the set too or is no part of any set.
 *
 * @returns each with the name of the item, null for the core
 */
export function conflictsOf(
  data: BuilderData,
  platform: Platform,
  version: string,
  choice: Choice,
): {name: string | null; conflict: Conflict}[] {
  const items = pickedItems(data, platform, version, choice);
  const references = new Set(items.map(referenceTo));
  const core = {name: null, android: true, ios: true, conflicts: data.core.conflicts};
  return [core, ...items].flatMap(({name, android, ios, conflicts}) =>
    conflicts
      .filter(
        (conflict) =>
          (conflict.platform === platform ||
            (platform === 'unity' && (conflict.platform === 'android' ? android : ios))) &&
          (conflict.with.length === 0 ||
            conflict.with.some((reference) => references.has(reference))),
      )
      .map((conflict) => ({name, conflict})),
  );
}

/** Finds networks with an adapter that depends on another one, which the set lacks. */
export function checkRequirements(
  data: BuilderData,
  platform: Platform,
  version: string,
  choice: Choice,
): Finding[] {
  const items = pickedItems(data, platform, version, choice);
  const references = new Set(items.map(referenceTo));
  return items.flatMap(({id, name, requires}) =>
    requires
      .filter((reference) => !references.has(reference))
      .flatMap((reference): Finding[] => {
        const needed = itemsOf(data, platform, version).find(
          (one) => referenceTo(one) === reference,
        );
        if (!needed) {
          return [];
        }
        const inside = adaptersIn(data, platform, version).filter(
          ({engine, network}) => engine === needed.id && network === id,
        );
        const adapters = [needed, ...inside].flatMap(({android, ios}) => [
          ...(android ? [android] : []),
          ...(ios ? [`${ios.name} ${ios.version}`] : []),
        ]);
        return [{level: 'warning', kind: 'requirement', name, needed: needed.name, adapters}];
      }),
  );
}

/** Services that attribute installs; an app has an account with one of them. */
export const ATTRIBUTION: readonly string[] = ['adjust', 'appsflyer'];

/**
 * Checks a set before the build tool does.
 *
 * @param unknown - ids from the address that do not exist on this platform
 */
export function checkChoice(
  data: BuilderData,
  platform: Platform,
  version: string,
  choice: Choice,
  unknown: readonly string[] = [],
): Finding[] {
  const items = pickedItems(data, platform, version, choice);
  const networks = items.filter(({kind}) => kind === 'network');
  const engines = items.filter(({kind}) => kind === 'engine');
  const findings: Finding[] = unknown.map((id) => ({level: 'warning', kind: 'unknown-id', id}));

  if (choice.adTypes.length > 0 && choice.networks.length === 0) {
    findings.push({level: 'error', kind: 'no-networks'});
  }
  if (choice.adTypes.length === 0 && choice.networks.length > 0) {
    findings.push({level: 'warning', kind: 'no-ad-types'});
  }
  if ([...choice.adTypes, ...choice.networks, ...choice.services].length === 0) {
    findings.push({level: 'warning', kind: 'nothing-picked'});
  }
  for (const adType of choice.adTypes) {
    const sources = [...networks, ...engines];
    if (sources.length > 0 && sources.every(({adTypes: list}) => list && !list.includes(adType))) {
      findings.push({level: 'warning', kind: 'ad-type-unserved', adType});
    }
  }
  const adapters = engineAdaptersOf(data, platform, version, choice);
  for (const engine of engines) {
    // BidMachine brings its own demand.
    if (engine.id !== 'bidmachine' && !adapters.some((adapter) => adapter.engine === engine.id)) {
      findings.push({level: 'warning', kind: 'engine-alone', name: engine.name});
    }
  }
  for (const {id, name, android, ios} of networks) {
    if (!android && !ios && !adapters.some(({network}) => network === id)) {
      const reaching = adaptersIn(data, platform, version).filter(({network}) => network === id);
      const able = itemsOf(data, platform, version)
        .filter((item) => reaching.some(({engine}) => engine === item.id))
        .map((item) => item.name);
      findings.push({level: 'warning', kind: 'engine-needed', name, engines: able});
    }
  }
  if (ATTRIBUTION.every((id) => choice.services.includes(id))) {
    findings.push({level: 'warning', kind: 'two-attribution-services'});
  }
  findings.push(
    ...checkRequirements(data, platform, version, choice),
    ...checkAdMob(platform, choice),
    ...items.flatMap(({name, withoutKeys}): Finding[] => {
      const kind = platform === 'unity' ? 'keys-in-settings' : 'keys-in-files';
      return withoutKeys ? [{level: 'warning', kind, name, text: withoutKeys}] : [];
    }),
    ...checkPins(items),
    ...conflictsOf(data, platform, version, choice).map(
      ({name, conflict: {text, with: others}}): Finding =>
        others.length > 0
          ? {level: 'warning', kind: 'conflict', name, text}
          : {level: 'info', kind: 'note', name, text},
    ),
  );
  return (['error', 'warning', 'info'] as const).flatMap((level) =>
    findings.filter((finding) => finding.level === level),
  );
}
