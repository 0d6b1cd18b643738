import type {Dependency, Span, TextFile} from './files';

/** A value that build files name. */
export interface Value extends Span {
  value: string;
  /** Whether nothing else of this name has another value. */
  isOnly: boolean;
  /** The block that it is valid in; of the whole file, it has no name. */
  scope: Block;
}

/** All values of a name, in the order of the files, and those that a place or an owner narrows them to. */
interface Namesakes {
  all: Value[];
  byFile: Map<string, Value[]>;
  byOwner: Map<string, Value[]>;
}

/** Values by the name in lower case without its separators. */
export type Values = ReadonlyMap<string, Namesakes>;

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
      stack.push({path: `${stack.at(-1)?.path.slice(-100) ?? ''}/${name}`, open: index, close: -1});
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

const WHOLE: Block = {path: '', open: -1, close: Infinity};

/** Gives the block that a value is valid in; offsets are asked for in their order. */
function scopesOf(text: string): (index: number) => Block {
  const blocks = blocksIn(text);
  const around: {close: number; scope: Block}[] = [{close: Infinity, scope: WHOLE}];
  const top = () => around.at(-1) as (typeof around)[0];
  let next = 0;
  const leave = (index: number): void => {
    while (top().close < index) {
      around.pop();
    }
  };
  return (index) => {
    for (; (blocks[next]?.open ?? Infinity) < index; next += 1) {
      const block = blocks[next] as Block;
      leave(block.open);
      // What `ext` holds is valid around it.
      const scope = /\/(?:ext|extra)$/.test(block.path) ? top().scope : block;
      around.push({close: block.close, scope});
    }
    leave(index);
    return top().scope;
  };
}

const bare = (name: string): string => name.replace(/[-_.]/g, '').toLowerCase();

/** `name = "1.0"`, `val name: String = "1.0"`, `extra["name"] = "1.0"`, `by extra { "1.0" }`, `name: '1.0'` of a map, and what any of them has behind `?:`. */
const ASSIGNMENT =
  /(?<![\w.-])([\w.-]{1,100})(?:["']\]|[ \t]{0,20}:[ \t]{0,20}(?:String|Int)\b)?[ \t]{0,20}(?:=|by extra[ \t]{0,5}[({]|(?<!\b(?:group|name|module|version)):(?=[ \t"']))[ \t]{0,20}(?<unless>(?=[A-Za-z(])[^\n=]{1,150}?\?:[ \t]{0,20})?(?:["']([^"'$\n]{1,100})["']|(\d{1,6})\b(?![.\w-]))/dg;
/** A version of a catalog with more than a number, such as `{ strictly = "1.0" }`; what it prefers is another matter. */
const RICH =
  /^[ \t]{0,20}([\w.-]{1,100})[ \t]{0,20}=[ \t]{0,20}\{(?![^}\n]{0,200}\bprefer\b)[^}\n]{0,200}?\b(?:strictly|require)[ \t]{0,20}=[ \t]{0,20}["']([^"'\n]{1,100})["']/dgm;
/** A version of a catalog that the settings make, and what `extra` is told to set. */
const MADE =
  /\b(?:version|set)\([ \t]{0,20}["']([\w.-]{1,100})["'][ \t]{0,20},[ \t]{0,20}["']([^"'$\n]{1,100})["']/dg;
const PROPERTY =
  /^[ \t]{0,20}([\w.-]{1,100})[ \t]{0,20}[=:][ \t]{0,20}([\w.+-]{1,100})(?=[ \t\r]{0,20}$)/dgm;
/** A name for another value, such as `val sdk = libs.versions.sdk.get()`. */
const ALIAS =
  /\b(?:val|var|def|String|ext\.)[ \t]{0,20}(\w{1,60})(?::[ \t]{0,5}String)?[ \t]{0,20}=[ \t]{0,20}([A-Za-z][\w.]{0,60}(?:[([]["'][\w.-]{1,60}["'][)\]])?[\w.()]{0,40})/g;

/** Where a group of a match with indices is; `from` is where the text that was searched begins. */
export const spanOf = (file: string, match: RegExpExecArray, group: number, from = 0): Span => {
  const [start, end] = match.indices?.[group] as [number, number];
  return {file, start: from + start, end: from + end, text: match[group] as string};
};

const addTo = (lists: Map<string, Value[]>, key: string, value: Value): void => {
  const list = lists.get(key);
  if (list) {
    list.push(value);
  } else {
    lists.set(key, [value]);
  }
};

/** Values assigned in Gradle files, properties and the versions of catalogs. */
export function valuesOf(files: readonly TextFile[]): Values {
  const values = new Map<string, Namesakes>();
  const set = (name: string, span: Span, scope: Block): void => {
    const value = {...span, value: span.text, isOnly: true, scope};
    for (const key of new Set([bare(name.split('.').at(-1) ?? ''), bare(name)])) {
      const named: Namesakes = values.get(key) ?? {all: [], byFile: new Map(), byOwner: new Map()};
      values.set(key, named);
      named.all.push(value);
      addTo(named.byFile, span.file.endsWith('.toml') ? CATALOGUES : span.file, value);
      addTo(named.byOwner, scope.path.replace(/^.*\//, ''), value);
    }
  };
  for (const {path: file, text} of files) {
    const scopeAt = scopesOf(text);
    const wholes = file.endsWith('.properties') ? [PROPERTY] : [MADE, RICH];
    for (const match of wholes.flatMap((pattern) => [...text.matchAll(pattern)])) {
      set(match[1] as string, spanOf(file, match, 2), WHOLE);
    }
    for (const match of text.matchAll(ASSIGNMENT)) {
      const span = spanOf(file, match, match[3] === undefined ? 4 : 3);
      // A default counts where no property is what is asked for before it.
      const [, asked = ''] = /["']([\w.-]{1,100})["']/.exec(match.groups?.unless ?? '') ?? [];
      const given = values.get(bare(asked))?.all.find((one) => one.file.endsWith('.properties'));
      set(match[1] as string, given ?? span, scopeAt(match.index));
    }
  }
  for (const {path: file, text} of files) {
    for (const {1: name = '', 2: expression = '', index} of text.matchAll(ALIAS)) {
      const value = values.has(bare(name)) ? null : valueOf(values, expression, {file, index});
      if (value) {
        values.set(bare(name), {all: [value], byFile: new Map(), byOwner: new Map()});
      }
    }
  }
  return values;
}

/** Where the values of catalogs are, whatever file they come from. */
const CATALOGUES = '.toml';

/** How many values of one name before a place are looked at: more of them are told apart by nobody. */
const NEAR = 100;

/** The values of a name in a file that are valid at an offset, and of these those in the innermost block. */
function nearest(own: readonly Value[], index: number): Value[] {
  let [low, high] = [0, own.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    [low, high] = (own[middle] as Value).start < index ? [middle + 1, high] : [low, middle];
  }
  const valid = own
    .slice(Math.max(0, low - NEAR), low + NEAR)
    .filter(({scope}) => scope.open < index && index < scope.close);
  const innermost = Math.max(...valid.map(({scope}) => scope.open));
  return valid.filter(({scope}) => scope.open === innermost);
}

/** Whether all of a list have one value; asked once for each list. */
const alike = new WeakMap<readonly Value[], boolean>();

function areAlike(list: readonly Value[]): boolean {
  const known = alike.get(list) ?? list.every(({value}) => value === list[0]?.value);
  alike.set(list, known);
  return known;
}

/** Words of an expression that name no value. */
const NO_NAMES =
  /^(?:get|map|toInt|toInteger|parseInt|Integer|libs|versions|extra|ext|gradle|rootProject|project|property|as|Int|String|findProperty|providers|gradleProperty)$/;

/**
 * The value that an expression such as `libs.versions.sdk.get().toInt()` or `rootProject.ext.sdk` refers to.
 *
 * @param at - where it stands: names of a block around it, and of the object that it names, come first
 */
export function valueOf(
  values: Values,
  expression: string,
  at: Pick<Dependency, 'file' | 'index'>,
): Value | null {
  const names = expression
    .replace(/["'\][()?]/g, '.')
    .split('.')
    .filter((part) => part && !NO_NAMES.test(part));
  const key = [names.join('.'), names.at(-1) ?? ''].map(bare).find((name) => values.has(name));
  const named = values.get(key ?? '');
  const found = [
    (/\bversions\./.test(expression) && named?.byFile.get(CATALOGUES)) || [],
    named?.byOwner.get(names.at(-2) ?? '/') ?? [],
    nearest(named?.byFile.get(at.file) ?? [], at.index),
    named?.all ?? [],
  ].find((some) => some.length > 0);
  const last = found?.at(-1);
  return found && last ? {...last, isOnly: areAlike(found)} : null;
}

/** What stands before a text that has a name: `val name = "`, `name: '`, `ext["name"] = "`, `val name get() = "`. */
const NAME =
  /(?<![\w.-])(?:[\w-]{1,60}\.){0,4}([\w-]{1,60})(?:["']\]?)?(?:[ \t]{0,5}:[ \t]{0,5}String\b)?[ \t]{0,5}(?:get\(\)[ \t]{0,5})?(?:=|:|by lazy \{)[ \t]{0,5}$/;

/**
 * Reads which libraries have names in scripts and shared code.
 *
 * @returns the library that an expression such as `Depend.name` or `deps['name']` stands for; of several, the one in what it names before
 */
export function namedLibraries(
  files: readonly TextFile[],
  dependencies: readonly Dependency[],
): (expression: string) => Dependency | null {
  const texts = new Map(files.map(({path, text}) => [path, text]));
  const named = new Map<string, (Dependency & {text: string})[]>();
  for (const dependency of dependencies) {
    const {file, index} = dependency;
    const text = texts.get(file) ?? '';
    const [, name] = NAME.exec(text.slice(Math.max(0, index - 200), index)) ?? [];
    if (name !== undefined) {
      named.set(name, [...(named.get(name) ?? []).slice(-NEAR), {...dependency, text}]);
    }
  }
  return (expression) => {
    const [name = '', owner] = expression.match(/[\w-]{1,60}/g)?.reverse() ?? [];
    const all = named.get(name) ?? [];
    const isInside = ({index, text}: (typeof all)[0]): boolean =>
      blocksIn(text).some(
        ({path, open, close}) => path.endsWith(`/${owner}`) && open < index && index < close,
      );
    return (all.length > 1 ? all.find(isInside) : null) ?? all[0] ?? null;
  };
}

/** Variables in a version; Groovy takes a property after a dot with them. */
export const VARIABLE = /\$\{([^}]{1,200})\}|\$(\w{1,100}(?:\.[a-zA-Z_]\w{0,100}){0,8})/g;

/** A text with its variables replaced; null if one is unknown, or has several values. */
export function resolve(
  values: Values,
  written: string,
  at: Pick<Dependency, 'file' | 'index'>,
): string | null {
  let unknown = false;
  const resolved = written.replace(VARIABLE, (_, long?: string, short?: string) => {
    const value = valueOf(values, long ?? short ?? '', at);
    unknown ||= !value?.isOnly;
    return value?.value ?? '';
  });
  return unknown || resolved === '' ? null : resolved.replace(/@.*$|!!$/, '');
}
