import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Content, Page} from '../lib/content';
import {attribute, isJsx, lineOf, walk} from '../lib/page';
import {collector, type Problem} from '../lib/problem';

/** Does every picture exist, and does it say what it shows? */
export function images({pages, parts, root}: Content): Problem[] {
  return [...pages, ...parts].flatMap((page) => checkPage(page, root));
}

function checkPage({file, tree}: Page, root: string): Problem[] {
  const {problems, report} = collector(file);
  const check = (line: number, alt: string, source: string | null): void => {
    if (alt.trim() === '' || /\.(?:png|jpe?g|svg|webp|gif)$/i.test(alt)) {
      report(line, 'image-alt', `${source ?? 'image'} needs a text alternative`);
    }
    if (source && !/^[a-z]+:|^%/i.test(source)) {
      const target = source.startsWith('/')
        ? path.join(root, 'static', source)
        : source.startsWith('@site/')
          ? path.join(root, source.slice('@site/'.length))
          : path.join(root, path.dirname(file), source);
      if (!existsSync(target)) {
        report(line, 'image-missing', `${source} does not exist`);
      }
    }
  };
  walk(tree, (node) => {
    if (node.type === 'image') {
      check(lineOf(node), node.alt ?? '', node.url);
    } else if (isJsx(node) && /^(?:img|Image|IdealImage)$/.test(node.name ?? '')) {
      check(lineOf(node), attribute(node, 'alt') ?? '', attribute(node, 'src'));
    }
  });
  return problems;
}
