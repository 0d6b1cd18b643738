import {compareVersions} from '@help-center/build-files/versions';
import type {Releases} from '../../data/releases.json';
import {Checkout} from './checkouts';
import {inUnity, type Reading, type Sources} from './read';

/** Since then the External Dependency Manager knows Unity's settings template, by its changelog. */
const TEMPLATES_SINCE = '1.2.176';

/**
 * Reads the plugin at its tag, and the demo.
 *
 * @param known - has the releases of the systems, whose facts the plugin takes over
 * @throws with the file and line of what is wrong, or with what is missing
 */
export function readUnity({from}: Sources, release: string, known: Releases): Reading {
  const found = inUnity(from, release);
  const [android, ios] = (['android', 'ios'] as const).map(
    (system) => known.platforms[system].releases.find(({version}) => version === release)?.facts,
  );
  if (!found || !android || !ios) {
    throw new Error(
      `unity ${release}: the plugin’s tag v${release} was expected, and this release of Android and iOS in data/releases.json`,
    );
  }
  const {plugin, tag} = found;
  const own = plugin.file('package.json', tag.id);
  const {name, version, unity, dependencies} = JSON.parse(own.text) as {
    name: string;
    version?: string;
    unity?: string;
    dependencies?: Readonly<Record<string, string>>;
  };
  const cores = [...found.android, ...found.ios].filter(({unityId}) => unityId === 'appodeal');
  const [core, pod] = cores;
  if (version !== release || !unity || !core || !pod) {
    throw new Error(
      `${own.path}:1: version ${version}, Unity ${unity} and ${cores.length} cores were found; ${release}, an editor and those of both systems were expected`,
    );
  }
  const [, day = '', said = ''] =
    new RegExp(`^#+ ${release.replaceAll('.', '\\.')} \\(([^)]+)\\)\\n([^#]*)`, 'm').exec(
      plugin.file('CHANGELOG.md', tag.id).text,
    ) ?? [];
  const demo = new Checkout(from, 'appodeal-unity-demo');
  const commit = demo.commitOf(release, `${plugin.name}\\.git#v`, 'Packages/manifest.json');
  const settings = commit && demo.file('ProjectSettings/ProjectSettings.asset', commit.id).text;
  const edm = dependencies?.['com.google.external-dependency-manager'] ?? null;
  const released = new Date(`${day} UTC`);
  const date =
    day && !Number.isNaN(released.getTime()) ? released.toISOString().slice(0, 10) : tag.date;
  return {
    facts: {
      package: name,
      minUnity: unity,
      edm,
      edmTemplates: [edm ?? '', TEMPLATES_SINCE].sort(compareVersions)[1],
      adapterVersion: android.adapterVersion,
      tag: `v${release}`,
      gitUrl: `${plugin.url}.git#v${release}`,
      core: `${core.name}:${core.version}`,
      pod: pod.version,
      minSdk: /^ {2}AndroidMinSdkVersion: (\d+)$/m.exec(settings ?? '')?.[1] ?? android.minSdk,
      coreMinSdk: android.minSdk,
      minIos: ios.minIos,
      coreMinIos: pod.minIos,
      minXcode: ios.minXcode,
      cmp: new Checkout(from, 'cmp-unity-plugin').versionOn(date),
      demo: commit && `${demo.url}/tree/${commit.id}`,
    },
    libraries: [...found.android, ...found.ios].filter((one) => !cores.includes(one)),
    row: {
      version: release,
      date,
      editor: unity,
      edm4u: edm,
      package: name,
      android: core.version,
      ios: pod.version,
    },
    missing: {
      minIos: 'that of iOS',
      minXcode: 'that of iOS',
      cmp: 'the version of the consent package that goes with it',
    },
    notes: said.split('\n').flatMap((line) => /^\+ (?!Updated Appodeal)(.+)/.exec(line)?.[1] ?? []),
  };
}
