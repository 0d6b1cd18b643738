import {DOMParser, type Element} from '@xmldom/xmldom';
import {guarded, Malformed} from './bytes';
import {MAX_DEPTH} from './xml';

/** Everything in XML that begins with a bracket; the group is the slash of a closing tag. */
const TAG =
  /<(?:!--[^]*?-->|!\[CDATA\[[^]*?\]\]>|\?[^]*?\?>|!DOCTYPE[^[>]*(?:\[[^\]]*\])?[^>]*>|(\/)?[\w:.-]+(?=[\s/>])[^<>"']*(?:(?:"[^"]*"|'[^']*')[^<>"']*)*>)/y;

/** Stops at what the parser would take very long for. */
function checkNesting(text: string): void {
  let depth = 0;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', TAG.lastIndex)) {
    TAG.lastIndex = at;
    const tag = TAG.exec(text);
    if (!tag) {
      throw new Malformed(`no tag at ${at}`);
    }
    depth += /^<[!?]|\/>$/.test(tag[0]) ? 0 : tag[1] ? -1 : 1;
    if (depth > MAX_DEPTH) {
      throw new Malformed('elements do not nest');
    }
  }
}

/**
 * Parses XML as text, and leaves entities of a document's own unexpanded.
 *
 * @returns its root element
 * @throws {Malformed}
 */
export const parseXml = (document: string): Element =>
  guarded('XML', () => {
    const text = document.trim();
    checkNesting(text);
    return new DOMParser({onError: () => undefined}).parseFromString(text, 'text/xml')
      .documentElement as Element;
  });
