import {existsSync} from 'node:fs';
import path from 'node:path';
import {onEach, type Content, type Page} from '../lib/content';
import {attribute, isJsx, lineOf, walk} from '../lib/page';
import type {Problem} from '../lib/problem';

interface Picture {
  line: number;
  alt: string;
  source: string | null;
}

/** Checks that every picture exists and has a text alternative. */
export function images(content: Content): Problem[] {
  const all = [...content.pages, ...content.parts];
  return onEach(content, 'pictures', all, picturesOf).flatMap((pictures, index) => {
    const {file} = all[index] as Page;
    return pictures.flatMap((picture) => check(file, picture, content.root));
  });
}

function picturesOf({tree}: Page): Picture[] {
  const found: Picture[] = [];
  walk(tree, (node) => {
    const line = lineOf(node);
    if (node.type === 'image') {
      found.push({line, alt: node.alt ?? '', source: node.url});
    } else if (isJsx(node) && /^(?:img|Image|IdealImage)$/.test(node.name ?? '')) {
      found.push({line, alt: attribute(node, 'alt') ?? '', source: attribute(node, 'src')});
    }
  });
  return found;
}

function check(file: string, {line, alt, source}: Picture, root: string): Problem[] {
  const problems: Problem[] = [];
  if (alt.trim() === '' || /\.(?:png|jpe?g|svg|webp|gif)$/i.test(alt)) {
    const message = `${source ?? 'image'} needs a text alternative`;
    problems.push({file, line, rule: 'image-alt', message});
  }
  if (source && !/^[a-z]+:|^%/i.test(source)) {
    const target = source.startsWith('/')
      ? path.join(root, 'static', source)
      : source.startsWith('@site/')
        ? path.join(root, source.slice('@site/'.length))
        : path.join(root, path.dirname(file), source);
    if (!existsSync(target)) {
      problems.push({file, line, rule: 'image-missing', message: `${source} does not exist`});
    }
  }
  return problems;
}
