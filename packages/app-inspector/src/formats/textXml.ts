import {DOMParser, type Element} from '@xmldom/xmldom';
import {Malformed} from './bytes';

/**
 * Parses XML as text, and leaves entities of a document's own unexpanded.
 *
 * @returns its root element
 * @throws {Malformed}
 */
export function parseXml(document: string): Element {
  try {
    return new DOMParser({onError: () => undefined}).parseFromString(document.trim(), 'text/xml')
      .documentElement as Element;
  } catch (error) {
    throw new Malformed(`XML: ${String(error).slice(0, 100)}`);
  }
}
