import {APPLICATION, type Dependency, type Files, type Span, type TextFile} from './files';
import {
  blocksIn,
  resolve,
  spanOf,
  valueOf,
  valuesOf,
  type Block,
  type Values,
} from './gradle-values';
import {lineAt, withoutComments} from './text';

/** Part of a coordinate: letters, and variables that are put in. */
const PART = String.raw`((?:[\w.-]|\$\{[^{}\n]{1,100}\}|\$(?=\w)){1,200})`;
const COORDINATE = new RegExp(
  String.raw`["']${PART}:${PART}(?::((?:[^"'\s:$]|\$\{[^{}\n]{1,100}\}|\$(?!\{)){1,200}))?["']`,
  'dg',
);
/** A version in a block after a coordinate that has none. */
const RICH_BLOCK =
  /\)?\s{0,20}\{\s{0,100}version\s{0,20}\{\s{0,100}(?:strictly|require)[ (]{1,3}["']([^"'\n]{1,100})["'](?!\)?\s{0,100}prefer)/dy;
/** A coordinate in pieces, and a library of a catalog that the settings make. */
const PIECES =
  /\b(?:library\(\s{0,100}["']([\w.-]{1,100})["'],|(?:api|\w{0,60}(?:[iI]mplementation|Only))\()\s{0,100}["']([\w.-]{1,200})["'],\s{0,100}["']([\w.-]{1,200})["']\s{0,100}(?:,\s{0,100}["']([^"'\s]{1,200})["'])?\s{0,100}\)(?:\s{0,100}\.version(?:\(\s{0,20}["']([^"'\n]{1,100})["']\s{0,20}\)|(Ref\(\s{0,20}["']([\w.-]{1,100})["']\s{0,20}\))))?/dg;
const NAMED =
  /(exclude\b[\s(]{0,20})?\bgroup\s{0,20}[:=]\s{0,20}["']([\w.-]{1,200})["']\s{0,20},\s{0,20}(?:name|module)\s{0,20}[:=]\s{0,20}["']([\w.-]{1,200})["'](?:\s{0,20},\s{0,20}version\s{0,20}[:=]\s{0,20}["']([^"']{1,200})["'])?/dg;
/** An exclusion that names a group or a module alone. */
const EXCLUDED =
  /\bexclude\b[\s(]{0,20}(group|module)\s{0,20}[:=]\s{0,20}["']([\w.-]{1,200})["'](?!\s{0,20},)/g;
const PLUGIN =
  /(?:["']([\w-]{1,60}(?:\.[\w-]{1,60}){1,8})["'][)]?|kotlin\(\s{0,20}["'](\w{1,60})["']\s{0,20}\))[ \t]{0,20}version[ \t]{0,20}\(?(?:["']([^"'\s)]{1,100})|([a-zA-Z][\w.]{0,100}(?:\(\))?))/dg;
/** Kotlin's plugin, as a script in Kotlin may name it. */
const KOTLIN =
  /\bkotlin\(\s{0,20}["']gradle-plugin["']\s{0,20},\s{0,20}(?:version\s{0,20}=\s{0,20})?(?:["']([^"'\s)]{1,100})|([a-zA-Z][\w.]{0,100}(?:\(\))?))/dg;
const LIBRARY =
  /^[ \t]{0,40}([\w.-]{1,200})[ \t]{0,20}=[ \t]{0,20}(?:\{([^}\n]{1,1000})\}|["']([^"'\n]{1,400})["'])/dgm;

/** Where Gradle files name entries of version catalogs: `libs`, and those that the settings make. */
function referencesIn(gradle: readonly TextFile[]): Reference[] {
  const made = gradle.flatMap(({text}) =>
    text.includes('versionCatalogs')
      ? [
          ...text.matchAll(/\bcreate\([ \t]{0,20}["'](\w{1,60})["']/g),
          ...text.matchAll(/\b(\w{1,60})[ \t]{0,20}\{\s{0,200}from\b/g),
        ].map(([, name = '']) => name)
      : [],
  );
  const names = new Set(['libs', ...made]);
  const pattern = new RegExp(`\\b(?:${[...names].join('|')})((?:\\.\\w{1,60}){1,12})`, 'g');
  // Plugins that a build makes for itself ask a catalog for an entry by its name.
  const asked = /\bfindLibrary\(\s{0,20}["']([\w.-]{1,100})["']/g;
  return gradle.flatMap(({path: file, text}) => [
    ...[...text.matchAll(pattern)].map(({1: dotted = '', index}) => ({
      file,
      index,
      name: dotted.slice(1),
    })),
    ...[...text.matchAll(asked)].map(({1: alias = '', index}) => ({
      file,
      index,
      name: alias.replace(/[-_]/g, '.'),
    })),
  ]);
}

/** Whether a Gradle file names an entry of a version catalog. */
function usedIn(named: readonly Reference[]): (alias: string | undefined) => boolean {
  const references = new Set(
    named.flatMap(({name}) => {
      const parts = name.split('.');
      return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
    }),
  );
  return (alias = '') => references.has('bundles') || references.has(alias.replace(/[-_]/g, '.'));
}

/** Reads the entries of version catalogs: libraries, and plugins by their id. */
function cataloguedIn(files: readonly TextFile[], values: Values): Dependency[] {
  return files.flatMap(({path: file, text}) =>
    [...text.matchAll(LIBRARY)].flatMap((match): Dependency[] => {
      const [, alias = '', table = '', whole = ''] = match;
      const [start, end] = match.indices?.[whole ? 3 : 2] as [number, number];
      const field = (name: string): RegExpExecArray | null =>
        new RegExp(`(?<![\\w.])${name}\\s{0,20}=\\s{0,20}["']([^"']{1,200})["']`, 'd').exec(table);
      const span = (found: RegExpExecArray, group: 0 | 1): Span =>
        spanOf(file, found, group, start);
      const [group, name, after] = (
        whole ||
        (field('module')?.[1] ?? `${field('group')?.[1] ?? ''}:${field('name')?.[1] ?? ''}`)
      ).split(':');
      // A plugin that is written short has an id and a version.
      const id = field('id')?.[1] ?? (after === undefined && /^\d/.test(name ?? '') ? group : null);
      if (!id && (!group || !name)) {
        return [];
      }
      const short = whole && (id ? name : after);
      const plain = field('prefer')
        ? null
        : (field('version') ?? field('strictly') ?? field('require'));
      const reference = field('version\\.ref') ?? field('ref');
      const at = {file, index: match.index};
      const referred = reference && valueOf(values, `versions.${reference[1]}`, at);
      const written = short
        ? {file, text: short, start: end - short.length, end}
        : plain
          ? span(plain, 1)
          : reference && {...span(reference, 0), reference: `versions.${reference[1]}`};
      return [
        {
          name: id ?? `${group}:${name}`,
          version: short || (plain?.[1] ?? referred?.value ?? null),
          file,
          line: lineAt(text, match.index),
          index: match.index,
          alias,
          written,
        },
      ];
    }),
  );
}

/** What a Gradle file names itself. */
function namedIn(
  {path: file, text}: TextFile,
  values: Values,
): Pick<Build, 'dependencies' | 'plugins' | 'computed'> & {excluded: readonly string[]} {
  const dependencies: Dependency[] = [];
  const plugins: Dependency[] = [];
  const computed: Dependency[] = [];
  const excluded: string[] = [];
  const add = (
    list: Dependency[],
    name: string,
    match: RegExpExecArray,
    version: Span | null,
    alias?: string,
  ): void => {
    const {index} = match;
    list.push({
      name,
      version: version && resolve(values, version.text, {file, index}),
      file,
      line: lineAt(text, index),
      index,
      alias,
      written: version,
    });
  };
  const group = (match: RegExpExecArray, number: number): Span | null =>
    match[number] === undefined ? null : spanOf(file, match, number);
  // The last of a list has its version from what a group names.
  const refer = (
    list: Dependency[],
    match: RegExpExecArray,
    number: number,
    reference: string,
  ): void => {
    const value = valueOf(values, reference, {file, index: match.index});
    const written = {...spanOf(file, match, number), reference};
    list.push({...(list.pop() as Dependency), version: value?.value ?? null, written});
  };
  for (const match of text.matchAll(COORDINATE)) {
    const at = {file, index: match.index};
    const written = `${match[1]}:${match[2]}`;
    const name = resolve(values, written, at);
    RICH_BLOCK.lastIndex = match.index + match[0].length;
    const rich = match[3] === undefined ? RICH_BLOCK.exec(text) : null;
    const list = name === null ? computed : dependencies;
    add(list, name ?? written, match, rich ? spanOf(file, rich, 1) : group(match, 3));
  }
  for (const match of text.matchAll(PIECES)) {
    const [, alias, id, name, , , , reference] = match;
    add(dependencies, `${id}:${name}`, match, group(match, 4) ?? group(match, 5), alias);
    if (reference !== undefined) {
      refer(dependencies, match, 6, `versions.${reference}`);
    }
  }
  for (const match of text.matchAll(NAMED)) {
    const name = `${match[2]}:${match[3]}`;
    if (match[1]) {
      excluded.push(name);
    } else {
      add(dependencies, name, match, group(match, 4));
    }
  }
  for (const [, kind, name = ''] of text.matchAll(EXCLUDED)) {
    excluded.push(kind === 'group' ? `${name}:*` : `*:${name}`);
  }
  for (const match of text.matchAll(KOTLIN)) {
    add(dependencies, KOTLIN_PLUGIN, match, group(match, 2));
    if (match[3] !== undefined) {
      refer(dependencies, match, 3, match[3]);
    }
  }
  for (const match of text.matchAll(PLUGIN)) {
    add(plugins, match[1] ?? `org.jetbrains.kotlin.${match[2]}`, match, group(match, 3));
    if (match[4] !== undefined) {
      refer(plugins, match, 4, match[4]);
    }
  }
  return {dependencies, plugins, computed, excluded};
}

/** A place of a Gradle file that names an entry of a version catalog. */
export interface Reference {
  file: string;
  index: number;
  /** As Gradle has it, with dots. */
  name: string;
}

/** The content of Gradle files and version catalogs. */
export interface Build {
  /** Without comments. */
  gradle: readonly TextFile[];
  values: Values;
  dependencies: readonly Dependency[];
  references: readonly Reference[];
  /** Libraries of catalogs that no Gradle file names. */
  unused: readonly Dependency[];
  /** Plugins with a version, by their id. */
  plugins: readonly Dependency[];
  /** Names of excluded transitive dependencies; `*` stands for any group or name. */
  excluded: ReadonlySet<string>;
  /** Libraries whose names the scripts put together, as they are written. */
  computed: readonly Dependency[];
}

/** Kotlin's plugin without a version: React Native has that in a value, beside which nothing says it; an unknown one is written all the same. */
function withKotlin(
  dependencies: readonly Dependency[],
  files: readonly TextFile[],
  values: Values,
): Dependency[] {
  const name = 'kotlinVersion';
  const isOpen = (one: Dependency): boolean => one.name === KOTLIN_PLUGIN && !one.written;
  const first = dependencies.find(isOpen);
  const value = first ? valueOf(values, name, first) : null;
  const [place] = (first ? files : []).flatMap(({path: file, text}) => {
    const index = value ? value.start : text.search(/\bkotlinVersion[ \t]{0,20}=/);
    return index === -1 || (value && value.file !== file)
      ? []
      : [{file, line: lineAt(text, index), index}];
  });
  const written =
    place && !value ? {...place, start: place.index, end: place.index, text: name} : null;
  return dependencies.map((one) =>
    place && isOpen(one) ? {...one, ...place, version: value?.value ?? null, written} : one,
  );
}

/** Reads an Android app's build, or null if there is none. */
export function readBuild(app: Files): Build | null {
  const gradle = app
    .of('gradle')
    .map(({path, text}) => ({path, text: withoutComments(text, '//')}));
  if (gradle.length === 0) {
    return null;
  }
  const catalogues = app
    .of('catalogue')
    .map(({path, text}) => ({path, text: withoutComments(text, '#')}));
  const values = valuesOf([
    ...app.of('properties'),
    // Aliases of libraries and plugins aren't values.
    ...catalogues.map(({path, text}) => ({
      path,
      text: text.replace(/^\[(?!versions\])[^\n]*\n(?:(?!\[)[^\n]*(?:\n|$))*/gm, (table) =>
        table.replace(/[^\n]/g, ' '),
      ),
    })),
    ...gradle,
  ]);
  const read = gradle.map((file) => namedIn(file, values));
  const dependencies = read.flatMap((one) => one.dependencies);
  const plugins = read.flatMap((one) => one.plugins);
  const references = referencesIn(gradle);
  const catalogued = cataloguedIn(catalogues, values);
  const libraries = catalogued.filter(({name}) => name.includes(':'));
  const used = usedIn(references);
  return {
    gradle,
    values,
    references,
    dependencies: [
      ...withKotlin(dependencies, [...gradle, ...app.of('properties')], values),
      ...libraries.filter(({alias}) => used(alias)),
    ],
    unused: libraries.filter(({alias}) => !used(alias)),
    plugins: [...plugins, ...catalogued.filter(({name}) => !name.includes(':'))],
    excluded: new Set(read.flatMap((one) => one.excluded)),
    computed: read.flatMap((one) => one.computed),
  };
}

/** Whether a build keeps a transitive dependency out. */
export const isExcluded = ({excluded}: Pick<Build, 'excluded'>, name: string): boolean =>
  [name, name.replace(/:.*/, ':*'), name.replace(/.*:/, '*:')].some((one) => excluded.has(one));

/** Where API levels are set: a number, or what names one. */
const levelOf = (name: string): RegExp =>
  new RegExp(
    String.raw`\b${name}(?:Version)?\b[ \t]{0,20}(?:=|\(|\{\s{0,40}version\s{0,10}=\s{0,10}release\()?[ \t]{0,20}(?:["']android-)?(\d{1,6}\b|[\w.()[\]"']{1,200})`,
    'dg',
  );
export const MIN_SDK = levelOf('minSdk');
export const COMPILE_SDK = levelOf('compileSdk');

/** Whether a Gradle file is that of an application, not one that only names the plugin's version for others. */
export const isApplication = ({text}: TextFile): boolean =>
  APPLICATION.test(text) &&
  (/^android[ \t]{0,20}\{/m.test(text) ||
    !/com\.android\.application["')\s]{1,5}version\b|apply false/.test(text));

export const KOTLIN_PLUGIN = 'org.jetbrains.kotlin:kotlin-gradle-plugin';

const LISTS = [
  /\/dependencyResolutionManagement\/repositories$/,
  /projects\/repositories$/,
  /^\/repositories$/,
];

/** Gradle files without the blocks whose repositories serve plugins only. */
export const withoutPluginBlocks = (gradle: readonly TextFile[]): TextFile[] =>
  gradle.map(({path, text}) => {
    const blocks = /\b(?:buildscript|pluginManagement)\b/.test(text) ? blocksIn(text) : [];
    return {
      path,
      text: blocks
        .filter(({path: name}) => /\/(?:buildscript|pluginManagement)$/.test(name))
        .reduce(
          (bare, {open, close}) =>
            bare.slice(0, open) +
            bare.slice(open, close).replace(/[^\n]/g, ' ') +
            bare.slice(close),
          text,
        ),
    };
  });

/** Repositories of a list in which none of a build's libraries is looked for. */
export const repositoriesMissing = (
  gradle: readonly TextFile[],
  needed: readonly string[],
): string[] => {
  const read = withoutPluginBlocks(gradle);
  return needed.filter((url) => !read.some(({text}) => text.includes(url)));
};

/** The block with the repositories of a build's libraries, or null. */
export function repositoriesIn(gradle: readonly TextFile[]): {file: TextFile; block: Block} | null {
  const all = gradle
    .filter(({text}) => /\brepositories\b/.test(text))
    .flatMap((file) => blocksIn(file.text).map((block) => ({file, block})));
  return LISTS.flatMap((list) => all.find(({block}) => list.test(block.path)) ?? [])[0] ?? null;
}
