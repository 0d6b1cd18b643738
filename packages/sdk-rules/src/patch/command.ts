import path from 'node:path';
import {fill, listIn} from '../index';
import {idsOf} from '../builder';
import {examine, inLocale, pageAddress, readApp, type Command} from '../check';
import {
  allFiles,
  ANDROID_PLUGIN,
  COMPILE_SDK,
  diffOf,
  isApplication,
  KOTLIN_PLUGIN,
  lineAt,
  lineBefore,
  MIN_SDK,
  wrappersOf,
  type AppFiles,
} from '@help-center/build-files';
import {projectIn} from '../project';
import {jsonOf, printable} from '@help-center/text';
import {compareVersions, rootOf} from '@help-center/build-files/versions';
import {
  collisionSentence,
  collisionsOf,
  demoOf,
  fixSentence,
  noteSentence,
  platforms,
  projectsOf,
} from '../fits';
import {patchApp, valuesOf, type Left, type Patched, type PatchSite} from './index';

/** The sentence about something that is left to a person. */
export const leftSentence = (site: PatchSite, left: Left, locale: string): string =>
  [
    fill(inLocale(site.words.patch.left[left.kind], locale), {
      ...valuesOf(left),
      ...(left.kind === 'key' && {key: listIn(left.values.key?.split(', ') ?? [], locale)}),
    }).trim(),
    ...(left.values.page ? [pageAddress(site, locale, left.values.page)] : []),
  ].join(' ');

/** Why a project can't be patched, with the values for the sentence. */
export interface Refusal {
  why: 'wrongFolder' | 'nothing' | 'release' | 'networks' | 'noSdk' | 'noSdkRead';
  values: Readonly<Record<string, string>>;
  /** Files that may name the SDK, and couldn't be read. */
  unread?: readonly Left[];
}

/** Rules of the doctor whose findings a patch leaves in words of its own. */
const SAID: Readonly<Record<string, readonly Left['kind'][]>> = {
  'no-sdk': ['package'],
  'unknown-artifact': ['unknown'],
  'key-missing': ['key'],
  'key-optional': ['key'],
  pair: ['key'],
  namespace: ['namespace'],
  'switched-off': ['loads'],
  'ended-release': ['variable', 'older'],
  version: ['variable'],
  repository: ['repositories'],
};

/** A message that ends as a sentence does. */
const ended = (text: string): string => (/[.!?…”»]$/.test(text) ? text : `${text}.`);

/** Notes of the doctor about what the app will hold. */
const NOTED = /^(?:set|tools)\/|\/(?:half-excluded|other-mediation|sample-id|key-optional)$/;

/** What a patch calls a figure that it could not raise. */
const KINDS_OF: Readonly<Record<string, Left['kind']>> = {
  minSdk: 'minSdk',
  ios: 'platform',
  unity: 'editor',
};

/** Files that a conflict of a platform is named with, the first that there is. */
const HOMES = {
  android: ['gradle'],
  ios: ['podfile', 'xcode'],
  unity: ['unity-packages'],
} as const;

/** Where the build files have a figure, if that is known. */
function placeOf(app: AppFiles, figure: string): {file: string; line: number} | undefined {
  const {android, ios} = projectIn(app);
  const {gradle = [], plugins = [], dependencies = []} = android?.build ?? {};
  const tools: Partial<Record<string, RegExp>> = {
    agp: ANDROID_PLUGIN,
    kotlin: new RegExp(`^org\\.jetbrains\\.kotlin\\.android$|^${KOTLIN_PLUGIN}$`),
  };
  const tool = [...plugins, ...dependencies].find(
    ({name, version}) => tools[figure]?.test(name) && version,
  );
  const levels: Partial<Record<string, RegExp>> = {
    minSdk: MIN_SDK,
    compileSdk: COMPILE_SDK,
    gradle: /^distributionUrl/m,
  };
  const texts = figure === 'gradle' ? wrappersOf(app) : gradle.filter(isApplication);
  const all = allFiles(app);
  const starts = tool?.written
    ? [tool.written]
    : texts.map(({path: file, text}) => ({file, start: text.search(levels[figure] ?? /$^/)}));
  const [at] = starts.filter(({start}) => start !== -1);
  const [podfile] = figure === 'ios' ? ios.podfiles : [];
  const text = all.find(({path: file}) => file === at?.file)?.text ?? '';
  return at
    ? {file: at.file, line: lineAt(text, at.start)}
    : podfile?.platforms.map(({line}) => ({file: podfile.file, line}))[0];
}

/** Notes about pods of the SDK that no known release has. */
const UNKNOWN: ReadonlySet<string> = new Set(['no-release', 'replaced']);

/** What keeps an app out of a release, or has no release, and has not been named. */
function stillBlocked(
  site: PatchSite,
  app: AppFiles,
  release: string,
  left: readonly Left[],
  locale: string,
): readonly Left[] {
  const say = site.sayIn(locale);
  const isNamed = (name: string): boolean =>
    left.some(
      ({kind, values}) =>
        kind === KINDS_OF[name] ||
        Object.values(values).some((text) =>
          name === 'ios'
            ? /\biOS \d/.test(text)
            : text.toLowerCase().includes(rootOf(name).toLowerCase()),
        ),
    );
  return projectsOf(site.catalogue, app).flatMap(({project, notes}) => {
    const all = HOMES[project.platform].flatMap((kind) => app.of(kind));
    const file = (all.find(isApplication) ?? all[0])?.path ?? '';
    const isJudged = project.sdk !== null && compareVersions(project.sdk, release) <= 0;
    const isOld = left.some(
      ({kind, file: at}) => kind === 'older' && all.some((one) => one.path === at),
    );
    const found = [
      ...(isJudged ? collisionsOf(site.catalogue, project, release) : [])
        // Tools are raised with the SDK, unless that is too old for a patch.
        .concat(isJudged && isOld ? demoOf(site.catalogue, project, release) : [])
        .filter(({name}) => !isNamed(name))
        .map((one) => ({
          at: placeOf(app, one.name),
          values: {message: collisionSentence(say, one), fix: fixSentence(say, one)},
        })),
      ...notes
        .filter(({kind, names: [name = '']}) => UNKNOWN.has(kind) && !isNamed(name))
        .map((note) => ({at: undefined, values: {message: noteSentence(say, note), fix: ''}})),
    ];
    return found.map(({at = {file, line: null}, values}): Left => ({
      kind: 'doctor',
      ...at,
      values,
    }));
  });
}

/** What the doctor would still say of the build files after the patch. */
function stillWrong(
  site: PatchSite,
  app: AppFiles,
  release: string,
  {files, left}: Pick<Patched, 'files' | 'left'>,
  locale: string,
): {left: readonly Left[]; notes: readonly Left[]} {
  const texts = new Map(files.map(({path: file, after}) => [file, after]));
  const lineIn = (file: string, line: number | null): number | null => {
    const changed = files.find(({path}) => path === file);
    return changed && line !== null ? lineBefore(changed, line) : line;
  };
  const after: AppFiles = {
    ...app,
    logs: [],
    of: (kind) =>
      kind === 'app-ads'
        ? []
        : app.of(kind).map((file) => ({...file, text: texts.get(file.path) ?? file.text})),
  };
  const found = examine(site, after, locale)
    .findings.filter(
      ({level, rule, file, message}) =>
        (level !== 'info' || NOTED.test(rule)) &&
        !rule.startsWith('file/') &&
        !left.some(
          (one) =>
            one.file === file &&
            SAID[rule.replace(/^.*\//, '')]?.includes(one.kind) &&
            (one.kind === 'key'
              ? [one.values.name, ...(one.values.key?.split(', ') ?? [])]
              : [one.kind === 'unknown' ? one.values.name : one.values.key]
            ).some((word = '') => message.includes(word)),
        ),
    )
    .map(({level, rule, file, line, message, fix, page}) => ({
      level,
      one: {
        kind: 'doctor',
        file,
        line: lineIn(file, line),
        // A set is changed on its page.
        values: {message: ended(message), fix: rule.startsWith('set/') ? `${fix} ${page}` : fix},
      } satisfies Left,
    }));
  const open = found.flatMap(({level, one}) => (level === 'info' ? [] : [one]));
  return {
    left: [
      ...open,
      ...stillBlocked(site, after, release, [...left, ...open], locale).map((one) => ({
        ...one,
        line: lineIn(one.file, one.line),
      })),
    ],
    notes: found.flatMap(({level, one}) => (level === 'info' ? [one] : [])),
  };
}

/**
 * Patches the project in a folder; changes nothing in it.
 *
 * @param to - the target release; the latest by default
 * @param networks - ids, separated by commas
 * @param locale - of what the doctor says of the rest
 */
export function patchFolder(
  site: PatchSite,
  folder: string,
  to?: string,
  networks?: string,
  locale = 'en',
): Patched | Refusal {
  const release = to ?? (site.covered[0] as string);
  if (!site.covered.includes(release)) {
    return {why: 'release', values: {release, known: site.covered.join(', ')}};
  }
  const known = new Set(
    platforms.flatMap((platform) => idsOf(site.builder.itemsOf(platform, release)).networks),
  );
  const asked = networks === undefined ? [] : networks.split(',').map((id) => id.trim());
  const strange = asked.filter((id) => !known.has(id));
  if (strange.length > 0) {
    return {
      why: 'networks',
      values: {ids: strange.join(', '), known: [...known].sort().join(', ')},
    };
  }
  const app = readApp(folder, true);
  if (!app) {
    return {why: 'wrongFolder', values: {folder}};
  }
  if (app.count() + app.unread.length === 0) {
    return {why: 'nothing', values: {folder}};
  }
  const patched = patchApp(site, app, release, asked);
  const unread = app.unread.map(({path: file, why}): Left => {
    const {message, fix} = site.words.rules[why];
    const values = {message: inLocale(message, locale), fix: inLocale(fix, locale)};
    return {kind: 'doctor', file, line: null, values};
  });
  if (!patched.isFound) {
    return {why: unread.length > 0 ? 'noSdkRead' : 'noSdk', values: {folder}, unread};
  }
  const left = [...patched.left, ...unread];
  if (left.some(({kind}) => kind === 'never')) {
    return {...patched, left};
  }
  const still = stillWrong(site, app, release, {files: patched.files, left}, locale);
  return {
    ...patched,
    left: [...left, ...still.left],
    notes: [...patched.notes, ...still.notes],
  };
}

/** The sentence of a refusal. */
export function refusalOf({words}: PatchSite, {why}: Refusal) {
  return why === 'wrongFolder' || why === 'nothing' ? words[why] : words.patch[why];
}

/** The command `patch`. */
export const patchCommand = (site: PatchSite): Command => ({
  usage: '<folder> [--to <release>] [--networks <ids>]',
  about: site.words.patch.about,
  atLeast: 1,
  atMost: 1,
  options: ['to', 'networks'],
  run: ({given: [folder = ''], options, json, locale, refuse}) => {
    const patched = patchFolder(site, folder, options.to, options.networks, locale);
    const told = (one: Left): string =>
      `${one.file}${one.line === null ? '' : `:${one.line}`}  ${leftSentence(site, one, locale)}`;
    if ('why' in patched) {
      for (const one of patched.unread ?? []) {
        console.error(printable(told(one)));
      }
      return refuse(refusalOf(site, patched), patched.values);
    }
    const {files, left, notes} = patched;
    if (json) {
      const messages = [...notes, ...left].map((one) => ({
        ...one,
        message: leftSentence(site, one, locale),
      }));
      console.log(jsonOf({version: 1, diff: diffOf(files), left: messages}));
    } else {
      process.stdout.write(diffOf(files));
      for (const one of [...notes, ...left]) {
        console.error(printable(told(one)));
      }
      if (files.length > 0) {
        const below = path.relative('', folder).split(path.sep).join('/');
        const isBelow = below !== '' && !/^(?:\.\.|\/|\w:)/.test(below);
        const {apply, applyBelow} = site.words.patch;
        const place = isBelow ? below : path.resolve(folder);
        const sentence = inLocale(isBelow ? applyBelow : apply, locale);
        console.error(printable(fill(sentence, {folder: place})));
      }
    }
    return left.length > 0 ? 1 : 0;
  },
});
