import {
  lineAround,
  lineAt,
  notRead,
  withoutComments,
  withoutXmlComments,
  type AppFiles,
  type Kind,
  type TextFile,
} from '@help-center/build-files';
import {fill, type Localized, type Platform} from '@help-center/sdk-rules';
import {compareVersions} from '@help-center/build-files/versions';
import {projectsOf} from '@help-center/sdk-rules/fits';
import {projectIn} from '@help-center/sdk-rules/project';
import {isEngineAdapter, isForeignAdapter} from '@help-center/sdk-data/ours';
import {
  byPlace,
  inLocale,
  pageAddress,
  readApp,
  told,
  type Call,
  type Command,
  type MovedMap,
  type Site,
} from '@help-center/sdk-rules/check';
import {jsonOf, printable} from '@help-center/text';
import escape from 'escape-string-regexp';
import {usesIn, type Use} from './calls';

/** A remnant of the other SDK. */
interface Leftover {
  file: string;
  /** 1-based; null if it is about the whole file or folder. */
  line: number | null;
  found: string;
  /** The replacements; empty if there are none. */
  ours: readonly string[];
  instead: string;
  page: string;
}

/** Kinds of files to search, if they have other names than the place. */
const KINDS: Partial<Record<MovedMap['leftovers'][number]['in'], readonly Exclude<Kind, 'log'>[]>> =
  {
    gradle: ['gradle', 'catalogue'],
    packages: ['unity-packages'],
    podfile: ['podfile', 'lock'],
    xcode: ['xcode', 'swift-lock', 'swift-package'],
    plugins: ['node-packages', 'pubspec'],
  };

/** Code of Flutter and React Native. */
const CROSS = /\.(?:jsx?|tsx?|dart)$/;

/** A file without its comments; lines and columns stay. */
function bare({path: file, text}: TextFile): string {
  if (/\.(?:xml|plist|storyboard|xib)$/.test(file)) {
    return withoutXmlComments(text);
  }
  if (/(?:^|\/)Podfile$|\.toml$|\.yaml$/.test(file)) {
    return withoutComments(text, '#');
  }
  return /\.(?:json|pbxproj|lock|resolved)$/.test(file) ? text : withoutComments(text, '//');
}

/** Names of one Maven artifact or pod with a version that a release of ours brings or asks for. */
function isOurs(
  site: Site,
  isNewer: boolean,
  place: MovedMap['leftovers'][number]['in'],
  line: string,
  name: string,
): boolean {
  if (place === 'gradle' && /\bexclude\b/.test(line)) {
    return true;
  }
  const known = place === 'gradle' ? site.artifactsOf : place === 'podfile' ? site.podsOf : null;
  const [, artifact = name, version = /['"]([\d.]+)['"]/.exec(line)?.[1]] =
    /^([^:]+:[^:]+):([\d.]+)/.exec(name) ?? [];
  // Which adapters of engines go with a release that is newer than the pages is not known.
  return (
    (isNewer && known !== null && (isForeignAdapter(artifact) || isEngineAdapter(artifact))) ||
    site.covered.some((release) =>
      known?.(release)
        .get(artifact)
        ?.includes(version ?? ''),
    )
  );
}

/** The files in which leftovers of a place are looked for. */
function filesOf(app: AppFiles, place: MovedMap['leftovers'][number]['in']): readonly TextFile[] {
  if (place === 'folder') {
    return [];
  }
  if (place === 'import' || place === 'plugins') {
    const code = app
      .of('source')
      .filter(({path: file}) => CROSS.test(file) === (place === 'plugins'));
    return place === 'import' ? code : [...(KINDS.plugins ?? []).flatMap(app.of), ...code];
  }
  const kinds = KINDS[place] ?? (place === 'packages' ? [] : [place]);
  const files = kinds.flatMap(app.of);
  // Beside our pods, those of networks in a lock file may be what our adapters bring.
  return place === 'podfile'
    ? files.filter(
        ({path: file, text}) =>
          file.endsWith('/Podfile') ||
          file === 'Podfile' ||
          (/Podfile\.lock$/.test(file) && !/^ {2}- "?(?:APD\w|Appodeal)/m.test(text)),
      )
    : files;
}

/** Looks for what is left of another SDK. */
class Search {
  readonly found: Leftover[] = [];
  private readonly page: string;
  private readonly say: (text: Localized) => string;
  private readonly folders: {text: string; instead: Localized}[];
  // Of two rules for one place the first counts: an SDK before the adapters that begin like it.
  private readonly places = new Set<string>();
  /** What is said of a line, by file and line. */
  private readonly said = new Map<string, Set<string>>();

  constructor(
    private readonly site: Site,
    private readonly app: AppFiles,
    private readonly map: MovedMap,
    locale: string,
    private readonly isNewer: boolean,
  ) {
    const {page = `${map.platform}/move-from/${map.from}`} = map;
    this.page = pageAddress(site, locale, page);
    this.say = (text) => inLocale(text, locale);
    this.folders = map.leftovers.flatMap(({in: place, texts, instead}) =>
      place === 'folder' ? texts.map((text) => ({text, instead})) : [],
    );
  }

  private owner(file: string) {
    return this.folders.find(({text}) => file.startsWith(text) || file.includes(`/${text}`));
  }

  private add(file: TextFile, at: number, name: string, what: Pick<Leftover, 'ours' | 'instead'>) {
    const line = lineAt(file.text, at);
    const said = this.saidOf(file, line);
    if (!said.has(name)) {
      said.add(name);
      this.found.push({file: file.path, line, found: name, ...what, page: this.page});
    }
  }

  private saidOf({path: file}: TextFile, line: number): Set<string> {
    const said = this.said.get(`${file} ${line}`) ?? new Set();
    this.said.set(`${file} ${line}`, said);
    return said;
  }

  /** Folders of the other SDK. */
  private findFolders(): void {
    // A library of Unity has a manifest, but no source files.
    const all = [...this.app.of('source'), ...this.app.of('manifest')];
    for (const {text, instead} of this.folders) {
      if (all.some(({path: file}) => this.owner(file)?.text === text)) {
        const what = {line: null, found: text, ours: [], instead: this.say(instead)};
        this.found.push({file: text, ...what, page: this.page});
      }
    }
  }

  /** What takes the place of a use. */
  private replacement({row: {ours, note}, depends}: Use): Pick<Leftover, 'ours' | 'instead'> {
    return depends
      ? {ours: [], instead: fill(this.say(this.site.words.moved.byType), {ours: ours.join(', ')})}
      : {ours, instead: note ? this.say(note) : ''};
  }

  /** The names of a rule in a file; returns those that it imports, or null without any. */
  private findNames(
    file: TextFile,
    place: MovedMap['leftovers'][number]['in'],
    names: RegExp,
    uses: ReadonlyMap<number, Use>,
    instead: Localized,
  ): void {
    const {text} = file;
    for (const {0: name, index: at} of text.matchAll(names)) {
      const {start, end} = lineAround(text, at) ?? {start: at, end: at + name.length};
      const line = text.slice(start, end);
      // The identifier of the device belongs to no mediation.
      if (
        isOurs(this.site, this.isNewer, place, line, name) ||
        /\bads[.-]identifier\b/.test(name)
      ) {
        continue;
      }
      if (!this.places.has(`${file.path} ${at}`)) {
        const last = /\w+$/.exec(name);
        const use = place === 'import' && last ? uses.get(at + last.index) : undefined;
        const what = use ? this.replacement(use) : {ours: [], instead: this.say(instead)};
        this.add(file, at, name.replace(/:$/, ''), what);
      }
      this.places.add(`${file.path} ${at}`);
    }
  }

  /** Everything that is left, in the order of the files. */
  run(): Leftover[] {
    this.findFolders();
    const bares = new Map<string, TextFile>();
    const imports = this.map.leftovers
      .filter((one) => one.in === 'import')
      .flatMap(({texts}) => texts);
    for (const {in: place, texts, instead} of this.map.leftovers) {
      // A name may not be the end of a longer one: com.appodeal…networks:admob is no network's own.
      const begins = texts.map((text) => escape(text)).join('|');
      const names = new RegExp(`(?<![\\w.:-])(?:${begins})[\\w.:/-]*\\*?`, 'g');
      for (const raw of filesOf(this.app, place)) {
        if (place === 'import' && this.owner(raw.path)) {
          continue;
        }
        const file = bares.get(raw.path) ?? {path: raw.path, text: bare(raw)};
        bares.set(raw.path, file);
        const isUsed = names.test(file.text);
        names.lastIndex = 0;
        if (!isUsed) {
          continue;
        }
        const isCode = place === 'import' && !/\.(?:xml|storyboard|xib)$/.test(file.path);
        const found = isCode ? usesIn(file.text, this.map, importedIn(file.text, imports)) : [];
        this.findNames(file, place, names, new Map(found.map((use) => [use.index, use])), instead);
        for (const use of found) {
          // The end of what an import names has been said with it.
          const said = [...this.saidOf(file, lineAt(file.text, use.index))];
          if (!said.some((one) => one.endsWith(use.name))) {
            this.add(file, use.index, use.name, this.replacement(use));
          }
        }
      }
    }
    return this.found.sort(byPlace);
  }
}

/** The last names of what a file imports from packages. */
const importedIn = (text: string, packages: readonly string[]): ReadonlySet<string> =>
  new Set(
    packages.flatMap((one) =>
      [...text.matchAll(new RegExp(`(?<![\\w.])${escape(one)}[\\w.]*`, 'g'))].map(
        ([whole]) => /\w+$/.exec(whole)?.[0] ?? '',
      ),
    ),
  );

/** What of another SDK is in an app. */
interface Moved {
  app: AppFiles;
  platforms: readonly Platform[];
  /** The app's release, if it is newer than the pages: adapters of engines are not judged then. */
  newer: string | null;
  left: readonly Leftover[];
}

/** Why there is no answer. */
interface Refusal {
  why: Localized;
  values: Readonly<Record<string, string>>;
}

/** An app's release that is newer than the pages, if it has one. */
const newerIn = (site: Site, app: AppFiles): string | null =>
  projectsOf(site.catalogue, app)
    .filter(({project: {sdk}}) => sdk !== null && compareVersions(sdk, site.covered[0] ?? '') > 0)
    .map(({project}) => project.sdk)[0] ?? null;

/** Looks for what is left of another SDK in a folder. */
export function movedIn(site: Site, folder: string, from: string, locale: string): Moved | Refusal {
  const {words, moved} = site;
  const texts = words.moved;
  const origins = [...new Set(moved.map((map) => map.from))];
  if (!folder || !origins.includes(from)) {
    return {why: texts.wrongUse, values: {origins: origins.join(', ')}};
  }
  const app = readApp(folder, true);
  if (!app) {
    return {why: words.wrongFolder, values: {folder}};
  }
  const {platforms} = projectIn(app);
  const isCross = app.of('node-packages').length + app.of('pubspec').length > 0;
  const maps = moved.filter(
    (map) =>
      map.from === from &&
      (map.leftovers.some((one) => one.in === 'plugins') || platforms.includes(map.platform)),
  );
  const list = notRead(app);
  if (platforms.length === 0 && !isCross) {
    const why = list === null ? words.nothing : words.nothingRead;
    return {why, values: {folder, list: list ?? ''}};
  }
  const newer = newerIn(site, app);
  return maps.length === 0
    ? {why: texts.noMap, values: {platform: platforms.join(', '), from}}
    : {
        app,
        platforms,
        newer,
        left: maps.flatMap((map) => new Search(site, app, map, locale, newer !== null).run()),
      };
}

/** The answer as data. */
export const movedAsData = (from: string, {app, platforms, newer, left}: Moved) => ({
  version: 1,
  from,
  platforms,
  newer,
  left,
  unread: app.unread.map(({path: file}) => file),
  isCut: app.isCut(),
});

function run({
  site,
  given: [folder = ''],
  options: {from = ''},
  json,
  locale,
  refuse,
}: Call): number {
  const found = movedIn(site, folder, from, locale);
  if ('why' in found) {
    return refuse(found.why, found.values);
  }
  const {words} = site;
  const texts = words.moved;
  const {app, left, newer} = found;
  const list = notRead(app);
  if (json) {
    console.log(jsonOf(movedAsData(from, found)));
  } else {
    for (const {found, ours, instead, ...place} of left) {
      const fix = [ours.join(', '), instead].filter(Boolean).join('. ');
      console.log(told(site, locale, {...place, fix}, found));
    }
    const verdict = left.length > 0 ? texts.left : list === null ? texts.clean : words.partly;
    const latest = site.covered[0] ?? '';
    for (const [text, isSaid] of [
      [verdict, left.length > 0 || newer === null],
      [words.rules['newer-release'].message, newer !== null],
    ] as const) {
      if (isSaid) {
        const values = {
          count: String(left.length),
          files: String(app.count()),
          list: list ?? '',
          version: newer ?? '',
          latest,
        };
        console.log(printable(fill(inLocale(text, locale), values)));
      }
    }
    if (left.length > 0 && list !== null) {
      console.log(printable(fill(inLocale(texts.unread, locale), {list})));
    }
  }
  return left.length > 0 ? 1 : list === null && newer === null ? 0 : 2;
}

/** Says what of another mediation SDK is still in an app. */
export const movedCommand = ({words, moved}: Site): Command => ({
  usage: `<folder> --from ${[...new Set(moved.map(({from}) => from))].join('|')}`,
  about: words.moved.about,
  atMost: 1,
  options: ['from'],
  run,
});
