import type {Problem} from '../problem';
import {each, pageAt, type PlacelessProblem} from './pages';
import type {Site} from './site';

/** Has every page a title, a description, one heading and a right canonical address? */
export function metadata(site: Site): Problem[] {
  return each(site, ['page'], (page) => {
    const {canonical} = page;
    const target = pageAt(site, canonical);
    const problems: PlacelessProblem[] = [];
    const report = (rule: string, message: string) => problems.push({rule, message});
    if (!canonical) {
      report('canonical', 'has no canonical address');
    } else if (target?.kind !== 'page' || target.locale !== page.locale) {
      report('canonical', `${canonical} is not a page in this language`);
    } else if (target !== page && target.canonical !== canonical) {
      report('canonical', `${canonical} has another canonical address itself`);
    }
    if (!page.title.trim()) {
      report('title', 'has no title');
    }
    if (page.indexed && !page.description.trim()) {
      report('description', 'has no description');
    }
    if (page.h1 !== 1) {
      report('h1', `has ${page.h1} level 1 headings; one was expected`);
    }
    return problems;
  });
}
