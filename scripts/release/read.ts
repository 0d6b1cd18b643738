import {attribute, entriesIn, withoutXmlComments, type Dependency} from '@help-center/build-files';
import {isCore, isEngineAdapter, isForeignAdapter, isOwn} from '@help-center/sdk-data/ours';
import type {ReleaseRequirements} from '../../data/release-requirements.json';
import {agreed, Checkout, type Commit} from './checkouts';

/** A library or pod of a release. */
export interface Library {
  name: string;
  version: string;
  /** Where it is named, as `file:line`. */
  place: string;
  /** Its id in the dependency file of the Unity plugin. */
  unityId?: string;
  minIos?: string;
}

/** A published build of a pod. */
export interface Podspec {
  name: string;
  version: string;
  minIos: string;
  /** Requirements by pod, as CocoaPods writes them; null where any version is taken. */
  needs: Readonly<Record<string, string | null>>;
}

/**
 * What the public repositories say of a release. What contradicts itself or is named without its
 * number is an error; what no repository has is not there.
 */
export interface Reading {
  facts: Readonly<Record<string, string | null | undefined>>;
  libraries: readonly Library[];
  /** iOS: the core and all builds of the SDK's adapters for the release. */
  specs?: readonly Podspec[];
  /** What the release needs, as a row of release-requirements.json. */
  row: ReleaseRequirements['android' | 'ios' | 'unity']['releases'][number];
  /** Facts that the repositories may not have, with what to write. */
  missing: Readonly<Record<string, string>>;
  /** What the changelog says, in English. */
  notes: readonly string[];
}

/** Where a release is read from. */
export interface Sources {
  /** The folder of the checkouts. */
  from: string;
  /** Libraries and pods that a person has found to be left over there. */
  without?: readonly string[];
}

/**
 * The libraries of the SDK among dependencies, each once.
 *
 * @throws for one without a full version, with two, or with the number of another release
 */
export function librariesIn(
  release: string,
  named: readonly (Dependency & Pick<Library, 'unityId' | 'minIos'>)[],
): Library[] {
  const sdk = named.filter(
    ({name}) => isOwn(name) || isEngineAdapter(name) || isForeignAdapter(name),
  );
  return [...new Set(sdk.map(({name}) => name))].map((name) => {
    const found = sdk
      .filter((one) => one.name === name)
      .map((one) => ({...one, value: one.version ?? '', place: `${one.file}:${one.line}`}));
    const version = agreed(name, '', found);
    const {place = '', unityId, minIos} = found[0] ?? {};
    const hasItsNumber = isCore(name) || /^Appodeal$|^APD|\.sdk\.(?:networks|services):/.test(name);
    const isRight =
      /^\d+(?:\.\d+){1,4}$/.test(version) &&
      (!hasItsNumber || version === release || version.startsWith(`${release}.`));
    if (!isRight) {
      const expected = hasItsNumber ? `a build of ${release}` : 'a version in full';
      throw new Error(`${place}: ${name} "${version}" was found; ${expected} was expected`);
    }
    return {name, version, place, unityId, minIos};
  });
}

/** The default libraries and pods of the Unity plugin's release; null if it has no such tag. */
export function inUnity(
  from: string,
  release: string,
): {plugin: Checkout; tag: Commit; android: Library[]; ios: Library[]} | null {
  const plugin = new Checkout(from, 'appodeal-unity-plugin-upm');
  const tag = plugin.tag(`v${release}`);
  if (!tag) {
    return null;
  }
  const {path: file, text} = plugin.file(
    'Editor/DependencyManager/DefaultDependencies/AppodealDependencies.txt',
    tag.id,
  );
  const entries = entriesIn(file, withoutXmlComments(text)).map((entry) => {
    const element = text.slice(entry.index, entry.end);
    const [unityId, minIos] = ['id', 'minTargetSdk'].map((name) => attribute(element, name)?.value);
    return {...entry, unityId, minIos};
  });
  const [android, ios] = [false, true].map((isPod) =>
    librariesIn(
      release,
      entries.filter((entry) => entry.isPod === isPod),
    ),
  ) as [Library[], Library[]];
  return {plugin, tag, android, ios};
}
