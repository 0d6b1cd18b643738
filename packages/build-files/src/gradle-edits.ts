import {eolOf, indentAt, type Edits} from './edits';
import type {Dependency, Span, TextFile} from './files';
import type {Build} from './gradle';
import {blocksIn, valueOf, VARIABLE, type Block} from './gradle-values';
import {lineAround} from './text';

/** A version to change. */
export interface Need {
  dependency: Dependency;
  want: string;
}

/** The one value that a version names, with what is written before and after it. */
function variableIn({values}: Build, dependency: Dependency) {
  const {written} = dependency;
  const [only, more] = written?.reference ? [] : (written?.text.matchAll(VARIABLE) ?? []);
  const name = written?.reference ? written.reference : more ? undefined : (only?.[1] ?? only?.[2]);
  const [before, after] = only ? (written?.text.split(only[0]) ?? []) : [];
  const value = name === undefined ? null : valueOf(values, name, dependency);
  return {value, before: before ?? '', after: after ?? ''};
}

/**
 * Sets versions where they are written: in the line, or in the one value that
 * the lines of most of them name.
 *
 * @param others - further libraries that may share a value; it stays then
 * @returns those with another version than the wanted one that isn't written in the build
 */
export function setVersions(
  edits: Edits,
  build: Build,
  needs: readonly Need[],
  others: readonly Dependency[] = [],
): Need[] {
  const placeOf = (value: Span): string => `${value.file}:${value.start}`;
  const shared = new Set(
    others.flatMap((other) => variableIn(build, other).value ?? []).map(placeOf),
  );
  const groups = new Map<number | string, (Need & {part: string | null})[]>();
  const open: Need[] = [];
  const setLine = ({dependency: {written}, want}: Need): void => {
    if (written) {
      const tail = /(?:@.*|!!)$/.exec(written.text)?.[0] ?? '';
      const pair = written.file.endsWith('.toml') ? `version = "${want}"` : `"${want}"`;
      const literal = written.text.startsWith('Ref(') ? `(${pair})` : pair;
      edits.replace(written, written.reference ? literal : want + tail);
    }
  };
  for (const need of needs) {
    const {written, version} = need.dependency;
    const {value, before, after} = variableIn(build, need.dependency);
    if (written && !written.reference && !written.text.includes('$')) {
      setLine(need);
    } else if (value?.isOnly) {
      const key = placeOf(value);
      const fits = need.want.startsWith(before) && need.want.endsWith(after);
      const part = fits ? need.want.slice(before.length, need.want.length - after.length) : null;
      const group = groups.get(key) ?? [];
      group.push({...need, part});
      groups.set(key, group);
    } else if (version !== need.want) {
      open.push(need);
    }
  }
  for (const group of groups.values()) {
    const {value} = variableIn(build, (group[0] as Need).dependency);
    const counts = new Map<string, number>();
    for (const {part} of group) {
      if (part !== null) {
        counts.set(part, (counts.get(part) ?? 0) + 1);
      }
    }
    const parts = [...counts].sort(([, one], [, other]) => other - one);
    const [best] = value && shared.has(placeOf(value)) ? [] : parts.map(([part]) => part);
    if (value && best !== undefined) {
      edits.replace(value, best);
    }
    group
      .filter(({part, dependency, want}) =>
        best === undefined ? dependency.version !== want : part !== best,
      )
      .forEach(setLine);
  }
  return open;
}

/** The statement at an offset with its block; null if its lines contain anything else. */
export function statementAt(text: string, index: number): {start: number; end: number} | null {
  const around = lineAround(text, index);
  if (!around) {
    return null;
  }
  const {start} = around;
  const line = text.slice(start, around.end).trim();
  if (
    !/^\w+[\s(]{1,20}(?:["']|group\b|\w+\.)/.test(line) ||
    (line.match(/["'][\w.-]+:[\w.-]+/g)?.length ?? 0) > 1
  ) {
    return null;
  }
  const from = start + text.slice(start).indexOf(line);
  const opens = blocksIn(text).find(({open}) => open > from && open < from + line.length);
  return opens
    ? {start, end: opens.close}
    : /[,(]$/.test(line)
      ? null
      : {start, end: from + line.length};
}

/** Whether a bundle of a catalog lists an entry, without which Gradle would not read the catalog. */
const isInBundle = (catalogue: string, alias: string): boolean =>
  [...catalogue.matchAll(/=[ \t]{0,20}\[([^\]]{0,5000})\]/g)].some(([, list = '']) =>
    list.split(/["']/).includes(alias),
  );

/**
 * Removes a library from a build: its line, or its catalog entry and the lines that use it.
 *
 * @returns whether that could be done
 */
export function removeLibrary(
  edits: Edits,
  {gradle, references}: Build,
  dependency: Dependency,
): boolean {
  const {file, index, alias} = dependency;
  const dotted = alias?.replace(/[-_]/g, '.');
  const places = gradle.flatMap(({path, text}) =>
    dotted === undefined
      ? path === file
        ? [{file: path, ...statementAt(text, index)}]
        : []
      : references
          .filter((one) => one.file === path && one.name === dotted)
          .map((one) => ({file: path, ...statementAt(text, one.index)})),
  );
  const isBundled = alias !== undefined && isInBundle(edits.text(file), alias);
  if (isBundled || places.length === 0 || places.some(({end}) => end === undefined)) {
    return false;
  }
  for (const {file: path, start = 0, end = 0} of places) {
    edits.remove(path, start, end);
  }
  if (alias) {
    edits.remove(file, index, index);
  }
  return true;
}

/** Removes the versions of catalogs that nothing names any more once the edits are made. */
export function removeUnusedVersions(edits: Edits, files: readonly TextFile[]): void {
  const after = new Map(edits.changed().map((file) => [file.path, file.after]));
  // Where a version is named: by its entry, by code as `libs.versions.name`, and by a text.
  const namesIn = (texts: readonly string[]): Set<string> =>
    new Set(
      texts.flatMap((text) =>
        [
          ...text.matchAll(/["']([\w.-]{1,100})["']|\bversions\.(\w{1,60}(?:\.\w{1,60}){0,8})/g),
        ].map(
          ([, quoted, dotted = '']) =>
            quoted ?? dotted.replace(/\.(?:get|asProvider|orNull)\b.*/, ''),
        ),
      ),
    );
  const before = namesIn(files.map(({text}) => text));
  const now = namesIn(files.map(({path, text}) => after.get(path) ?? text));
  for (const {path: file, text} of files.filter((one) => after.has(one.path))) {
    const table = /^\[versions\][^\n]*\n((?:(?!\[)[^\n]*(?:\n|$))*)/m.exec(text);
    const start = (table?.index ?? 0) + (table?.[0].length ?? 0) - (table?.[1]?.length ?? 0);
    for (const {1: key = '', index} of (table?.[1] ?? '').matchAll(
      /^[ \t]{0,20}([\w-]{1,100})[ \t]{0,20}=/gm,
    )) {
      const names = [key, key.replace(/[-_]/g, '.')];
      if (names.some((one) => before.has(one)) && !names.some((one) => now.has(one))) {
        edits.remove(file, start + index, start + index);
      }
    }
  }
}

/** Adds lines at the end of a block. */
export function addTo(
  edits: Edits,
  file: string,
  {open, close}: Pick<Block, 'open' | 'close'>,
  lines: readonly string[],
): void {
  const text = edits.text(file);
  if (text.slice(open, close).includes('\n')) {
    const first = /\n([ \t]*)[^\s}]/.exec(text.slice(open, close));
    const indent = first?.[1] ?? `${indentAt(text, close)}    `;
    edits.insert(
      file,
      close,
      lines.map((line) => indent + line),
    );
  } else {
    const end = open + text.slice(open, close).trimEnd().length;
    const added = (end === open + 1 ? ' ' : '; ') + lines.join('; ') + (end === close ? ' ' : '');
    edits.replace({file, start: end, end}, added);
  }
}

/**
 * Excludes libraries from a statement's transitive dependencies.
 *
 * @param file - a build file without comments
 * @param names - Maven groups and names
 */
export function addExclusions(
  edits: Edits,
  {path: file, text}: TextFile,
  statement: {start: number; end: number},
  names: readonly string[],
): void {
  const lines = names.map((coordinate) => {
    const [group, module] = coordinate.split(':');
    return file.endsWith('.kts')
      ? `exclude(group = "${group}", module = "${module}")`
      : `exclude group: '${group}', module: '${module}'`;
  });
  const block = blocksIn(text).find(({open}) => open > statement.start && open < statement.end);
  if (block) {
    addTo(edits, file, block, lines);
    return;
  }
  const indent = indentAt(text, statement.start);
  const eol = eolOf(edits.text(file));
  const inner = lines.map((line) => indent + (indent.includes('\t') ? '\t' : '    ') + line + eol);
  // A block goes with a call in brackets only.
  const call = /^\s*\w+(\s*)(?=["'])/.exec(text.slice(statement.start));
  if (call) {
    const end = statement.start + call[0].length;
    edits.replace({file, start: end - (call[1]?.length ?? 0), end}, '(');
  }
  edits.replace(
    {file, start: statement.end, end: statement.end},
    `${call ? ')' : ''} {${eol}${inner.join('')}${indent}}`,
  );
}
