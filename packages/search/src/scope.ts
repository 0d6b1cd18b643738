import type {Filters} from './contract';
import type {SearchSettings} from './results';

/**
 * Where a search looks: in the latest version of every doc set unless another
 * one is named, and first in the doc set of the current page. The dialog reads it
 * from the page, the results page from its address.
 */
export interface Scope {
  /** Docs plugin id of the set that ranks first, null for none. */
  set: string | null;
  /** Names of versions by docs plugin id, where they are not the latest. */
  versions: Readonly<Record<string, string>>;
  /** Only pages about this platform, or about all platforms, are wanted; null for all pages. */
  platform: string | null;
}

/** The doc sets by docs plugin id, as far as searching needs them. */
export type DocSets = Readonly<
  Record<
    string,
    {
      path: string;
      /** The platform whose guide it is. */
      platform?: string | null;
      versions: readonly {name: string; isLast: boolean}[];
    }
  >
>;

const SET = 'set';
const PLATFORM = 'platform';

/** The set's part of its pages' addresses, which people know it by. */
function nameOf(id: string, sets: DocSets): string {
  return sets[id]?.path.split('/').filter(Boolean).at(-1) ?? id;
}

function latestOf(id: string, sets: DocSets): string | undefined {
  const versions = sets[id]?.versions ?? [];
  return (versions.find(({isLast}) => isLast) ?? versions[0])?.name;
}

/**
 * Makes the scope of a page.
 *
 * @param set - docs plugin id of the page; undefined outside the doc sets
 * @param version - the page's version
 */
export function scopeOf(
  set: string | undefined,
  version: string | undefined,
  sets: DocSets,
): Scope {
  return set === undefined || version === undefined
    ? {set: null, versions: {}, platform: null}
    : {set, versions: version === latestOf(set, sets) ? {} : {[set]: version}, platform: null};
}

const meta = (name: string): string | undefined =>
  Array.from(
    document.querySelectorAll<HTMLMetaElement>(`meta[name="${name}"]`),
    ({content}) => content,
  ).at(-1);

/**
 * Scope of the page in hand, as its head says it for search engines, with the platform
 * that was chosen last, unless the page is of the guide of another platform.
 */
export function pageScope(sets: DocSets, last: string | null): Scope {
  const version = meta('docusaurus_version');
  const tag = meta('docusaurus_tag');
  const set = Object.keys(sets).find((id) => tag === `docs-${id}-${version}`);
  const inHand = sets[set ?? '']?.platform ?? last;
  return {...scopeOf(set, version, sets), platform: last === inHand ? last : null};
}

/** Translates a scope into filters that both engines understand. */
export function filtersOf({set, versions, platform}: Scope, sets: DocSets): Filters {
  const tagOf = (id: string): string => `docs-${id}-${versions[id] ?? latestOf(id, sets)}`;
  /** Whether a doc set is not the guide of another platform. */
  const isWanted = (id: string): boolean =>
    platform === null || (sets[id]?.platform ?? platform) === platform;
  return {
    tags: ['default', ...Object.keys(sets).filter(isWanted).map(tagOf)],
    first: set !== null && isWanted(set) ? tagOf(set) : null,
    platform,
  };
}

/** Query parameters that tell a scope from the one without any: `android=3.6.0`, `set=android`, `platform=ios`. */
export function scopeToQuery({set, versions, platform}: Scope, sets: DocSets): [string, string][] {
  return [
    ...Object.entries(versions)
      .filter(([id, version]) => version !== latestOf(id, sets))
      .map(([id, version]): [string, string] => [nameOf(id, sets), version]),
    ...(set === null ? [] : [[SET, nameOf(set, sets)] as [string, string]]),
    ...(platform === null ? [] : [[PLATFORM, platform] as [string, string]]),
  ];
}

/** Reads a scope from the query part of an address; what names no set or version is passed over. */
export function scopeFromQuery(search: string, sets: DocSets): Scope {
  const query = new URLSearchParams(search);
  const ids = Object.keys(sets);
  return {
    set: ids.find((id) => nameOf(id, sets) === query.get(SET)) ?? null,
    platform:
      ids.map((id) => sets[id]?.platform).find((one) => one && one === query.get(PLATFORM)) ?? null,
    versions: Object.fromEntries(
      ids
        .map((id): [string, string | null] => [id, query.get(nameOf(id, sets))])
        .filter((entry): entry is [string, string] =>
          Boolean(sets[entry[0]]?.versions.some(({name}) => name === entry[1])),
        ),
    ),
  };
}

/**
 * Replaces the scope in the query part of an address.
 *
 * @returns the new query part; everything else in it stays
 */
export function withScope(search: string, scope: Scope, sets: DocSets): string {
  const query = new URLSearchParams(search);
  [SET, PLATFORM, ...Object.keys(sets).map((id) => nameOf(id, sets))].forEach((name) =>
    query.delete(name),
  );
  scopeToQuery(scope, sets).forEach(([name, value]) => query.set(name, value));
  return query.toString();
}

/**
 * Address of the results page for a query, where it finds the same; null if the site
 * has no such page.
 */
export function resultsAddress(
  query: string,
  scope: Scope,
  sets: DocSets,
  {searchPagePath}: SearchSettings,
  baseUrl: string,
): string | null {
  const parameters = [['q', query] as const, ...scopeToQuery(scope, sets)].map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return searchPagePath ? `${baseUrl}${searchPagePath}?${parameters.join('&')}` : null;
}
