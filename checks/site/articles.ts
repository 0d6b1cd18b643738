import type {Problem} from '../problem';
import {each, localOf, type SiteOptions} from './pages';
import type {Site} from './site';

const ARTICLES = new Set(['TechArticle', 'FAQPage']);

/** Does each page of a doc set have one article type? */
export function articles(site: Site, {dated}: SiteOptions): Problem[] {
  return each(site, ['page'], (page) => {
    const {indexed, types} = page;
    const message = `is described as ${types.join(', ') || 'nothing'}; one of ${[...ARTICLES].join(', ')} was expected`;
    const isRight = types.filter((type) => ARTICLES.has(type)).length === 1;
    return indexed && dated(localOf(site, page)) && !isRight
      ? [{rule: 'structured-data', message}]
      : [];
  });
}
