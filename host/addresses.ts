import {readFileSync} from 'node:fs';
import path from 'node:path';
import {locales, prefixOf} from '../config/locales';
import {htmlFiles} from './inline-scripts';

/** Folders of the languages below the base URL; empty for the default one. */
export const languageFolders: readonly string[] = locales.map(prefixOf);

/** A redirect to a page from another spelling of its address. */
export interface Move {
  from: string;
  to: string;
  /** True if a redirect page was built for the address; false for variants such as `.html`. */
  built: boolean;
}

/** Allowed file names: characters that need no escaping in a server's configuration. */
const PLAIN = /^[\w./~+-]+$/;

/**
 * Reads a build's redirects from its files: a page's address with `.html`,
 * `/index.html` or a trailing slash leads to the page, and an old address to the
 * target of its redirect page, in one hop. Every target exists.
 *
 * @throws with the file's path if its name needs escaping
 */
export function readMoves(folder: string, baseUrl: string): Move[] {
  const roots = new Set(languageFolders.map((language) => baseUrl + language));
  const targets = new Map<string, string>();
  const pages = new Set<string>();
  for (const file of htmlFiles(folder)) {
    if (!PLAIN.test(file)) {
      throw new Error(
        `${path.join(folder, file)}: a name of letters, digits, ".", "_", "~", "+" and "-" was expected.`,
      );
    }
    if (path.basename(file) === '404.html') {
      continue;
    }
    const bare = baseUrl + file.replace(/(?:^|\/)index\.html$|\.html$/, '');
    const address = roots.has(`${bare}/`) ? `${bare}/` : bare;
    const html = readFileSync(path.join(folder, file), 'utf8');
    const target = /<meta http-equiv="?refresh"? content="\d+; url=([^"]+)"/i.exec(html)?.[1];
    if (!target) {
      pages.add(address);
    }
    targets.set(address, target && !pages.has(address) ? target : address);
  }
  const moves: Move[] = [];
  for (const [address, to] of targets) {
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
