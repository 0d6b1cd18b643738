import type {IndexSettings, SupportedLanguage, SynonymHit} from 'algoliasearch';
import {LEVELS, type Level} from '../contract';
import type {SearchRecord} from '../indexing/records';
import {groupOf, type IndexedSite} from '../indexing/shards';
import type {Vocabulary, Words} from '../vocabulary';

/** The records of the local index in the shape that Algolia's crawler gives them. */

/** Largest record Algolia takes on every plan, in bytes of JSON. */
export const MAX_RECORD_BYTES = 10_000;

/** Text per record; leaves room for headings, names and two bytes per letter. */
const MAX_CONTENT_BYTES = 5_000;
const MAX_NAMES_BYTES = 1_500;

export type AlgoliaRecord = ReturnType<typeof algoliaRecords>[number];

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Cuts a text at spaces into parts of at most the given number of bytes. */
function cutText(text: string, limit: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const word of text.split(' ')) {
    const longer = part ? `${part} ${word}` : word;
    if (Buffer.byteLength(longer) > limit && part) {
      parts.push(part);
      part = word;
    } else {
      part = longer;
    }
  }
  return [...parts, part];
}

/** As many entries from the front as fit. */
function fitting(entries: readonly string[], limit: number): string[] {
  let size = 2;
  return entries.filter((entry) => (size += bytes(entry) + 1) <= limit);
}

const KIND_LEVEL = {page: 100, section: 80, error: 70, row: 40} as const;

/**
 * Makes Algolia records of the records of one language.
 *
 * @param siteUrl - origin for the absolute addresses
 * @throws naming the address if a record would exceed Algolia's limit
 */
export function algoliaRecords(
  records: readonly SearchRecord[],
  siteUrl: string,
  site: IndexedSite,
  {platformOfPage}: Vocabulary,
) {
  return records.flatMap((record) => {
    const {path, anchor, kind, title, headings, position} = record;
    const url = siteUrl + path;
    const levels = [groupOf(record, site), title, ...headings].slice(0, LEVELS.length);
    const hierarchy = Object.fromEntries(
      LEVELS.map((level, index) => [level, levels[index] ?? null]),
    ) as Record<Level, string | null>;
    const level = LEVELS[levels.length - 1] as Level;
    const text =
      kind === 'page' ? [record.summary, record.content].join(' ').trim() : record.content;
    return cutText(text, MAX_CONTENT_BYTES).map((content, part) => {
      const made = {
        objectID: `${record.language}:${path}#${anchor}:${position}:${part}`,
        url: anchor ? `${url}#${anchor}` : url,
        url_without_anchor: url,
        anchor: anchor || null,
        type: kind === 'page' || kind === 'section' ? level : 'content',
        hierarchy,
        content: content || null,
        keywords:
          kind === 'page' && part === 0 ? fitting(site.keywordsOf(path), MAX_NAMES_BYTES) : [],
        names: part === 0 ? fitting(record.names, MAX_NAMES_BYTES) : [],
        code: part === 0 ? fitting(record.code, MAX_NAMES_BYTES) : [],
        language: record.language,
        docusaurus_tag: record.tag,
        version: record.version,
        platform: platformOfPage(record.tag, path) ?? 'any',
        weight: {
          page: /^docs-(?:onboarding|publishing)-/.test(record.tag) ? 0 : 1,
          level: KIND_LEVEL[kind] - headings.length,
          position,
        },
      };
      if (bytes(made) > MAX_RECORD_BYTES) {
        throw new Error(
          `${made.url}: the search record has ${bytes(made)} bytes, at most ${MAX_RECORD_BYTES} were expected`,
        );
      }
      return made;
    });
  });
}

/** Settings that make Algolia rank like the local index. */
export const algoliaSettings = (languages: readonly string[]): IndexSettings => ({
  searchableAttributes: [
    ...LEVELS.slice(1).map((level) => `unordered(hierarchy.${level})`),
    'unordered(keywords)',
    'unordered(names)',
    'content',
    'unordered(code)',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: ['type', 'language', 'docusaurus_tag', 'version', 'platform'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:20'],
  camelCaseAttributes: ['hierarchy', 'content', 'names', 'code'],
  separatorsToIndex: '_',
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.page)', 'desc(weight.level)', 'asc(weight.position)'],
  attributeForDistinct: 'url',
  distinct: true,
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  ignorePlurals: true,
  removeStopWords: true,
  removeWordsIfNoResults: 'allOptional',
  indexLanguages: languages as SupportedLanguage[],
  queryLanguages: languages as SupportedLanguage[],
});

/** The site's synonyms as Algolia takes them. */
export const algoliaSynonyms = ({synonyms}: Words): SynonymHit[] =>
  synonyms.map((group, index) => ({
    objectID: `group-${index}`,
    type: 'synonym',
    synonyms: [...new Set(group)],
  }));
