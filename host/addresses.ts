import {readFileSync} from 'node:fs';
import path from 'node:path';
import {locales} from '../config/locales';
import {htmlFiles} from './inline-scripts';

/** Folders of the languages below the base URL: empty for the default one. */
export const languageFolders: readonly string[] = locales.map((locale, index) =>
  index === 0 ? '' : `${locale}/`,
);

/** Where an address leads that is another way to write a page's. */
export interface Move {
  from: string;
  to: string;
  /** True for the address that a redirect page was built for, not for its spellings. */
  built: boolean;
}

/** What an HTML file may be called, so that its address means nothing to a server's configuration. */
const PLAIN = /^[\w./~-]+$/;

/**
 * Reads off a build's files which addresses lead to others: a page's with
 * `.html`, `/index.html` or a slash at the end to the page's own, and old ones
 * to where their redirect page points, in one hop. Every target is the address
 * of a page that exists, or of a place on it.
 *
 * @throws naming a file whose name needs escaping
 */
export function readMoves(folder: string, baseUrl: string): Move[] {
  const roots = new Set(languageFolders.map((language) => baseUrl + language));
  const targets = new Map<string, string>();
  const pages = new Set<string>();
  for (const file of htmlFiles(folder)) {
    if (!PLAIN.test(file)) {
      throw new Error(
        `${path.join(folder, file)}: a name of letters, digits, ".", "_", "~" and "-" was expected.`,
      );
    }
    if (path.basename(file) === '404.html') {
      continue;
    }
    const bare = baseUrl + file.replace(/(?:^|\/)index\.html$|\.html$/, '');
    const address = roots.has(`${bare}/`) ? `${bare}/` : bare;
    const html = readFileSync(path.join(folder, file), 'utf8');
    const target = /<meta http-equiv="?refresh"? content="\d+; url=([^"]+)"/i.exec(html)?.[1];
    if (target) {
      targets.set(address, target);
    } else {
      pages.add(address);
    }
  }
  const moves: Move[] = [];
  for (const address of new Set([...pages.keys(), ...targets.keys()])) {
    const to = pages.has(address) ? address : (targets.get(address) as string);
    if (!pages.has(to.split('#', 1)[0] as string)) {
      continue;
    }
    const bare = address.replace(/\/$/, '');
    const spellings = [`${bare}/index.html`, `${bare}/`];
    for (const from of bare ? [bare, `${bare}.html`, ...spellings] : spellings) {
      if (from !== to) {
        moves.push({from, to, built: from === address && !pages.has(from)});
      }
    }
  }
  return moves;
}
