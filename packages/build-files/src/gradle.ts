import type {Dependency, Files, Span, TextFile} from './files';
import {lineAt, withoutComments} from './text';

/** A value that build files name. */
export interface Value extends Span {
  value: string;
  /** Whether nothing else of this name has another value. */
  isOnly: boolean;
}

/** Values by the name in lower case without its separators. */
export type Values = ReadonlyMap<string, Value>;

const bare = (name: string): string => name.replace(/[-_.]/g, '').toLowerCase();

/** `name = "1.0"`, `val name: String = "1.0"`, `extra["name"] = "1.0"`, `by extra { "1.0" }`, and `name: '1.0'` of a map. */
const ASSIGNMENT =
  /(?<![\w.-])([\w.-]{1,100})(?:["']\]|[ \t]{0,20}:[ \t]{0,20}(?:String|Int)\b)?[ \t]{0,20}(?:=|by extra[ \t]{0,5}[({]|(?<!\b(?:group|name|module|version)):(?=[ \t"']))[ \t]{0,20}(?:["']([^"'$\n]{1,100})["']|(\d{1,6})\b(?![.\w-]))/dg;
/** A version of a catalog with more than a number, such as `{ strictly = "1.0" }`. */
const RICH =
  /^[ \t]{0,20}([\w.-]{1,100})[ \t]{0,20}=[ \t]{0,20}\{[^}\n]{0,200}?\b(?:strictly|require)[ \t]{0,20}=[ \t]{0,20}["']([^"'\n]{1,100})["']/dgm;
const PROPERTY = /^([\w.-]{1,100})=([\w.-]{1,100})(?=[ \t\r]{0,20}$)/dgm;

/** Where a group of a match with indices is; `from` is where the text that was searched begins. */
const spanOf = (file: string, match: RegExpExecArray, group: number, from = 0): Span => {
  const [start, end] = match.indices?.[group] as [number, number];
  return {file, start: from + start, end: from + end, text: match[group] as string};
};

/** Values assigned in Gradle files, properties and the versions of catalogs. */
function valuesOf(files: readonly TextFile[]): Values {
  const values = new Map<string, Value>();
  const set = (name: string, span: Span): void => {
    for (const key of new Set([bare(name.split('.').at(-1) ?? ''), bare(name)])) {
      const isOnly = (values.get(key)?.value ?? span.text) === span.text;
      values.set(key, {...span, value: span.text, isOnly});
    }
  };
  for (const {path: file, text} of files) {
    for (const match of text.matchAll(ASSIGNMENT)) {
      set(match[1] as string, spanOf(file, match, match[2] === undefined ? 3 : 2));
    }
    for (const pattern of [PROPERTY, RICH]) {
      for (const match of text.matchAll(pattern)) {
        set(match[1] as string, spanOf(file, match, 2));
      }
    }
  }
  return values;
}

/** The value that an expression such as `libs.versions.sdk.get().toInt()` or `rootProject.ext.sdk` refers to. */
export function valueOf(values: Values, expression: string): Value | null {
  const names = expression
    .replace(/["'\][()?]/g, '.')
    .split('.')
    .filter(
      (part) =>
        part &&
        !/^(?:get|toInt|toInteger|libs|versions|extra|ext|rootProject|project|property|as|Int|String|findProperty)$/.test(
          part,
        ),
    );
  const known = [names.join('.'), names.at(-1) ?? ''].map(bare).find((name) => values.has(name));
  return known === undefined ? null : (values.get(known) as Value);
}

/** Variables in a version. */
export const VARIABLE = /\$\{([^}]{1,200})\}|\$(\w+)/g;

/** A version with its variables replaced; null if one is unknown. */
function resolve(values: Values, version: string): string | null {
  let unknown = false;
  const resolved = version.replace(VARIABLE, (_, long?: string, short?: string) => {
    const value = valueOf(values, long ?? short ?? '');
    unknown ||= value === null;
    return value?.value ?? '';
  });
  return unknown || resolved === '' ? null : resolved.replace(/@.*$|!!$/, '');
}

const COORDINATE = /["']([\w.-]{1,200}):([\w.-]{1,200})(?::([^"'\s:]{1,200}))?["']/dg;
const NAMED =
  /(exclude\b[\s(]{0,20})?\bgroup\s{0,20}[:=]\s{0,20}["']([\w.-]{1,200})["']\s{0,20},\s{0,20}(?:name|module)\s{0,20}[:=]\s{0,20}["']([\w.-]{1,200})["'](?:\s{0,20},\s{0,20}version\s{0,20}[:=]\s{0,20}["']([^"']{1,200})["'])?/dg;
const PLUGIN =
  /(?:["']([\w-]{1,60}(?:\.[\w-]{1,60}){1,8})["'][)]?|kotlin\(\s{0,20}["'](\w{1,60})["']\s{0,20}\))[ \t]{0,20}version[ \t]{0,20}\(?["']?([^"'\s)]{1,100})/dg;
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
  return gradle.flatMap(({path: file, text}) =>
    [...text.matchAll(pattern)].map(({1: dotted = '', index}) => ({
      file,
      index,
      name: dotted.slice(1),
    })),
  );
}

/** Reads the entries of version catalogs: libraries that a Gradle file uses, and plugins by their id. */
function cataloguedIn(
  files: readonly TextFile[],
  named: readonly Reference[],
  values: Values,
): Dependency[] {
  const references = new Set(
    named.flatMap(({name}) => {
      const parts = name.split('.');
      return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
    }),
  );
  const used = (alias: string): boolean =>
    references.has('bundles') || references.has(alias.replace(/[-_]/g, '.'));
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
      if (!id && (!group || !name || !used(alias))) {
        return [];
      }
      const short = whole && (id ? name : after);
      const plain = field('version') ?? field('strictly') ?? field('require');
      const reference = field('version\\.ref') ?? field('ref');
      const referred = reference && values.get(bare(reference[1] as string));
      const written = short
        ? {file, text: short, start: end - short.length, end}
        : plain
          ? span(plain, 1)
          : reference && {...span(reference, 0), reference: reference[1] as string};
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
  /** Plugins with a version, by their id. */
  plugins: readonly Dependency[];
  /** Names of excluded transitive dependencies. */
  excluded: ReadonlySet<string>;
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
  const dependencies: Dependency[] = [];
  const plugins: Dependency[] = [];
  const excluded = new Set<string>();
  for (const {path: file, text} of gradle) {
    const add = (list: Dependency[], name: string, match: RegExpExecArray, group: number): void => {
      const version = match[group];
      list.push({
        name,
        version: version === undefined ? null : resolve(values, version),
        file,
        line: lineAt(text, match.index),
        index: match.index,
        written: version === undefined ? null : spanOf(file, match, group),
      });
    };
    for (const match of text.matchAll(COORDINATE)) {
      add(dependencies, `${match[1]}:${match[2]}`, match, 3);
    }
    for (const match of text.matchAll(NAMED)) {
      const name = `${match[2]}:${match[3]}`;
      if (match[1]) {
        excluded.add(name);
      } else {
        add(dependencies, name, match, 4);
      }
    }
    for (const match of text.matchAll(PLUGIN)) {
      add(plugins, match[1] ?? `org.jetbrains.kotlin.${match[2]}`, match, 3);
    }
  }
  const references = referencesIn(gradle);
  const catalogued = cataloguedIn(catalogues, references, values);
  return {
    gradle,
    values,
    references,
    dependencies: [...dependencies, ...catalogued.filter(({name}) => name.includes(':'))],
    plugins: [...plugins, ...catalogued.filter(({name}) => !name.includes(':'))],
    excluded,
  };
}

/** Where API levels are set: a number, or what names one. */
export const MIN_SDK =
  /\bminSdk(?:Version)?\b[ \t]{0,20}(?:=|\()?[ \t]{0,20}(\d{1,6}\b|[\w.()]{1,200})/dg;
export const COMPILE_SDK =
  /\bcompileSdk(?:Version)?\b[ \t]{0,20}(?:=|\()?[ \t]{0,20}(\d{1,6}\b|[\w.()]{1,200})/dg;
const APPLICATION = /com\.android\.application|plugins\.android\.application/;

export const isApplication = ({text}: TextFile): boolean =>
  APPLICATION.test(text) &&
  !/com\.android\.application["')\s]{1,5}version\b|apply false/.test(text);

export const KOTLIN_PLUGIN = 'org.jetbrains.kotlin:kotlin-gradle-plugin';

/** Something between braces. */
export interface Block {
  /** Words before its brace and those of the blocks around it, outermost first. */
  path: string;
  open: number;
  close: number;
}

/** The last text that blocks were looked for in, with its blocks. */
let searched: {text: string; blocks: readonly Block[]} = {text: '', blocks: []};

/** The blocks of a build file without comments; braces in strings are taken to be even. Those of a text are looked for once. */
export function blocksIn(text: string): readonly Block[] {
  if (searched.text === text) {
    return searched.blocks;
  }
  const blocks: Block[] = [];
  const stack: Block[] = [];
  for (const {0: brace, index} of text.matchAll(/[{}]/g)) {
    if (brace === '{') {
      const name =
        /(\w{1,60})[ \t]{0,20}$/.exec(text.slice(Math.max(0, index - 80), index))?.[1] ?? '';
      stack.push({path: `${stack.at(-1)?.path.slice(-300) ?? ''}/${name}`, open: index, close: -1});
    } else {
      const block = stack.pop();
      if (block) {
        blocks.push({...block, close: index});
      }
    }
  }
  blocks.sort((one, other) => one.open - other.open);
  searched = {text, blocks};
  return blocks;
}

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
