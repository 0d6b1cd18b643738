import {brotliCompressSync, constants} from 'node:zlib';
import {figuresOf} from '../../plugins/markdown/drawings/figure';
import {kept, type Content, type Page} from '../sources/content';
import {made} from '../sources/made';
import {attribute, JSX, lineOf, nodesOf} from '../sources/page';
import {collector, type Problem} from '../problem';

/** Size limit of a page's drawings in compressed bytes; the host compresses a little better. */
const LIMIT = 2048;

/** Checks that all elements made at build time can be made, and that drawings are small and have unique ids. */
export function drawn(content: Content): Problem[] {
  return [...content.pages, ...content.parts].flatMap(kept(content, 'drawings', checkPage));
}

function checkPage({file, tree}: Page): Problem[] {
  const ids = new Map<string, number>();
  const {problems, report} = collector(file);
  for (const node of nodesOf(tree, ...JSX)) {
    const id = attribute(node, 'id');
    if (id) {
      if (ids.has(id)) {
        report(lineOf(node), 'drawing-id', `id="${id}" is taken by line ${ids.get(id)}`);
      }
      ids.set(id, lineOf(node));
    }
  }
  const {tree: root, problems: unmade} = made({file, tree});
  if (unmade.length > 0) {
    return [...problems, ...unmade];
  }
  const params = {[constants.BROTLI_PARAM_QUALITY]: 9};
  const weight = brotliCompressSync(figuresOf(root).join(''), {params}).length;
  if (weight > LIMIT) {
    report(1, 'drawing-weight', `drawings of ${weight} bytes, at most ${LIMIT} expected`);
  }
  return problems;
}
