import {existsSync} from 'node:fs';
import path from 'node:path';
import {kept, type Content, type Page} from '../sources/content';
import {attribute, JSX, lineOf, nodesOf} from '../sources/page';
import {collector, type Problem} from '../problem';

/** Checks that every picture exists and has a text alternative. */
export function images(content: Content): Problem[] {
  const picturesIn = kept(content, 'pictures', picturesOf);
  return [...content.pages, ...content.parts].flatMap((page) =>
    picturesIn(page).flatMap((picture) => check(page.file, picture, content.root)),
  );
}

function picturesOf({tree}: Page) {
  const found: {line: number; alt: string; source: string | null}[] = [];
  for (const node of nodesOf(tree, 'image', ...JSX)) {
    const line = lineOf(node);
    if (node.type === 'image') {
      found.push({line, alt: node.alt ?? '', source: node.url});
    } else if (/^(?:img|Image|IdealImage)$/.test(node.name ?? '')) {
      found.push({line, alt: attribute(node, 'alt') ?? '', source: attribute(node, 'src')});
    }
  }
  return found;
}

function check(
  file: string,
  {line, alt, source}: ReturnType<typeof picturesOf>[number],
  root: string,
): Problem[] {
  const {problems, report} = collector(file);
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
  return problems;
}
