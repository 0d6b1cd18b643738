import type {liteClient} from 'algoliasearch/lite';
import {LEVELS, type Hit, type Level, type Marked, type Query, type SearchClient} from './contract';

interface MarkedTexts {
  hierarchy?: Partial<Record<Level, {value?: string}>>;
  content?: {value?: string};
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
      const [result] = results;
      return {
        hits: (result?.hits ?? []).flatMap((found) => toHit(found) ?? []),
        count: result?.nbHits ?? 0,
        isWhole: true,
      };
    },
  };
}
