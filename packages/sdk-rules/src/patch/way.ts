import {choiceOf, keysLacking, nameOf, releaseIn} from '../check/release';
import {
  isAdapter,
  isCore,
  isEngineAdapter,
  isForeignAdapter,
  isNeverIn,
  isOwn,
  nowOf,
  PAST_COMPANIONS,
} from '@help-center/sdk-data/ours';
import {projectIn} from '../project';
import type {Choice} from '../builder';
import type {Localized, Platform} from '../index';
import type {SdkFacts, Site} from '../check';
import {
  allFiles,
  Edits,
  endOfLine,
  lineAt,
  type Dependency,
  type Files,
  type Span,
  type TextFile,
} from '@help-center/build-files';
import {compareVersions, rootOf} from '@help-center/build-files/versions';

/** Kinds of notes: decisions that are left to a person, or things worth knowing. */
export const KINDS_LEFT = [
  'adapters',
  'beyond',
  'companion',
  'computed',
  'defaults',
  'doctor',
  'exclusion',
  'editor',
  'emptied',
  'engine',
  'extensions',
  'gone',
  'group',
  'guide',
  'imported',
  'install',
  'jdk',
  'kapt',
  'key',
  'kotlin',
  'lists',
  'loads',
  'lock',
  'made',
  'minSdk',
  'missing',
  'names',
  'namespace',
  'newer',
  'older',
  'open',
  'never',
  'package',
  'plugin',
  'platform',
  'raised',
  'raisedDemo',
  'plist',
  'podfiles',
  'removed',
  'renamed',
  'repositories',
  'statement',
  'tied',
  'unknown',
  'unread',
  'unused',
  'variable',
  'worded',
  'wrapper',
] as const;

/** Something that is left to a person, or worth knowing. */
export interface Left {
  file: string;
  line: number | null;
  kind: (typeof KINDS_LEFT)[number];
  values: Readonly<Record<string, string>>;
}

/** Messages about patches. */
export interface PatchWords {
  about: Localized;
  release: Localized;
  networks: Localized;
  noSdk: Localized;
  noSdkRead: Localized;
  apply: Localized;
  applyBelow: Localized;
  left: Readonly<Record<Left['kind'], Localized>>;
}

/** A site with messages about patches. */
export type PatchSite = Site & {words: {patch: PatchWords}};

/** Libraries that had the numbers of the SDK, and the one beside them, which went with them. */
const IN_STEP = /^com\.(?:appodeal\.ads[\w.]*:|explorestack:iab$)/;

/** A set with what all have. */
const NONE: Choice = {adTypes: [], networks: [], services: [], admobAppId: ''};

/** An app on its way to a release: its files, how they change, and what is left to a person. */
export class Way {
  readonly edits: Edits;
  readonly left: Left[] = [];
  private readonly told = new Set<string>();
  /** Platforms that can't be patched to this release. */
  readonly refused = new Set<Platform>();
  /** The app's current releases. */
  readonly from = new Map<Platform, {version: string; file: string; line: number}>();

  /**
   * @param release - the target release
   * @param asked - ids of the wanted networks; empty to keep the app's networks
   */
  constructor(
    readonly site: SdkFacts,
    readonly app: Files,
    readonly release: string,
    readonly asked: readonly string[],
  ) {
    this.edits = new Edits(new Map(allFiles(app).map((file) => [file.path, file])));
  }

  /** Notes something that is left to a person, with its location. */
  leave(
    kind: Left['kind'],
    {file, line = null}: {file: string; line?: number | null},
    values: Left['values'] = {},
  ): void {
    const left = {kind, file, line, values};
    const key = JSON.stringify(left);
    if (!this.told.has(key)) {
      this.told.add(key);
      this.left.push(left);
    }
  }

  /** Names the keys that a choice needs, whose values are the app's own. */
  leaveKeys(
    platform: 'android' | 'ios',
    file: string,
    choice: Choice,
    has: (key: string) => boolean,
  ): void {
    for (const {name, required, optional} of keysLacking(
      this.site,
      platform,
      choice,
      (key) => !has(key),
    )) {
      if (required.length > 0) {
        this.leave('key', {file}, {key: [...required, ...optional].join(', '), name});
      }
    }
  }

  /** Where the text of a value stands. */
  placeOf({file, start}: Pick<Span, 'file' | 'start'>): {file: string; line: number} {
    return {file, line: lineAt(this.edits.text(file), start)};
  }

  /** Notes that a number is raised, once for all places with the same one. */
  noteRaised(
    place: {file: string; line: number},
    name: string,
    found: string,
    want: string,
    isOfDemo = true,
  ): void {
    const kind = isOfDemo ? 'raisedDemo' : 'raised';
    const isTold = this.left.some(
      (one) => one.kind === kind && one.values.name === name && one.values.found === found,
    );
    if (!isTold) {
      this.leave(kind, place, {name, found, want, release: this.release});
    }
  }

  /** Notes that a package brings the SDK, which goes first. */
  leavePackage(place: {file: string; line: number}): void {
    const {release} = this;
    const {name = '', file, line} = projectIn(this.app).plugin ?? {};
    const kind = !name ? 'package' : isNeverIn(name, release) ? 'never' : 'plugin';
    this.leave(kind, place, {release, ...(name && {name, place: `${file}:${line}`})});
  }

  /** The facts of the release. */
  facts(platform: Platform) {
    const {facts = {}} =
      this.site.releasesOf(platform).find(({version}) => version === this.release) ?? {};
    return facts;
  }

  /** Whether an app of this version can be patched to the release; notes why not. */
  judge(platform: Platform, dependency: Pick<Dependency, 'version' | 'file' | 'line'>): boolean {
    const {version} = dependency;
    const list = this.site.releasesOf(platform);
    const [newest, oldest] = [list[0]?.version ?? '', list.at(-1)?.version ?? ''];
    const found = releaseIn(version);
    const number = found ?? /^\d+(?:\.\d+)*/.exec(version ?? '')?.[0] ?? oldest;
    const kind =
      found !== null && compareVersions(found, newest) > 0
        ? 'newer'
        : found !== null && compareVersions(found, this.release) > 0
          ? 'beyond'
          : compareVersions(number, oldest) < 0 && !oldest.startsWith(`${number}.`)
            ? 'older'
            : null;
    if (kind) {
      this.refused.add(platform);
      const release = {newer: newest, beyond: this.release, older: oldest}[kind];
      const guide = kind === 'older' && {page: `/${platform}/upgrade-guide`};
      this.leave(kind, dependency, {found: version ?? '', release, ...guide});
    } else if (found !== null) {
      const {file, line} = dependency;
      this.from.set(platform, {version: found, file, line});
    }
    return kind === null;
  }

  /** Whether an app is beyond the release already; notes that. */
  isBeyond(platform: Platform, dependency: Pick<Dependency, 'version' | 'file' | 'line'>): boolean {
    const found = releaseIn(dependency.version) ?? this.release;
    return compareVersions(found, this.release) > 0 && !this.judge(platform, dependency);
  }

  /** Whether something is a part of the SDK in a version from before the releases whose names are known. */
  private isOfOld({name, version}: Pick<Dependency, 'name' | 'version'>): boolean {
    const [number] = /^\d+\.\d+\.\d+/.exec(version ?? '') ?? [];
    const oldest = this.site.covered.at(-1) ?? '';
    const isOld = number !== undefined && compareVersions(number, oldest) < 0;
    return isOld && !isCore(name) && (IN_STEP.test(name) || /^APD\w+Adapter$/.test(name));
  }

  /** What shows ads, and is newer than everything of the SDK in a list of libraries; versions by artifact. */
  renderersFor(platform: Platform, entries: readonly Dependency[]): [string, string][] {
    const own = entries.filter(({name}) => isAdapter(name) || isCore(name));
    const isOld = (name: string): boolean => {
      const first = this.site.published[name]?.at(-1) ?? '0';
      return own.every(({version}) => compareVersions(version ?? first, first) < 0);
    };
    const known = this.site.artifactsOf(this.release);
    const now = new Set(own.map(({name}) => nowOf(name, known)));
    return [...this.partsOf(platform, NONE)].filter(
      ([name]) => [...now].some(isAdapter) && isAdapter(name) && !now.has(name) && isOld(name),
    );
  }

  /** The libraries of a choice: versions by artifact or pod. */
  partsOf(platform: Platform, choice: Choice): Map<string, string> {
    const {builder} = this.site;
    return new Map(
      [
        ...builder.pickedItems(platform, this.release, choice),
        ...builder.engineAdaptersOf(platform, this.release, choice),
      ].flatMap(({android, ios}) => [
        ...(android ? [[nameOf(android), android.slice(nameOf(android).length + 1)] as const] : []),
        ...(ios ? [[ios.name, ios.version] as const] : []),
      ]),
    );
  }

  /** Names of all libraries that a choice includes or excludes. */
  choosable(platform: Platform): Set<string> {
    const networks = this.site.builder.itemsOf(platform, this.release).map(({id}) => id);
    const always = this.partsOf(platform, NONE);
    const all = this.partsOf(platform, {...NONE, networks}).keys();
    return new Set([...all].filter((name) => !always.has(name)));
  }

  /** The wanted choice; `wanted`, versions by name, is null if the app keeps its networks. */
  choiceOf(
    platform: Platform,
    has: (name: string) => boolean,
  ): {choice: Choice; wanted: ReadonlyMap<string, string> | null} {
    const current = choiceOf(this.site, platform, this.release, has);
    const choice = {...current, networks: [...this.asked]};
    return this.asked.length === 0
      ? {choice: current, wanted: null}
      : {choice, wanted: this.partsOf(platform, choice)};
  }

  /**
   * An entry under the name that the release has it by; notes one whose name can't be changed.
   *
   * @param taken - names that need no second entry; of several that became one, the first of a list is renamed
   */
  rename<One extends Dependency>(
    entry: One,
    known: ReadonlyMap<string, unknown>,
    taken: Set<string>,
    list = '',
  ): One {
    const {file, index, name} = entry;
    const now = nowOf(name, known);
    if (now === name || taken.has(now) || taken.has(list + now)) {
      return entry;
    }
    taken.add(list + now);
    const text = this.edits.text(file);
    const line = text.slice(index, endOfLine(text, index));
    // Group and name may stand apart, each in quotation marks.
    const parts = line.includes(name)
      ? [{from: name, to: now, at: line.indexOf(name)}]
      : name.split(':').map((from, part) => ({
          from,
          to: now.split(':')[part] as string,
          at: Math.max(line.indexOf(`"${from}"`), line.indexOf(`'${from}'`)) + 1,
        }));
    const changed = parts.filter(({from, to}) => from !== to);
    if (changed.some(({from, at}) => !line.startsWith(from, at))) {
      this.leave('renamed', entry, {name, instead: now, release: this.release});
    } else {
      for (const {from, to, at} of changed) {
        this.edits.replace({file, start: index + at, end: index + at + from.length}, to);
      }
    }
    return {...entry, name: now};
  }

  /**
   * Sets the entries of a build file to the release.
   *
   * @param known - versions of the release by name
   * @param isPast - whether another release had it
   * @param set - sets the version of one that the release has
   * @param drop - removes one, or notes that it can't
   * @returns those that the release has
   */
  settle<One extends Dependency>(
    entries: readonly One[],
    known: ReadonlyMap<string, readonly string[]>,
    isPast: (name: string) => boolean,
    set: (entry: One, expected: readonly string[]) => void,
    drop: (entry: One) => boolean,
  ): One[] {
    const {release} = this;
    return entries.filter((entry) => {
      const {name} = entry;
      const expected = known.get(name);
      const isPassed = isPast(name) || isEngineAdapter(name) || this.isOfOld(entry);
      if (expected) {
        set(entry, expected);
      } else if (isPassed || nowOf(name, known) !== name) {
        this.leave(drop(entry) ? 'gone' : 'statement', entry, {name, release});
      } else if (isOwn(name)) {
        this.leave('unknown', entry, {name, release});
      } else if (isForeignAdapter(name)) {
        this.leave('engine', entry, {name, release});
      } else if (PAST_COMPANIONS.includes(rootOf(name))) {
        this.leave('companion', entry, {name, release});
      }
      return expected !== undefined;
    });
  }

  /**
   * Removes the libraries from a list that a choice doesn't include.
   *
   * @returns what the list lacks, each with its version
   */
  choose<One extends Dependency>(
    platform: Platform,
    entries: readonly One[],
    wanted: ReadonlyMap<string, string>,
    drop: (entry: One) => boolean,
  ): [name: string, version: string][] {
    const choosable = this.choosable(platform);
    for (const entry of entries) {
      const {name} = entry;
      if (choosable.has(name) && !wanted.has(name) && !drop(entry)) {
        this.leave('statement', entry, {name, release: this.release});
      }
    }
    return [...wanted].filter(([name]) => !entries.some((entry) => entry.name === name));
  }

  /** Raises each number that the first group of a pattern finds, where it is lower. */
  raise(
    {path: file, text}: TextFile,
    pattern: RegExp,
    want: string | null | undefined,
    name: string,
    isOfDemo = true,
  ): void {
    for (const match of want ? text.matchAll(pattern) : []) {
      const [start, end] = match.indices?.[1] as [number, number];
      const found = match[1] as string;
      if (compareVersions(found, want as string) < 0) {
        this.edits.replace({file, start, end}, want as string);
        this.noteRaised(this.placeOf({file, start}), name, found, want as string, isOfDemo);
      }
    }
  }
}
