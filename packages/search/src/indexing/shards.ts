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
import {once} from '../once';
import {storeIndex, type StoredIndex} from '../termIndex';
import type {SearchRecord} from './records';
import {rightWords} from './rightWords';

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
  /** Words that readers may spell right, each as `dictionaryEntry` gives it; none means that any word may be corrected. */
  dictionary?: readonly string[];
}

/** Makes something once for each key. */
type Remember = <T>(key: string, make: () => T) => T;

/** Files of one language: name relative to the index folder → content. */
export type IndexFiles = ReadonlyMap<string, string>;

type Numbered = SearchRecord & {id: number};

/** Names the group a record is listed under: doc set, archived version, category. */
export function groupOf({tag, trail}: SearchRecord, {sets, title}: IndexedSite): string {
  const set = sets.find(({pluginId}) => tag.startsWith(`docs-${pluginId}-`));
  const version = set ? tag.slice(`docs-${set.pluginId}-`.length) : '';
  const name = set?.title ?? title;
  const archived = version && version !== 'current' ? ` ${version}` : '';
  // The way to a page begins with its set.
  const part = trail.filter((one) => one !== name).slice(0, 1);
  return [name + archived, ...part].join(' · ');
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Compressed size of a file as a host would send it. */
export const compressedSize = (content: string | Buffer): number =>
  gzipSync(content, {level: 9}).byteLength;

/** What was made of each word: an index meets the same ones thousands of times. */
const terms = new Map<string, string[]>();
const stems = new Map<string, string[]>();

/** Makes an index of what analysis.ts makes of texts. */
const indexOf = <Field extends string>(
  fields: Readonly<Record<Field, number>>,
  documents: readonly Readonly<Record<Field, string>>[],
): StoredIndex =>
  storeIndex(
    Object.keys(fields) as Field[],
    documents,
    (text) => chunks(text).flatMap((word) => once(terms, word, () => chunkTerms(word))),
    (term) => once(stems, term, () => processTerm(term)),
  );

function coreShard(numbered: readonly Numbered[], site: IndexedSite): CoreShard {
  const pages: PageEntry[] = [];
  const positions = new Map<string, number>();
  const records: RecordEntry[] = [];
  const documents = numbered.map((record) => {
    const {id, path, title, tag, kind, anchor, headings, content} = record;
    const keywords = site.keywordsOf(path);
    const group = groupOf(record, site);
    const page = once(positions, path, () => pages.push([path, title, group, tag, keywords]) - 1);
    const isPage = kind === 'page';
    const isError = kind === 'error';
    const isLeaf = isError || kind === 'row';
    records.push(
      isError ? [id, page, anchor, headings, kind, content] : [id, page, anchor, headings, kind],
    );
    // Words of a page's own part of its address often say what the title does not.
    const own = isPage ? (path.split('/').filter(Boolean).at(-1) ?? '') : anchor;
    const slug = own.replaceAll('-', ' ');
    return {
      heading: isLeaf ? '' : isPage ? title : (headings.at(-1) ?? ''),
      title: isLeaf ? '' : title,
      path: isLeaf ? '' : isPage ? `${group} ${record.summary} ${slug}` : slug,
      keywords: isPage ? keywords.join(' ') : '',
      names: record.names.join(' '),
      errors: isError ? content : '',
    };
  });
  return {pages, records, index: indexOf(CORE_FIELDS, documents)};
}

function textShard(numbered: readonly Numbered[]): TextShard {
  const shown = numbered.filter(
    ({kind, content, code}) => kind !== 'error' && (content || code.length > 0),
  );
  const documents = shown.map(({content, code}) => ({content, code: code.join(' ')}));
  return {
    texts: shown.map(({id, content, card = content}) => [id, card]),
    index: indexOf(TEXT_FIELDS, documents),
  };
}

/** Cuts records into parts of about equal length without dividing a page. */
function cut(numbered: readonly Numbered[], parts: number): Numbered[][] {
  const result: Numbered[][] = [[]];
  let lastPath = '';
  for (const one of numbered) {
    const part = result.at(-1) as Numbered[];
    if (part.length >= numbered.length / parts && one.path !== lastPath) {
      result.push([one]);
    } else {
      part.push(one);
    }
    lastPath = one.path;
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
      return made.map((json, index) => {
        const part = made.length > 1 ? `-${index + 1}` : '';
        return [`${name}${part}.${digest(json).slice(0, 12)}.json`, json];
      });
    }
    // Making an index takes long; fewer files than this do not hold it.
    const least = Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / SPLIT_AT);
    parts = Math.min(Math.max(parts + 1, least), MOST_PARTS);
  }
}

/** Archived versions are asked for by their own readers alone; pages outside the doc sets have none. */
const isLatest = (tag: string): boolean => tag === 'default' || tag.endsWith('-current');

/** Adds the file of the words that are right although they look like terms of the index. */
function writeRightWords(
  files: Map<string, string>,
  always: Manifest['core'],
  dictionary: readonly string[],
  remember: Remember,
): Manifest['rightWords'] {
  const termsIn = (names: Iterable<string>): Set<string> =>
    new Set(
      Array.from(names).flatMap((name) =>
        (JSON.parse(files.get(name) as string) as CoreShard).index.terms.split('\n'),
      ),
    );
  const terms = termsIn(files.keys());
  const known = termsIn(always.map(({file}) => file));
  const json = remember(digest(JSON.stringify([[...terms], [...known], dictionary])), () =>
    JSON.stringify(rightWords(dictionary, terms, known).join(' ')),
  );
  const file = `right-words.${digest(json).slice(0, 12)}.json`;
  files.set(file, json);
  return {file};
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
  ): {file: string}[] =>
    remember(digest(JSON.stringify([name, numbered])), () => divide(name, numbered, make)).map(
      ([file, json]) => {
        files.set(file, json);
        return {file};
      },
    );
  const byTag = new Map<string, Numbered[]>();
  records.forEach((record, id) => once(byTag, record.tag, () => []).push({...record, id}));
  const tags = [...byTag.keys()].sort();
  const of = (tag: string): Numbered[] => byTag.get(tag) as Numbered[];
  const slug = (tag: string): string => tag.replace(/[^\w.-]+/g, '_');
  const firstAnswers = (name: string, answered: readonly string[]): Manifest['core'] =>
    write(name, answered.flatMap(of), (part) => coreShard(part, site)).map(({file}) => ({
      file,
      tags: answered,
    }));

  const latest = firstAnswers('titles', tags.filter(isLatest));
  const core = [
    ...latest,
    ...tags
      .filter((tag) => !isLatest(tag))
      .flatMap((tag) => firstAnswers(`titles-${slug(tag)}`, [tag])),
  ];
  const text = Object.fromEntries(
    tags.map((tag) => [tag, write(`text-${slug(tag)}`, of(tag), textShard)]),
  );
  const {dictionary = []} = site;
  const manifest: Manifest = {
    version: FORMAT_VERSION,
    locale: site.locale,
    core,
    text,
    ...(dictionary.length > 0 && {
      rightWords: writeRightWords(files, latest, dictionary, remember),
    }),
  };
  files.set('manifest.json', JSON.stringify(manifest));
  return files;
}
