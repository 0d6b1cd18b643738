import {brotliCompressSync, constants} from 'node:zlib';
import {figuresOf} from '../../plugins/markdown/drawings';
import type {Content, Page} from '../lib/content';
import {made} from '../lib/made';
import {attribute, isJsx, lineOf, walk} from '../lib/page';
import {collector, type Problem} from '../lib/problem';

/** Compressed bytes that the drawings of a page may take; the host compresses a little better. */
const LIMIT = 2048;

/** Can all that the build writes into pages be made, and has every drawing an address of its own and little weight? */
export function drawn({pages, parts}: Content): Problem[] {
  return [...pages, ...parts].flatMap(checkPage);
}

function checkPage({file, tree}: Page): Problem[] {
  const ids = new Map<string, number>();
  const {problems, report} = collector(file);
  walk(tree, (node) => {
    const id = isJsx(node) && attribute(node, 'id');
    if (id) {
      if (ids.has(id)) {
        report(lineOf(node), 'drawing-id', `id="${id}" is taken by line ${ids.get(id)}`);
      }
      ids.set(id, lineOf(node));
    }
  });
  const {tree: root, problems: unmade} = made({file, tree});
  if (unmade.length > 0) {
    return [...problems, ...unmade];
  }
  const figures = figuresOf(root);
  const weight =
    figures.length > 0
      ? brotliCompressSync(figures.join(''), {
          params: {[constants.BROTLI_PARAM_QUALITY]: 9},
        }).length
      : 0;
  if (weight > LIMIT) {
    report(1, 'drawing-weight', `drawings of ${weight} bytes, at most ${LIMIT} expected`);
  }
  return problems;
}
