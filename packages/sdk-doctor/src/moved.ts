import {
  isUnity,
  lineAt,
  notRead,
  withoutComments,
  withoutXmlComments,
  type AppFiles,
  type Kind,
  type TextFile,
} from '@help-center/build-files';
import {fill, type Localized, type Platform} from '@help-center/sdk-rules';
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
import {printable} from '@help-center/text';
import escape from 'escape-string-regexp';

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
const KINDS = {gradle: ['gradle', 'catalogue'], packages: ['unity-packages']} as const;

/** A file without its comments; lines and columns stay. */
function bare({path: file, text}: TextFile): string {
  if (/\.(?:xml|plist)$/.test(file)) {
    return withoutXmlComments(text);
  }
  if (/(?:^|\/)Podfile$|\.toml$/.test(file)) {
    return withoutComments(text, '#');
  }
  return /\.(?:json|pbxproj)$/.test(file) ? text : withoutComments(text, '//');
}

/** Names of one Maven artifact or pod with a version that a release of ours brings or asks for. */
function isOurs(
  site: Site,
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
  return site.covered.some((release) =>
    known?.(release)
      .get(artifact)
      ?.includes(version ?? ''),
  );
}

/** The last name of what a table says: `loadAd` of `MaxInterstitialAd.loadAd`. */
const lastName = (theirs: string): string =>
  theirs.replace(/\(.*$/, '').split('.').filter(Boolean).at(-1) ?? theirs;

/** What is left of another SDK in the files of an app, in the order of the files. */
function leftoversIn(site: Site, app: AppFiles, map: MovedMap, locale: string): Leftover[] {
  const {platform, from, rows, leftovers} = map;
  const page = pageAddress(site, locale, `${platform}/move-from/${from}`);
  const say = (text: Localized): string => inLocale(text, locale);
  const found: Leftover[] = [];
  const sources = app.of('source');
  const folders = leftovers.flatMap(({in: place, texts, instead}) =>
    place === 'folder' ? texts.map((text) => ({text, instead})) : [],
  );
  const owned = (file: string) =>
    folders.find(({text}) => file.startsWith(text) || file.includes(`/${text}`));
  // A library of Unity has a manifest, but no source files.
  const all = [...sources, ...app.of('manifest')];
  for (const {text, instead} of folders) {
    if (all.some(({path: file}) => owned(file)?.text === text)) {
      found.push({file: text, line: null, found: text, ours: [], instead: say(instead), page});
    }
  }
  const calls = new Map(
    [...rows]
      .reverse()
      .flatMap(({theirs, ours, note}) =>
        theirs.map((name) => [lastName(name), {ours, note}] as const),
      ),
  );
  // Of two rules for one place the first counts: an SDK before the adapters that begin like it.
  const places = new Set<string>();
  for (const {in: place, texts, instead} of leftovers) {
    if (place === 'folder') {
      continue;
    }
    const files =
      place === 'import'
        ? sources.filter(({path: file}) => !owned(file))
        : (place === 'gradle' || place === 'packages' ? KINDS[place] : [place]).flatMap(app.of);
    // A name may not be the end of a longer one: com.appodeal…networks:admob is no network's own.
    const begins = texts.map((text) => escape(text)).join('|');
    const names = new RegExp(`(?<![\\w.:-])(?:${begins})[\\w.:/-]*`, 'g');
    for (const file of files) {
      const text = bare(file);
      const lines = new Set<string>();
      const add = (at: number, name: string, what: Pick<Leftover, 'ours' | 'instead'>): void => {
        const line = lineAt(text, at);
        const key = `${line} ${name}`;
        if (!lines.has(key)) {
          lines.add(key);
          found.push({file: file.path, line, found: name, ...what, page});
        }
      };
      const replacement = (name: string): Pick<Leftover, 'ours' | 'instead'> | undefined => {
        const call = place === 'import' ? calls.get(name) : undefined;
        return call && {ours: call.ours, instead: call.note ? say(call.note) : ''};
      };
      const ends = new Set<number>();
      let isUsed = false;
      for (const {0: name, index: at} of text.matchAll(names)) {
        const start = text.lastIndexOf('\n', at) + 1;
        const end = text.indexOf('\n', at);
        const line = text.slice(start, end === -1 ? text.length : end);
        // The identifier of the device belongs to no mediation.
        if (isOurs(site, place, line, name) || /\bads[.-]identifier\b/.test(name)) {
          continue;
        }
        isUsed = true;
        if (!places.has(`${file.path} ${at}`)) {
          add(at, name, replacement(lastName(name)) ?? {ours: [], instead: say(instead)});
        }
        places.add(`${file.path} ${at}`);
        ends.add(at + name.length);
      }
      if (isUsed && place === 'import') {
        for (const {0: name, index} of text.matchAll(/(?<![\w.])\w+|(?<=\.)\w+/g)) {
          const call = replacement(name);
          if (call && !ends.has(index + name.length)) {
            add(index, name, call);
          }
        }
      }
    }
  }
  return found.sort(byPlace);
}

/** The platforms that an app's files show; a Unity project has only that one. */
function platformsOf(app: AppFiles): Platform[] {
  const has = (...kinds: Exclude<Kind, 'log'>[]) => kinds.some((kind) => app.of(kind).length > 0);
  if (isUnity(app)) {
    return ['unity'];
  }
  return [
    ...(has('gradle', 'catalogue', 'manifest') ? (['android'] as const) : []),
    ...(has('podfile', 'plist', 'xcode') ? (['ios'] as const) : []),
  ];
}

function run({
  site,
  given: [folder = ''],
  options: {from = ''},
  json,
  locale,
  refuse,
}: Call): number {
  const {words, moved} = site;
  const texts = words.moved;
  const origins = [...new Set(moved.map((map) => map.from))];
  if (!folder || !origins.includes(from)) {
    return refuse(texts.wrongUse, {origins: origins.join(', ')});
  }
  const app = readApp(folder, true);
  if (!app) {
    return refuse(words.wrongFolder, {folder});
  }
  const platforms = platformsOf(app);
  const maps = moved.filter((map) => map.from === from && platforms.includes(map.platform));
  const list = notRead(app);
  if (platforms.length === 0) {
    return refuse(list === null ? words.nothing : words.nothingRead, {folder, list: list ?? ''});
  }
  if (maps.length === 0) {
    return refuse(texts.noMap, {platform: platforms.join(', '), from});
  }
  const left = maps.flatMap((map) => leftoversIn(site, app, map, locale));
  const unread = app.unread.map(({path: file}) => file);
  if (json) {
    console.log(
      JSON.stringify({version: 1, from, platforms, left, unread, isCut: app.isCut()}, null, 2),
    );
  } else {
    for (const {found, ours, instead, ...place} of left) {
      const fix = [ours.join(', '), instead].filter(Boolean).join('. ');
      console.log(told(site, locale, {...place, fix}, found));
    }
    const verdict = left.length > 0 ? texts.left : list === null ? texts.clean : words.partly;
    console.log(
      printable(
        fill(inLocale(verdict, locale), {
          count: String(left.length),
          files: String(app.count()),
          list: list ?? '',
        }),
      ),
    );
    if (left.length > 0 && list !== null) {
      console.log(printable(fill(inLocale(texts.unread, locale), {list})));
    }
  }
  return left.length > 0 ? 1 : list === null ? 0 : 2;
}

/** Says what of another mediation SDK is still in an app. */
export const movedCommand = ({words, moved}: Site): Command => ({
  usage: `<folder> --from ${[...new Set(moved.map(({from}) => from))].join('|')}`,
  about: words.moved.about,
  atMost: 1,
  options: ['from'],
  run,
});
