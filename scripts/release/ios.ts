import {exact, readPodfile} from '@help-center/build-files';
import {canMeet, compareVersions} from '@help-center/build-files/versions';
import {isOwnPod} from '@help-center/sdk-data/ours';
import {agreed, Checkout} from './checkouts';
import {inUnity, librariesIn, type Library, type Podspec, type Reading, type Sources} from './read';

interface SpecFile {
  name?: string;
  version?: string;
  platforms?: {ios?: string};
  dependencies?: Readonly<Record<string, readonly string[]>>;
}

/** What a podspec says of the core. */
const coreOf = ({dependencies = {}}: SpecFile): string => (dependencies.Appodeal ?? []).join(', ');

/**
 * Reads a podspec.
 *
 * @param by - who names it
 * @throws when it is missing, says something else than its folder, or is of another release
 */
function podspec(specs: Checkout, release: string, {name, version, place}: Library): Podspec {
  const path = `${name}/${version}/${name}.podspec.json`;
  if (!specs.paths().includes(path)) {
    throw new Error(`${place}: ${name} ${version} was found; ${specs.name}/${path} was expected`);
  }
  const spec = JSON.parse(specs.file(path).text) as SpecFile;
  const {Appodeal: _, ...dependencies} = spec.dependencies ?? {};
  const core = coreOf(spec);
  const minIos = spec.platforms?.ios;
  const isOfRelease = core === '' || canMeet(core, `= ${release}`);
  if (spec.name !== name || spec.version !== version || !minIos || !isOfRelease) {
    throw new Error(
      `${specs.name}/${path}:1: ${spec.name} ${spec.version} for iOS ${minIos} and Appodeal ${core} was found; ${name} ${version} for a version of iOS and Appodeal ${release} was expected`,
    );
  }
  const needs = Object.entries(dependencies).map(([pod, requirement]) => {
    const text = requirement.join(', ');
    return [pod, exact(text) ? `= ${exact(text)}` : text || null];
  });
  return {name, version, minIos, needs: Object.fromEntries(needs) as Podspec['needs']};
}

/**
 * Builds of the SDK's adapters for a release: those that it lists, all of its number, and of a pod
 * with a number of its own the newest that takes the release and was out on its day.
 */
function adaptersIn(
  specs: Checkout,
  release: string,
  day: string | null,
  listed: readonly Library[],
): Library[] {
  const own = listed.filter(({name}) => isOwnPod(name));
  const published = specs.paths().flatMap((path) => {
    const [, name = '', version = ''] =
      /^(APD\w+|Appodeal\w+Adapter)\/(\d+(?:\.\d+)+)\//.exec(path) ?? [];
    return name ? [{name, version, path, place: `${specs.name}/${path}`}] : [];
  });
  const isOfRelease = ({path}: {path: string}): boolean => {
    const core = coreOf(JSON.parse(specs.file(path).text) as SpecFile);
    return core !== '' && canMeet(core, `= ${release}`);
  };
  const wasOut = ({path}: {path: string}): boolean => (specs.added(path) ?? '') <= (day ?? '');
  const isNumbered = ({name}: Library): boolean => name.startsWith('APD');
  const numbered = published.filter(
    (one) => isNumbered(one) && one.version.startsWith(`${release}.`),
  );
  // The same adapter may be published under both names.
  const has = new Set([...own, ...numbered].map(({name}) => name.replace(/^APD/, 'Appodeal')));
  const others = published
    .filter((one) => !isNumbered(one) && !has.has(one.name))
    .sort((one, other) => compareVersions(other.version, one.version));
  const newest = [...new Set(others.map(({name}) => name))].flatMap(
    (name) => others.find((one) => one.name === name && isOfRelease(one) && wasOut(one)) ?? [],
  );
  const all = [...own, ...numbered, ...newest];
  return all.filter(
    ({name, version}, at) =>
      all.findIndex((one) => one.name === name && one.version === version) === at,
  );
}

/**
 * Reads the podspecs, and the demo's Podfile, which is the recommended set; where it has left the
 * release out, that of the Unity plugin.
 *
 * @throws with the file and line of what is wrong, or with what is missing
 */
export function readIos({from, without = []}: Sources, release: string): Reading {
  const specs = new Checkout(from, 'CocoaPods');
  const demo = new Checkout(from, 'appodeal-ios-demo');
  const commit = demo.commitOf(release, `pod ['"]Appodeal['"], *['"]`, 'Podfile');
  const podfile = commit && readPodfile(demo.file('Podfile', commit.id));
  const plugin = inUnity(from, release)?.ios ?? [];
  const named = podfile
    ? librariesIn(
        release,
        podfile.pods.filter(({name}) => !without.includes(name)),
      )
    : plugin;
  const core = named.find(({name}) => name === 'Appodeal');
  if (!core) {
    throw new Error(
      `${demo.name}: a Podfile with Appodeal ${release} was expected, or the Unity plugin’s tag v${release}`,
    );
  }
  const targets = podfile?.platforms.map(({written, line}) => ({
    value: written?.text ?? '',
    place: `${podfile.file}:${line}`,
  }));
  const listed = named
    .filter((one) => one !== core)
    .map((one) => {
      const {unityId, minIos} = plugin.find(({name}) => name === one.name) ?? {};
      return {...one, unityId, minIos};
    });
  const coreSpec = podspec(specs, release, core);
  const date = specs.added(`${core.name}/${release}`);
  const adapters = adaptersIn(specs, release, date, listed).map((one) =>
    podspec(specs, release, one),
  );
  const lowest = [coreSpec, ...adapters]
    .filter(({name, version}) => named.some((one) => one.name === name && one.version === version))
    .map(({minIos}) => minIos)
    .sort(compareVersions);
  return {
    facts: {
      pod: release,
      // Without a demo, what the most demanding pod of the set needs.
      minIos: targets ? agreed('platform :ios', podfile?.file ?? '', targets) : lowest.at(-1),
      coreMinIos: coreSpec.minIos,
      // Pods of other names count as their networks do, which may come to the same number.
      adapterVersion: listed.some(
        ({name, version}) => name.startsWith('APD') && version === `${release}.0`,
      )
        ? `${release}.0`
        : null,
      demo: commit && `${demo.url}/tree/${commit.id}`,
    },
    libraries: listed,
    specs: [coreSpec, ...adapters],
    row: {version: release, date, xcode: null},
    missing: {minXcode: 'the oldest Xcode that builds it'},
    notes: [],
  };
}
