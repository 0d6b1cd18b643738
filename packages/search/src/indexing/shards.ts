import {createHash} from 'node:crypto';
import {gzipSync} from 'node:zlib';
import {chunks, chunkTerms, processTerm} from '../analysis';
import {
  CORE_FIELDS,
  FORMAT_VERSION,
  TEXT_FIELDS,
  type CoreShard,
  type Manifest,
  type PageEntry,
  type RecordEntry,
  type TextShard,
} from '../format';
import {storeIndex, type StoredIndex} from '../termIndex';
import type {SearchRecord} from './records';

/** Largest compressed size of one file of the index. */
export const SHARD_BUDGET = 150 * 1024;

/** Files grow a little between releases; splitting starts before the budget is reached. */
const SPLIT_AT = 140 * 1024;

/** So few characters stay within that, whatever they are. */
const SMALL = SPLIT_AT / 4;

const MOST_PARTS = 32;

/** What the index needs to know about the site in one language. */
export interface IndexedSite {
  locale: string;
  /** What pages outside the doc sets are listed under. */
  title: string;
  /** Doc sets: docs plugin id, and what their pages are listed under. */
  sets: readonly {pluginId: string; title: string}[];
  /** What readers may call the topic of a page that its text calls otherwise. */
  keywordsOf: (path: string) => readonly string[];
}

/** Makes something once for each key. */
type Remember = <T>(key: string, make: () => T) => T;

/** Files of one language: name relative to the index folder → content. */
export type IndexFiles = ReadonlyMap<string, string>;

interface Numbered {
  id: number;
  record: SearchRecord;
}

/** Tag of pages outside the doc sets. */
const DEFAULT_TAG = 'default';

/**
 * Names the group a record is listed under: doc set, archived version, category.
 */
export function groupOf(record: SearchRecord, {sets, title}: IndexedSite): string {
  const set = sets.find(({pluginId}) => record.tag.startsWith(`docs-${pluginId}-`));
  const version = set ? record.tag.slice(`docs-${set.pluginId}-`.length) : '';
  const name = set?.title ?? title;
  const archived = version && version !== 'current' ? ` ${version}` : '';
  // The way to a page begins with its set.
  const part = record.trail.filter((one) => one !== name).slice(0, 1);
  return [name + archived, ...part].join(' · ');
}

/** Words of a page's own part of its address, which often say what the title does not. */
function slugOf(path: string): string {
  return (path.split('/').filter(Boolean).at(-1) ?? '').replaceAll('-', ' ');
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Name of a file with a digest of what it holds. */
const named = (name: string, json: string): [file: string, json: string] => [
  `${name}.${digest(json).slice(0, 12)}.json`,
  json,
];

/** Compressed size of a file as a host would send it. */
export function compressedSize(content: string | Buffer): number {
  return gzipSync(content, {level: 9}).byteLength;
}

/** Remembers what was made of each word: an index meets the same ones thousands of times. */
function once(make: (word: string) => string[]): (word: string) => string[] {
  const known = new Map<string, string[]>();
  return (word) => {
    const made = known.get(word) ?? make(word);
    known.set(word, made);
    return made;
  };
}

const termsOf = once(chunkTerms);

const stemsOf = once(processTerm);

/** Makes an index of what analysis.ts makes of texts, once for each word. */
const indexOf = <Field extends string>(
  fields: Readonly<Record<Field, number>>,
  documents: readonly Readonly<Record<Field, string>>[],
): StoredIndex =>
  storeIndex(
    Object.keys(fields) as Field[],
    documents,
    (text) => chunks(text).flatMap(termsOf),
    stemsOf,
  );

function coreShard(numbered: readonly Numbered[], site: IndexedSite): CoreShard {
  const pages: PageEntry[] = [];
  const positions = new Map<string, number>();
  const records: RecordEntry[] = [];
  const documents: Record<keyof typeof CORE_FIELDS, string>[] = [];
  for (const {id, record} of numbered) {
    const keywords = site.keywordsOf(record.path);
    let page = positions.get(record.path);
    if (page === undefined) {
      page = pages.length;
      positions.set(record.path, page);
      pages.push([record.path, record.title, groupOf(record, site), record.tag, keywords]);
    }
    const error = record.kind === 'error' ? record.content : undefined;
    const {anchor, headings, kind} = record;
    records.push(
      error === undefined
        ? [id, page, anchor, headings, kind]
        : [id, page, anchor, headings, kind, error],
    );
    const heading = record.kind === 'page' ? record.title : (record.headings.at(-1) ?? '');
    const leaf = record.kind === 'row' || record.kind === 'error';
    documents.push({
      heading: leaf ? '' : heading,
      title: leaf ? '' : record.title,
      path:
        record.kind === 'page'
          ? `${groupOf(record, site)} ${record.summary} ${slugOf(record.path)}`
          : leaf
            ? ''
            : record.anchor.replaceAll('-', ' '),
      keywords: record.kind === 'page' ? keywords.join(' ') : '',
      names: record.names.join(' '),
      errors: error ?? '',
    });
  }
  return {pages, records, index: indexOf(CORE_FIELDS, documents)};
}

function textShard(numbered: readonly Numbered[]): TextShard {
  const documents: Record<keyof typeof TEXT_FIELDS, string>[] = [];
  const texts: [number, string][] = [];
  for (const {id, record} of numbered) {
    if (record.kind !== 'error' && (record.content || record.code.length > 0)) {
      texts.push([id, record.content]);
      documents.push({content: record.content, code: record.code.join(' ')});
    }
  }
  return {texts, index: indexOf(TEXT_FIELDS, documents)};
}

/** Cuts records into parts of about equal length without dividing a page. */
function cut(numbered: readonly Numbered[], parts: number): Numbered[][] {
  const result: Numbered[][] = [[]];
  let lastPath = '';
  for (const one of numbered) {
    const part = result.at(-1) as Numbered[];
    if (part.length >= numbered.length / parts && one.record.path !== lastPath) {
      result.push([one]);
    } else {
      part.push(one);
    }
    lastPath = one.record.path;
  }
  return result;
}

/** Serializes records into as few files as stay within the budget each. */
function divide(
  name: string,
  numbered: readonly Numbered[],
  make: (part: readonly Numbered[]) => object,
): [file: string, json: string][] {
  for (let parts = 1; ;) {
    const made = cut(numbered, parts).map((part) => JSON.stringify(make(part)));
    const sizes = made.map((json) => (json.length <= SMALL ? 0 : gzipSync(json).byteLength));
    if (parts === MOST_PARTS || sizes.every((size) => size <= SPLIT_AT)) {
      return made.map((json, index) =>
        named(made.length > 1 ? `${name}-${index + 1}` : name, json),
      );
    }
    // Making an index takes long; fewer files than this do not hold it.
    const least = Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / SPLIT_AT);
    parts = Math.min(Math.max(parts + 1, least), MOST_PARTS);
  }
}

/** Archived versions are asked for by their own readers alone. */
function isLatest(tag: string): boolean {
  return tag === DEFAULT_TAG || tag.endsWith('-current');
}

/**
 * Makes the index files of one language.
 *
 * One first-answer index covers the latest version of every set, one more each
 * archived version; full text is split by set and version.
 *
 * @param records - every record of the language, pages in a stable order
 * @param remember - asked by name and records whether the files were made before
 * @returns the files, `manifest.json` among them
 */
export function buildIndex(
  records: readonly SearchRecord[],
  site: IndexedSite,
  remember: Remember = (_key, make) => make(),
): IndexFiles {
  const files = new Map<string, string>();
  const write = (
    name: string,
    numbered: readonly Numbered[],
    make: (part: readonly Numbered[]) => object,
  ): {file: string; bytes: number}[] =>
    remember(digest(JSON.stringify([name, numbered])), () => divide(name, numbered, make)).map(
      ([file, json]) => {
        files.set(file, json);
        return {file, bytes: Buffer.byteLength(json)};
      },
    );
  const byTag = new Map<string, Numbered[]>();
  records.forEach((record, id) => {
    const tagged = byTag.get(record.tag) ?? [];
    tagged.push({id, record});
    byTag.set(record.tag, tagged);
  });
  const tags = [...byTag.keys()].sort();
  const of = (tag: string): Numbered[] => byTag.get(tag) as Numbered[];
  const slug = (tag: string): string => tag.replace(/[^\w.-]+/g, '_');

  const latest = tags.filter(isLatest);
  const core = [
    ...write('titles', latest.flatMap(of), (part) => coreShard(part, site)).map((file) => ({
      ...file,
      tags: latest,
    })),
    ...tags
      .filter((tag) => !isLatest(tag))
      .flatMap((tag) =>
        write(`titles-${slug(tag)}`, of(tag), (part) => coreShard(part, site)).map((file) => ({
          ...file,
          tags: [tag],
        })),
      ),
  ];
  const text: Record<string, {file: string; bytes: number}[]> = {};
  for (const tag of tags) {
    text[tag] = write(`text-${slug(tag)}`, of(tag), textShard);
  }
  const manifest: Manifest = {version: FORMAT_VERSION, locale: site.locale, core, text};
  files.set('manifest.json', JSON.stringify(manifest));
  return files;
}
