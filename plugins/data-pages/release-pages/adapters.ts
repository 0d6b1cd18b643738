import type {PhrasingContent, RootContent} from 'mdast';
import {adNetworks, type EngineAdapter, type Entry} from '../../../config/catalogue';
import type {Platform} from '../../../config/platforms';
import {component, phrases, table} from './nodes';
import type {Words} from './words';

type Pin = NonNullable<
  NonNullable<Entry['platforms']['ios']>['releases'][string]
>['networkSdk'][number];

/** The releases that the table compares: the page's own, then older ones of the catalog. */
function shownReleases(latest: string): string[] {
  const all = adNetworks.releases;
  return all.slice(Math.max(0, all.indexOf(latest)));
}

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
    ...(ofGroup > 0 ? [element('span', {className: 'group'}, name.slice(0, ofGroup))] : []),
    {type: 'inlineCode', value: name.slice(ofGroup)},
    element('button', {type: 'button', className: 'copy-name', value: line, title: copy(line)}),
  ];
}

/** Replaces a figure that doesn't exist or isn't known. */
const MISSING = '–';

type Cell = string | PhrasingContent[];

function row(entry: Entry, platform: Platform, releases: string[], words: Words): Cell[] | null {
  const runtime = entry.runtimeName ? `\`${entry.runtimeName}\`` : MISSING;
  const demand = entry.demand ? (words.demand[entry.demand] ?? entry.demand) : MISSING;
  if (platform === 'android') {
    const {android} = entry.platforms;
    const version = android?.releases[releases[0] as string]?.version;
    return (
      (android && [
        entry.name,
        adapter(
          android.artifact,
          version ? `${android.artifact}:${version}` : android.artifact,
          words,
        ),
        ...releases.map((release) => android.releases[release]?.version ?? MISSING),
        runtime,
        demand,
      ]) ??
      null
    );
  }
  if (platform === 'ios') {
    const {ios} = entry.platforms;
    const current = ios?.releases[releases[0] as string];
    return ios && current
      ? [
          entry.name,
          adapter(
            ios.pod,
            current.version ? `pod '${ios.pod}', '${current.version}'` : `pod '${ios.pod}'`,
            words,
          ),
          ...releases.map((release) => ios.releases[release]?.version ?? MISSING),
          current.networkSdk.map(pinned).join(', ') || MISSING,
          current.minIos ?? MISSING,
          runtime,
          demand,
        ]
      : null;
  }
  const {unity, android, ios} = entry.platforms;
  return unity?.releases[releases[0] as string]
    ? [
        entry.name,
        adapter(unity.dependencyId, unity.dependencyId, words),
        ...releases.flatMap((release) => {
          const platforms = unity.releases[release];
          return [
            platforms?.android ? (android?.releases[release]?.version ?? MISSING) : words.no,
            platforms?.ios ? (ios?.releases[release]?.version ?? MISSING) : words.no,
          ];
        }),
        demand,
      ]
    : null;
}

/**
 * The adapters of a platform by release: every network, engine and service with its
 * adapter, versions and the network's requirements.
 *
 * @param latest - the release that the page describes
 */
export function adapterTable(platform: Platform, latest: string, words: Words): RootContent[] {
  const releases = shownReleases(latest);
  const header = {
    android: [words.network, words.artifact, ...releases, words.runtimeName, words.demandTitle],
    ios: [
      words.network,
      words.pod,
      ...releases,
      words.networkSdk,
      words.minIos,
      words.runtimeName,
      words.demandTitle,
    ],
    unity: [
      words.network,
      words.dependency,
      ...releases.flatMap((release) => [`Android ${release}`, `iOS ${release}`]),
      words.demandTitle,
    ],
  }[platform];
  const entries = [...adNetworks.networks, ...adNetworks.services];
  const rows = entries.flatMap((entry): PhrasingContent[][][] => {
    const cells = row(entry, platform, releases, words);
    return cells ? [cells.map((cell) => (typeof cell === 'string' ? phrases(cell) : cell))] : [];
  });
  return [component('TableFilter', {}, [table([header.map(phrases), ...rows])])];
}

/**
 * Versions of the adapters that an engine uses to reach a network: a row per network,
 * a column per engine.
 *
 * @param release - the release that the page describes
 */
export function engineAdapterTable(
  platform: 'android' | 'ios',
  release: string,
  words: Words,
): RootContent[] {
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
    return cells.some(Boolean) ? [[name, ...cells.map((cell) => cell || '–')]] : [];
  });
  const header = [words.networkInside, ...engines.map(({name}) => name)];
  return [table([header, ...rows].map((cells) => cells.map(phrases)))];
}
