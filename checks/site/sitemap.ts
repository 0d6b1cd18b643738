import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import type {Problem} from '../problem';
import {localOf, pageAt, type SiteOptions} from './pages';
import type {BuiltPage, Site} from './site';

/** Address of a tag page. */
const TAGS = /(?:^|\/)tags(?:\/|$)/;

/** Does the sitemap of each language list the pages that may be found, and only them? */
export function sitemap(site: Site, {archived, dated}: SiteOptions): Problem[] {
  return site.locales.flatMap((locale) => {
    const file = `${locale === site.defaultLocale ? '' : `${locale}/`}sitemap.xml`;
    const full = path.join(site.folder, file);
    if (!existsSync(full)) {
      return [{file, rule: 'sitemap', message: 'does not exist'}];
    }
    const $ = load(readFileSync(full, 'utf8'), {xml: true});
    const messages: string[] = [];
    const listed = new Set<BuiltPage>();
    for (const entry of $('url').toArray()) {
      const textOf = (name: string): string => $(entry).find(name).text();
      const url = textOf('> loc');
      const page = pageAt(site, url);
      if (page?.kind !== 'page' || page.locale !== locale) {
        messages.push(`${url} is not a page in ${locale}`);
        continue;
      }
      listed.add(page);
      const local = localOf(site, page);
      if (archived(local)) {
        messages.push(`${url} belongs to an archived version`);
      }
      if (TAGS.test(local)) {
        messages.push(`${url} is a tag page`);
      }
      const day = textOf('lastmod');
      if (dated(local) && !/^\d{4}-\d{2}-\d{2}$/.test(day)) {
        messages.push(
          `${url} has "${day}" as lastmod; a day was expected, from \`updated\` of the page, which \`npm run check\` sets`,
        );
      }
      const [rate, priority] = [textOf('changefreq'), textOf('priority')];
      if (rate !== 'weekly' || Number(priority) !== 0.5) {
        messages.push(
          `${url} has "${rate}" and priority ${priority}; weekly and 0.5 were expected`,
        );
      }
    }
    for (const page of site.pages) {
      const local = localOf(site, page);
      const isWanted = page.kind === 'page' && page.locale === locale && page.indexed;
      if (isWanted && !archived(local) && !TAGS.test(local) && !listed.has(page)) {
        messages.push(`/${page.address} is missing`);
      }
    }
    return messages.map((message) => ({file, rule: 'sitemap', message}));
  });
}
