import type {Root} from 'mdast';
import drawings from '../../plugins/markdown/drawings';
import releasePages from '../../plugins/data-pages/release-pages';
import reportingPages from '../../plugins/data-pages/reporting-pages';
import type {Page} from './content';
import type {Problem} from '../problem';

/** Two checks ask for every page. */
const known = new WeakMap<Root, Made>();

interface Made {
  tree: Root;
  problems: Problem[];
}

/**
 * A page with generated content inserted: drawings, and tables and lists from data.
 *
 * @returns the page, unchanged where generating fails, and the errors that the build would report
 */
export function made({file, tree}: Pick<Page, 'file' | 'tree'>): Made {
  const result = known.get(tree) ?? make({file, tree});
  known.set(tree, result);
  return result;
}

function make({file, tree}: Pick<Page, 'file' | 'tree'>): Made {
  const root = structuredClone(tree);
  try {
    for (const plugin of [drawings, releasePages, reportingPages]) {
      plugin()(root, {path: file});
    }
  } catch (error) {
    const [, line, message] = /^.*?:(\d+) ([^]*)$/.exec((error as Error).message) ?? [];
    const problem = {line: Number(line ?? 1), rule: 'component', message: message ?? String(error)};
    return {tree, problems: [{file, ...problem}]};
  }
  return {tree: root, problems: []};
}
