import {compareVersions} from '@help-center/build-files/versions';
import type {Platform} from '@help-center/sdk-data';
import {fill} from '@help-center/sdk-rules';
import type {AdNetworks} from '../../data/ad-networks.json';
import type {Release} from '../../data/releases.json';
import words from '../../data/words/release.json';

type Change = Release['changes'][number];
type Facts = Pick<Release, 'version' | 'facts'>;
type Words = Readonly<typeof words.same>;

const change = (kind: Change['kind'], {en, ru}: Words, values: Record<string, string>): Change => ({
  kind,
  text: {en: fill(en, values), ru: fill(ru, values)},
});

/** What a release has an adapter for, each with the engine that it is inside of, if any. */
function adaptersOf(data: AdNetworks, platform: Platform, release: string): Map<string, string> {
  const names = new Map(data.networks.map(({id, name}) => [id, name]));
  const own = [...data.networks, ...data.services].flatMap(({name, kind, platforms}) => {
    const value = platforms[platform]?.releases[release];
    const isThere = value && (!('android' in value) || value.android || value.ios);
    return isThere ? [[`${kind}/${name}`, ''] as const] : [];
  });
  const inside = data.engineAdapters.flatMap(({engine, network, custom, android, ios}) => {
    const isThere =
      (platform !== 'ios' && android?.versions[release]) ||
      (platform !== 'android' && ios?.releases[release]);
    const name = `${engine}/${names.get(network)}${custom ? ' (custom)' : ''}`;
    return isThere ? [[name, names.get(engine) ?? ''] as const] : [];
  });
  return new Map([...own, ...inside]);
}

/** Adapters of one list that another one lacks, as one change for each engine. */
function only(
  kind: 'added' | 'removed',
  list: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): Change[] {
  const left = [...list].filter(([key]) => !other.has(key));
  return [...new Set(left.map(([, engine]) => engine))].map((engine) => {
    const names = left.filter((one) => one[1] === engine).map(([key]) => key.split('/')[1]);
    return change(kind, words[engine ? (`${kind}Inside` as const) : kind], {
      engine,
      names: names.join(', '),
    });
  });
}

/** As many networks as a sentence of the pages may hold. */
const IN_ONE = 6;

/** The SDKs of the networks whose pinned version changes, a few in a sentence. */
function networkSdks(data: AdNetworks, release: string, before: string): Change[] {
  const moved = [...data.networks, ...data.services].flatMap(({name, kind, platforms}) => {
    const [from, to] = [before, release].map((one) =>
      platforms.ios?.releases[one]?.networkSdk[0]?.version?.replace(/^\D+/, ''),
    );
    return kind !== 'renderer' && from && to && from !== to ? [`${name} ${from} → ${to}`] : [];
  });
  return moved.flatMap((_, at) =>
    at % IN_ONE
      ? []
      : [change('changed', words.networkSdks, {names: moved.slice(at, at + IN_ONE).join(', ')})],
  );
}

/** What changes with a release, in words, as far as the data of it and of the one before say it. */
export function changesOf(
  data: AdNetworks,
  platform: Platform,
  now: Facts,
  before: Facts,
): Change[] {
  const {version} = now;
  const [list, old] = [version, before.version].map((one) => adaptersOf(data, platform, one)) as [
    Map<string, string>,
    Map<string, string>,
  ];
  const bundle = !now.facts.bundle && before.facts.bundle?.replace(/:[^:]*$/, '');
  const changes = [
    ...(platform === 'unity' ? [change('changed', words.inside, {version})] : []),
    ...Object.entries(words.facts).flatMap(([name, said]) => {
      const [from, to] = [before.facts[name], now.facts[name]];
      return from && to && compareVersions(from, to) !== 0
        ? [change('changed', said, {from, to})]
        : [];
    }),
    ...(bundle ? [change('removed', words.bundle, {name: bundle})] : []),
    ...only('added', list, old),
    ...only('removed', old, list),
    ...(platform === 'ios' ? networkSdks(data, version, before.version) : []),
  ];
  return changes.length > 0 ? changes : [change('changed', words.same, {before: before.version})];
}
