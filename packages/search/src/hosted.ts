import type {liteClient} from 'algoliasearch/lite';
import {LEVELS, type Hit, type Level, type Marked, type Query, type SearchClient} from './contract';
import {once} from './once';
import type {Vocabulary} from './vocabulary';

interface MarkedText {
  value?: string;
  /** Words of the question that this text has. */
  matchedWords?: readonly string[];
}

interface MarkedTexts {
  hierarchy?: Partial<Record<Level, MarkedText>>;
  content?: MarkedText;
}

/** A record as publishing sends it and Algolia gives it back; nothing in it is certain. */
interface AlgoliaHit {
  objectID: string;
  url?: string;
  content?: string | null;
  hierarchy?: Partial<Record<Level, string | null>>;
  _highlightResult?: MarkedTexts;
  _snippetResult?: MarkedTexts;
}

/** Cuts a text at the marks that Algolia has put into it; all else is the page's own text. */
const cut = (text: string): Marked => text.split(/<\/?mark>/);

/** Makes a hit of Algolia's; null where it leads nowhere or has no title. */
export function toHit(found: AlgoliaHit): Hit | null {
  const {objectID, url = '', content, hierarchy = {}} = found;
  const {_highlightResult: whole, _snippetResult: short} = found;
  const titles = LEVELS.slice(1).flatMap((level) => {
    const title = whole?.hierarchy?.[level]?.value ?? hierarchy[level];
    return title ? [cut(title)] : [];
  });
  const text = short?.content?.value ?? content;
  return /^https?:\/\//i.test(url) && titles.length > 0
    ? {
        id: objectID,
        url,
        group: hierarchy.lvl0 ?? '',
        titles,
        text: text ? cut(text) : [],
      }
    : null;
}

/** As many words of a question are looked up alone. */
const MOST_WORDS = 10;

/** Words of a question that the records do not have, as far as they tell. */
function unmatched(text: string, found: readonly AlgoliaHit[]): string[] {
  const matched = new Set(
    found
      .flatMap(({_highlightResult: {hierarchy = {}, content} = {}}) => [
        ...Object.values(hierarchy),
        content,
      ])
      .flatMap((one) => one?.matchedWords ?? [])
      .map((word) => word.toLowerCase()),
  );
  const words = text.match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  const missing = [...new Set(words)].filter((word) => !matched.has(word.toLowerCase()));
  return matched.size > 0 ? missing : [];
}

/** Puts the same page of several platforms into the rows of the best one, as `spread.ts` does. */
function united(hits: readonly Hit[], {familyOf, platformOfPage}: PageNames): Hit[] {
  const pathOf = ({url}: Hit): string => new URL(url).pathname;
  const families = new Map<string, Map<string, Hit[]>>();
  for (const hit of hits) {
    const path = pathOf(hit);
    const pages = once(families, familyOf(path), () => new Map<string, Hit[]>());
    once(pages, path, () => []).push(hit);
  }
  return hits.flatMap((hit) => {
    const path = pathOf(hit);
    const pages = families.get(familyOf(path)) as Map<string, Hit[]>;
    if (pages.size === 1) {
      return [hit];
    }
    const [best] = pages.keys();
    const {hash} = new URL(hit.url);
    const platforms = Array.from(pages, ([page, [first, ...more]]) => {
      const same = [first as Hit, ...more].find(({url}) => new URL(url).hash === hash);
      return {
        platform: platformOfPage('', page) as string,
        url: page === path ? hit.url : (same ?? (first as Hit)).url,
      };
    });
    return path === best ? [{...hit, platforms}] : [];
  });
}

/** What addresses tell of pages. */
type PageNames = Pick<Vocabulary, 'familyOf' | 'platformOfPage'>;

/**
 * A search engine that Algolia hosts. Words that no record of an answer has are looked up
 * alone, so that the answer can name those that no page has.
 *
 * @param connect - `liteClient` of `algoliasearch`
 */
export function createHostedClient(
  connect: typeof liteClient,
  {appId, apiKey, indexName}: {appId: string; apiKey: string; indexName: string},
  locale: string,
  names: PageNames,
): SearchClient {
  const algolia = connect(appId, apiKey);
  const unknownOf = async (words: readonly string[], facetFilters: string[][]) => {
    if (words.length === 0 || words.length > MOST_WORDS) {
      return [];
    }
    const {results} = await algolia.searchForHits({
      requests: words.map((query) => ({indexName, query, hitsPerPage: 0, facetFilters})),
    });
    return words.filter((_, at) => results[at]?.nbHits === 0);
  };
  const facet = (tag: string): string => `docusaurus_tag:${tag}`;
  return {
    // Every page names the host to connect to.
    prepare: () => undefined,
    async search({text, filters: {tags, first, platform}, limit}: Query) {
      const {results} = await algolia.searchForHits<AlgoliaHit>({
        requests: [
          {
            indexName,
            query: text,
            hitsPerPage: limit,
            attributesToSnippet: ['content:30'],
            highlightPreTag: '<mark>',
            highlightPostTag: '</mark>',
            facetFilters: [
              `language:${locale}`,
              tags.map(facet),
              ...(platform ? [[`platform:${platform}`, 'platform:any']] : []),
            ],
            optionalFilters: first === null ? [] : [facet(first)],
          },
        ],
      });
      const found = results[0]?.hits ?? [];
      const all = found.flatMap((one) => toHit(one) ?? []);
      const hits = united(all, names);
      const missing = all.length > 0 ? unmatched(text, found) : [];
      return {
        hits,
        count: (results[0]?.nbHits ?? 0) - (all.length - hits.length),
        // Without them the answer is still one.
        unknown: await unknownOf(missing, [[`language:${locale}`], tags.map(facet)]).catch(
          () => [],
        ),
        isWhole: true,
      };
    },
  };
}
