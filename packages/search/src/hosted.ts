import type {liteClient} from 'algoliasearch/lite';
import type {Filters, Hit, Marked, Query, SearchClient} from './contract';

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

type Level = 'lvl0' | (typeof LEVELS)[number];
type Texts = Partial<Record<Level, string | null>>;
interface MarkedTexts {
  hierarchy?: Partial<Record<Level, {value?: string}>>;
  content?: {value?: string};
}

/** A record as publishing sends it and Algolia gives it back; nothing in it is certain. */
interface AlgoliaHit {
  objectID: string;
  url?: string;
  content?: string | null;
  hierarchy?: Texts;
  _highlightResult?: MarkedTexts;
  _snippetResult?: MarkedTexts;
}

/** Cuts a text at the marks that Algolia has put into it; all else is the page's own text. */
const cut = (text: string): Marked => text.split(/<\/?mark>/);

/** Makes a hit of Algolia's; null where it leads nowhere or has no title. */
export function toHit(found: AlgoliaHit): Hit | null {
  const {objectID, url = '', content, hierarchy = {}} = found;
  const {_highlightResult: whole, _snippetResult: short} = found;
  const titles = LEVELS.flatMap((level) => {
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

/** The part of a query that Algolia filters by. */
export function facetsOf({tags, first, platform}: Filters, locale: string) {
  const facet = (tag: string): string => `docusaurus_tag:${tag}`;
  return {
    facetFilters: [
      `language:${locale}`,
      tags.map(facet),
      ...(platform ? [[`platform:${platform}`, 'platform:any']] : []),
    ],
    optionalFilters: first === null ? [] : [facet(first)],
  };
}

/**
 * A search engine that Algolia hosts.
 *
 * @param connect - `liteClient` of `algoliasearch`
 */
export function createHostedClient(
  connect: typeof liteClient,
  {appId, apiKey, indexName}: {appId: string; apiKey: string; indexName: string},
  locale: string,
): SearchClient {
  const algolia = connect(appId, apiKey);
  return {
    // Every page names the host to connect to.
    prepare: () => undefined,
    async search({text, filters, limit}: Query) {
      const {results} = await algolia.searchForHits<AlgoliaHit>({
        requests: [
          {
            indexName,
            query: text,
            hitsPerPage: limit,
            attributesToSnippet: ['content:30'],
            highlightPreTag: '<mark>',
            highlightPostTag: '</mark>',
            ...facetsOf(filters, locale),
          },
        ],
      });
      const [result] = results;
      return {
        hits: (result?.hits ?? []).flatMap((found) => toHit(found) ?? []),
        count: result?.nbHits ?? 0,
        isWhole: true,
      };
    },
  };
}
