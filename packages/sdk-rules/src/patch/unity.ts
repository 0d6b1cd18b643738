import {isBuildOf, missingSources} from '../check/release';
import {R8} from '../check/unity';
import {isCore, isOurs, OLD_PACKAGE} from '@help-center/sdk-data/ours';
import {
  addXml,
  attribute,
  endOfLine,
  entriesIn,
  indentAt,
  lineAt,
  startOfLine,
  withoutXmlComments,
  type Entry,
  type TextFile,
} from '@help-center/build-files';
import {compareVersions, editorMeets} from '@help-center/build-files/versions';
import {projectIn, versionIn} from '../project';
import type {Way} from './way';

/** From here on the plugin's Dependency Manager writes one list for all networks. */
const ONE_LIST_SINCE = '3.3.1';

/** Sets the plugin's release in the package manifest; returns whether it lists the plugin. */
function patchPackages(way: Way, {path: file, text}: TextFile): boolean {
  const {edits, site, release} = way;
  const name = site.builder.releaseFacts('unity', release).package;
  const entry = (key: string): RegExpExecArray | null =>
    new RegExp(`"(${key.replaceAll('.', '\\.')})"\\s*:\\s*"([^"\\n]*)"`, 'd').exec(text);
  const [present, old] = [entry(name), entry(OLD_PACKAGE)];
  const found = present ?? old;
  const [start = 0, end = 0] = found?.indices?.[2] ?? [];
  const version = versionIn(found?.[2]);
  const location = {file, line: lineAt(text, start)};
  if (!found || !way.judge('unity', {version, ...location})) {
    return found !== null;
  }
  if (version === null) {
    way.leave('open', location, {name, want: release});
  } else if (!version.startsWith(release)) {
    edits.replace({file, start: end - version.length, end}, release);
  }
  const line = old && text.slice(startOfLine(text, old.index), endOfLine(text, old.index)).trim();
  if (old && !present) {
    const [from, to] = old.indices?.[1] as [number, number];
    edits.replace({file, start: from, end: to}, name);
  } else if (old && line === `${old[0]},`) {
    edits.remove(file, old.index, old.index);
  } else if (old) {
    way.leave('statement', {file, line: lineAt(text, old.index)}, {name: OLD_PACKAGE, release});
  }
  return true;
}

/**
 * Sets the entries of the plugin's dependency file to those of the release, or of a choice.
 *
 * @param taken - the names in all of these files
 * @param lacking - what none of them has and this one gets
 */
function patchEntries(
  way: Way,
  {path: file, text: whole}: TextFile,
  taken: Set<string>,
  lacking: ReadonlyMap<string, string>,
): void {
  const {edits, site, release} = way;
  const text = withoutXmlComments(whole);
  const entries = entriesIn(file, text).map((entry) =>
    way.rename(entry, entry.isPod ? site.podsOf(release) : site.artifactsOf(release), taken),
  );
  const dropped = new Set<Entry>();
  let isFilled = false;
  const drop = (entry: Entry): boolean => {
    const {index, end} = entry;
    const around =
      text.slice(startOfLine(text, index), index) + text.slice(end, endOfLine(text, end));
    const isAlone = around.trim() === '';
    if (isAlone) {
      edits.remove(file, index, end);
      dropped.add(entry);
    }
    return isAlone;
  };
  const {wanted, choice} = way.choiceOf('unity', (name) =>
    entries.some((one) => one.name === name),
  );
  const ours = site.builder
    .outputsOf('unity', release, choice)
    .flatMap(({file: name, code}) =>
      name.endsWith('.xml') ? (code.match(/<(?:androidPackage|iosPod) .*/g) ?? []) : [],
    )
    .map((line) => ({line, entry: entriesIn(file, line)[0] as Entry}));
  const set = (entry: Entry, expected: readonly string[]): void => {
    const {name, version, written, isPod, index} = entry;
    const [want] = expected;
    const isRight = isPod
      ? expected.includes(version ?? '')
      : isBuildOf(site, release, name, version ?? '', expected);
    const named = isPod && attribute(text.slice(index, entry.end), 'name');
    if (want && !written && named) {
      const at = index + named.at + named.value.length + 1;
      edits.replace({file, start: at, end: at}, ` version="${want}"`);
    } else if (want && !written) {
      way.leave('open', entry, {name, want});
    } else if (want && written && !isRight) {
      edits.replace(written, want);
    }
    const lowest = (element: string) => attribute(element, 'minTargetSdk');
    const found = lowest(text.slice(index, entry.end));
    const needs = lowest(
      ours.find((our) => our.entry.isPod && our.entry.name === name)?.line ?? '',
    );
    if (isPod && found && needs && compareVersions(found.value, needs.value) < 0) {
      const start = index + found.at;
      edits.replace({file, start, end: start + found.value.length}, needs.value);
    }
  };
  for (const pods of [false, true]) {
    const list = entries.filter(({isPod}) => isPod === pods);
    const kept = way.settle(
      list,
      pods ? site.podsOf(release) : site.artifactsOf(release),
      (name) => (pods ? site.pastPods.includes(name) : name in site.published),
      set,
      drop,
    );
    const missing = wanted ? new Map(way.choose('unity', kept, wanted, drop)) : lacking;
    const lines = ours.filter(({entry}) => entry.isPod === pods && missing.has(entry.name));
    const last = list.at(-1);
    if (last && lines.length > 0) {
      const indent = indentAt(whole, last.index);
      edits.insert(
        file,
        endOfLine(whole, last.end),
        lines.map(({line}) => indent + line),
      );
      isFilled = true;
    }
  }
  const isLeft = (entry: Entry): boolean => !dropped.has(entry) && isOurs(entry.name);
  if (dropped.size > 0 && !isFilled && !entries.some(isLeft)) {
    way.leave('emptied', {file});
  }
}

/** Adds the pod sources that the dependency files lack, to the first with a pod of Bidon's own source. */
function addSources({edits, site, release}: Way, files: readonly TextFile[]): void {
  const bare = files.map(({text}) => withoutXmlComments(text));
  const missing = missingSources(site, bare.join('\n'), release).map(
    (url) => `<source>${url}</source>`,
  );
  const known = site.podsOf(release);
  for (const [at, {path: file}] of missing.length > 0 ? files.entries() : []) {
    const text = bare[at] as string;
    const entries = entriesIn(file, text);
    const pod = entries.find(({isPod, name}) => isPod && name.includes('Bidon') && known.has(name));
    if (!pod) {
      continue;
    }
    // A pod may have a list of its own, which goes with it.
    const list = [...text.matchAll(/<\/sources>/g)].find(
      ({index}) => !entries.some((entry) => entry.index < index && index < entry.end),
    );
    if (list) {
      addXml(edits, file, list.index, missing);
    } else {
      const lines = ['<sources>', ...missing.map((line) => `    ${line}`), '</sources>'];
      addXml(edits, file, pod.index, lines, 0);
    }
    return;
  }
}

/** Sets the dependency files to the release; what shows the ads goes to the core, or is named. */
function patchLists(way: Way, files: readonly TextFile[]): void {
  const {listed} = projectIn(way.app).unity;
  const taken = new Set(listed.map(({name}) => name));
  const core = listed.find(({name}) => isCore(name));
  const lacking = new Map(way.renderersFor('unity', listed));
  for (const file of files) {
    patchEntries(way, file, taken, file.path === core?.file ? lacking : new Map());
  }
  for (const one of core ? [] : lacking) {
    way.leave('adapters', {file: files[0]?.path ?? ''}, {want: one.join(':')});
  }
}

/**
 * Patches a Unity project.
 *
 * @returns whether it mentions the SDK
 */
export function patchUnity(way: Way): boolean {
  const {app, asked, site, release} = way;
  const {embedded, imported, lists: files} = projectIn(app).unity;
  if (embedded && way.judge('unity', embedded) && embedded.version !== release) {
    way.leave('open', embedded, {name: embedded.name, want: release});
  }
  const lists = app.of('unity-packages').filter((list) => embedded ?? patchPackages(way, list));
  if (imported && way.judge('unity', imported)) {
    const {gitUrl: want = ''} = way.facts('unity');
    way.leave('imported', imported, {want, page: '/unity/upgrade-guide#how-to-upgrade'});
  }
  if ((lists.length === 0 && !imported) || way.refused.has('unity')) {
    return lists.length > 0 || imported !== null;
  }
  patchLists(way, files);
  addSources(way, files);
  const list = files.find(({path}) => path.endsWith('/AppodealDependencies.xml')) ?? files[0];
  if (list && compareVersions(way.from.get('unity')?.version ?? release, ONE_LIST_SINCE) < 0) {
    way.leave('lists', {file: list.path});
  }
  if (files.length === 0 && asked.length > 0) {
    way.leave('adapters', {file: lists[0]?.path ?? ''}, {want: asked.join(', ')});
  }
  const names = new Set(
    files.flatMap(({path, text}) =>
      entriesIn(path, withoutXmlComments(text)).map(({name}) => name),
    ),
  );
  const {minSdk} = site.builder.releaseFacts('android', release);
  const {minIos} = site.builder.minimumOf(
    'unity',
    release,
    names.size > 0 || asked.length > 0
      ? way.choiceOf('unity', (name) => names.has(name)).choice
      : site.builder.defaultChoice('unity', release),
  );
  const {minUnity = ''} = way.facts('unity');
  for (const {path: file, text} of app.of('unity-version')) {
    const match = /^m_EditorVersion:[ \t]*(\S+)/m.exec(text);
    const found = match?.[1] ?? '';
    if (match && !editorMeets(found, minUnity)) {
      way.leave(
        'editor',
        {file, line: lineAt(text, match.index)},
        {found, release, want: minUnity},
      );
    }
  }
  for (const {path: file, text} of app
    .of('unity-version')
    .some((one) => /^m_EditorVersion:[ \t]*(?:6\d{3}|\d{5})\./m.test(one.text))
    ? app.of('unity-properties')
    : []) {
    const at = R8.exec(text)?.index;
    if (at !== undefined) {
      way.edits.remove(file, at, at);
    }
  }
  for (const file of app.of('unity-settings')) {
    // Zero is the highest level that is installed.
    way.raise(
      file,
      /^\s{0,20}AndroidTargetSdkVersion:[ \t]{0,20}([1-9][\d.]{0,20})/dgm,
      way.facts('android').compileSdk,
      'targetSdk',
    );
    way.raise(
      file,
      /^\s{0,20}AndroidMinSdkVersion:[ \t]{0,20}([\d.]{1,20})/dgm,
      minSdk,
      'minSdk',
      false,
    );
    way.raise(
      file,
      /^\s{0,20}iOSTargetOSVersionString:[ \t]{0,20}([\d.]{1,20})/dgm,
      minIos,
      'iOS',
      false,
    );
  }
  return true;
}
