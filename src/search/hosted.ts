import type {SearchClient} from './contract';
import {escapeExceptMark} from './escape';

function escapeDeep(value: unknown): unknown {
  if (typeof value === 'string') {
    return escapeExceptMark(value);
  }
  if (Array.isArray(value)) {
    return value.map(escapeDeep);
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, escapeDeep(inner)]),
    );
  }
  return value;
}

/** Attributes of a hit that DocSearch writes into the page as HTML. */
const HTML_ATTRIBUTES = ['hierarchy', 'content', '_snippetResult', '_highlightResult'] as const;

/**
 * Makes a hosted engine's hits safe to draw: page texts come back as they are
 * in the index, so that everything but the engine's own marks is escaped.
 */
export function escapeHits<Response extends {hits?: object[]}>(response: Response): Response {
  return {
    ...response,
    hits: response.hits?.map((hit) => ({
      ...hit,
      ...Object.fromEntries(
        HTML_ATTRIBUTES.filter((name) => name in hit).map((name) => [
          name,
          escapeDeep((hit as Record<string, unknown>)[name]),
        ]),
      ),
    })),
  };
}

/** Wraps a hosted engine's client so that its hits are escaped. */
export function withEscapedHits(client: SearchClient): SearchClient {
  return {
    async search(request) {
      const {results} = await client.search(request);
      return {results: results.map(escapeHits)};
    },
  };
}
