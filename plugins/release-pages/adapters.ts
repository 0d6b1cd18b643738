import type {PhrasingContent, RootContent} from 'mdast';
import catalogue from '../../data/ad-networks.json';
import type {Platform} from '../../config/sections';
import {component, phrases, table} from './nodes';
import type {Words} from './words';

interface Pin {
  pod: string;
  version: string | null;
}

/** The parts of `data/ad-networks.json` that the table shows. */
interface Entry {
  name: string;
  kind: string;
  /** Name that the SDK uses for the network at run time. */
  runtimeName: string | null;
  adTypes: string[] | null;
  demand: string | null;
  platforms: {
    android?: {artifact: string; releases: Record<string, {version: string}>};
    ios?: {
      pod: string;
      releases: Record<string, {version: string; minIos: string | null; networkSdk: Pin[]}>;
    };
    unity?: {dependencyId: string; releases: Record<string, {android: boolean; ios: boolean}>};
  };
}

/** Releases the table compares: the page's own first, then the older ones of the catalogue. */
function shownReleases(latest: string): string[] {
  const all = catalogue.releases;
  return all.slice(Math.max(0, all.indexOf(latest)));
}

/** A version does not part from the operator before it. */
const pinned = ({pod, version}: Pin): string =>
  version ? `\`${pod}\` ${version.replace(/^= /, '').replace(' ', '\u00A0')}` : `\`${pod}\``;

function row(entry: Entry, platform: Platform, releases: string[], words: Words): string[] | null {
  const missing = words.notPublished;
  const runtime =
    entry.kind === 'network' || entry.kind === 'engine'
      ? entry.runtimeName
        ? `\`${entry.runtimeName}\``
        : missing
      : '–';
  if (platform === 'android') {
    const {android} = entry.platforms;
    return (
      (android && [
        entry.name,
        `\`${android.artifact}\``,
        ...releases.map((release) => android.releases[release]?.version ?? missing),
        runtime,
        entry.demand ? (words.demand[entry.demand] ?? entry.demand) : missing,
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
          `\`${ios.pod}\``,
          ...releases.map((release) => ios.releases[release]?.version ?? missing),
          current.networkSdk.map(pinned).join(', ') || missing,
          current.minIos ?? missing,
          runtime,
        ]
      : null;
  }
  const {unity} = entry.platforms;
  const current = unity?.releases[releases[0] as string];
  return unity && current
    ? [
        entry.name,
        `\`${unity.dependencyId}\``,
        current.android ? words.yes : words.no,
        current.ios ? words.yes : words.no,
        entry.demand ? (words.demand[entry.demand] ?? entry.demand) : missing,
      ]
    : null;
}

/**
 * Which adapter goes with which release: every network, engine and service of a
 * platform with its adapter, versions and what the network asks for. Figures
 * that nobody published are shown as such.
 *
 * @param latest - the release the page speaks of
 */
export function adapterTable(platform: Platform, latest: string, words: Words): RootContent[] {
  const releases = shownReleases(latest);
  const header = {
    android: [words.network, words.artifact, ...releases, words.runtimeName, words.demandTitle],
    ios: [words.network, words.pod, ...releases, words.networkSdk, words.minIos, words.runtimeName],
    unity: [words.network, words.dependency, 'Android', 'iOS', words.demandTitle],
  }[platform];
  const entries = [...catalogue.networks, ...catalogue.services] as unknown as Entry[];
  const rows = entries.flatMap((entry): PhrasingContent[][][] => {
    const cells = row(entry, platform, releases, words);
    return cells ? [cells.map(phrases)] : [];
  });
  return [component('TableFilter', {}, [table([header.map(phrases), ...rows])])];
}
