import type {Problem} from '../problem';
import {each} from './pages';
import type {Site} from './site';

/** Does the article start early enough for programs that extract text from the HTML? */
export function content(site: Site): Problem[] {
  return each(site, ['page'], ({contentStart}) => {
    const message = `the article starts after ${Math.round(contentStart * 100)}% of the text; before 50% was expected`;
    return contentStart < 0.5 ? [] : [{rule: 'content-start', message}];
  });
}
