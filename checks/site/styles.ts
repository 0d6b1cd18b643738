import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../problem';
import {fileAt} from './pages';
import type {Site} from './site';

/** Do style sheets load from this site only? */
export function styles(site: Site): Problem[] {
  const sheets = site.pages.flatMap((page) => page.resources.filter((url) => /\.css$/.test(url)));
  return [...new Set(sheets)].flatMap((sheet) => {
    const file = fileAt(site, sheet);
    const css = file === null ? '' : readFileSync(path.join(site.folder, file), 'utf8');
    const loaded = css.matchAll(/(?:url\(\s*["']?|@import\s+["'])((?:https?:)?\/\/[^"')]+)/g);
    return [...loaded].map(([, url]) => ({
      file: file ?? sheet,
      rule: 'foreign-resource',
      message: `loads ${url} from another host`,
    }));
  });
}
