import type {PhrasingContent, RootContent} from 'mdast';
import {adNetworks, type EngineAdapter, type Entry} from '@help-center/sdk-data';
import {factsOf} from '@help-center/sdk-data/releases';
import type {Platform} from '../../../config/platforms';
import {component, phrases, table} from '../../lib/nodes';
import type {Words} from './words';

type Pin = NonNullable<
  NonNullable<Entry['platforms']['ios']>['releases'][string]
>['networkSdk'][number];

/** A pod and its version; a no-break space keeps the operator with the version. */
const pinned = ({pod, version}: Pin): string =>
  version ? `\`${pod}\` ${version.replace(/^= /, '').replace(' ', '\u00A0')}` : `\`${pod}\``;

/** An adapter's name, and a button that copies its line for the build file. */
function adapter(name: string, line: string, {copy}: Words): PhrasingContent[] {
  const ofGroup = name.lastIndexOf(':') + 1;
  const element = (hName: string, hProperties: object, text = ''): PhrasingContent => ({
    type: 'emphasis',
    children: text ? [{type: 'text', value: text}] : [],
    data: {hName, hProperties: {...hProperties}},
  });
  return [
    ...(ofGroup > 0
      ? [element('span', {className: 'visually-hidden'}, name.slice(0, ofGroup))]
      : []),
    {type: 'inlineCode', value: name.slice(ofGroup)},
    element('button', {type: 'button', className: 'copy-name', value: line, title: copy(line)}),
  ];
}

/** Replaces a figure that doesn't exist or isn't known. */
const MISSING = '–';

type Cell = [column: string, content: string | PhrasingContent[]];

/** A network's cells under the names of their columns; none if the platform has no adapter for it. */
function row(entry: Entry, platform: Platform, releases: string[], words: Words): Cell[] {
  const [current = ''] = releases;
  const {android, ios, unity} = entry.platforms;
  const network: Cell = [words.network, entry.name];
  const demand: Cell = [
    words.demandTitle,
    entry.demand ? (words.demand[entry.demand] ?? entry.demand) : MISSING,
  ];
  const runtime: Cell = [
    words.runtimeName,
    entry.runtimeName ? `\`${entry.runtimeName}\`` : MISSING,
  ];
  const versions = (list: typeof android | typeof ios): Cell[] =>
    releases.map((release) => [release, list?.releases[release]?.version ?? MISSING]);
  const inAndroid = android?.releases[current];
  if (platform === 'android' && inAndroid) {
    const name = inAndroid.artifact ?? android.artifact;
    const artifact = adapter(name, `${name}:${inAndroid.version}`, words);
    return [network, [words.artifact, artifact], ...versions(android), runtime, demand];
  }
  const inIos = ios?.releases[current];
  if (platform === 'ios' && inIos) {
    const pod = inIos.pod ?? ios.pod;
    return [
      network,
      [words.pod, adapter(pod, `pod '${pod}', '${inIos.version}'`, words)],
      ...versions(ios),
      [words.networkSdk, inIos.networkSdk.map(pinned).join(', ') || MISSING],
      [words.minIos, inIos.minIos ?? MISSING],
      runtime,
      demand,
    ];
  }
  const inUnity = unity?.releases[current];
  if (platform === 'unity' && unity && (inUnity?.android || inUnity?.ios)) {
    return [
      network,
      [words.dependency, adapter(unity.dependencyId, unity.dependencyId, words)],
      ...releases.flatMap((release): Cell[] => {
        const has = unity.releases[release];
        const version = (of: typeof android | typeof ios) =>
          of?.releases[release]?.version ?? MISSING;
        return [
          [`Android ${release}`, has?.android ? version(android) : words.no],
          [`iOS ${release}`, has?.ios ? version(ios) : words.no],
        ];
      }),
      demand,
    ];
  }
  return [];
}

/**
 * The adapters of a platform by release: every network, engine and service with its
 * adapter, versions and the network's requirements.
 *
 * @param latest - the release that the page describes; the one before it follows
 */
export function adapterTable(platform: Platform, latest: string, words: Words): RootContent[] {
  const all = adNetworks.releases.filter((release) => factsOf(platform, release));
  const at = Math.max(0, all.indexOf(latest));
  const releases = all.slice(at, at + 2);
  const rows = [...adNetworks.networks, ...adNetworks.services]
    .map((entry) => row(entry, platform, releases, words))
    .filter((cells) => cells.length > 0);
  return [
    component('TableFilter', {}, [
      table([
        (rows[0] ?? []).map(([column]) => phrases(column)),
        ...rows.map((cells) =>
          cells.map(([, content]) => (typeof content === 'string' ? phrases(content) : content)),
        ),
      ]),
    ]),
  ];
}

/**
 * Versions of the adapters that an engine uses to reach a network: a row per network,
 * a column per engine.
 *
 * @param release - the release that the page describes
 * @throws for Unity, whose apps have the adapters of both systems
 */
export function engineAdapterTable(
  platform: Platform,
  release: string,
  words: Words,
): RootContent[] {
  if (platform === 'unity') {
    throw new Error('platform="unity": one of android, ios was expected');
  }
  const adapters = adNetworks.engineAdapters;
  const engines = adNetworks.networks.filter(({kind}) => kind === 'engine');
  const version = ({android, ios}: EngineAdapter): string | undefined | null =>
    platform === 'android' ? android?.versions[release] : ios?.releases[release]?.version;
  const rows = adNetworks.networks.flatMap(({id, name}): string[][] => {
    const cells = engines.map((engine) =>
      adapters
        .filter((adapter) => adapter.engine === engine.id && adapter.network === id)
        .flatMap((adapter) => {
          const figure = version(adapter);
          return figure ? [adapter.custom ? words.custom(figure) : figure] : [];
        })
        .join(', '),
    );
    return cells.some(Boolean) ? [[name, ...cells.map((cell) => cell || MISSING)]] : [];
  });
  const header = [words.networkInside, ...engines.map(({name}) => name)];
  return [table([header, ...rows].map((cells) => cells.map(phrases)))];
}
