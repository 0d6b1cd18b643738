import {DOMParser, type Element} from '@xmldom/xmldom';
import {guarded} from './bytes';

/**
 * Parses XML as text, and leaves entities of a document's own unexpanded.
 *
 * @returns its root element
 * @throws {Malformed}
 */
export const parseXml = (document: string): Element =>
  guarded(
    'XML',
    () =>
      new DOMParser({onError: () => undefined}).parseFromString(document.trim(), 'text/xml')
        .documentElement as Element,
  );
