import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../sources/files';
import type {Problem} from '../problem';
import type {Site} from './site';

/** Variables that may stay undefined in a style sheet, with the reason. */
const UNDEFINED: Readonly<Record<string, string>> = {
  '--image-alignment-padding':
    'a slip of the design system’s for --ifm-image-alignment-padding, in classes of images that no page has',
};

/** Where a variable gets its value: in a rule, a style attribute, a style object or by a call. */
const DEFINED = /(?<![\w-])(--[\w-]+)["'`]?\s*:|\.setProperty\(\s*["'`](--[\w-]+)/g;

/**
 * Does every CSS variable that a built page, script or style sheet uses without a fallback have a value?
 * An undefined one takes the whole declaration away, as of an icon's color.
 */
export function variables({folder}: Site): Problem[] {
  const texts = filesBelow(folder, '', /\.(?:css|js|html)$/).map((file) => ({
    file,
    text: readFileSync(path.join(folder, file), 'utf8'),
  }));
  const defined = new Set(
    texts.flatMap(({text}) =>
      [...text.matchAll(DEFINED)].map(([, name, called]) => name ?? called),
    ),
  );
  return texts.flatMap(({file, text}) => {
    const used = [...text.matchAll(/\bvar\(\s*(--[\w-]+)\s*\)/g)].map(([, name = '']) => name);
    return [...new Set(used)]
      .filter((name) => !defined.has(name) && !(file.endsWith('.css') && name in UNDEFINED))
      .map((name) => ({
        file,
        rule: 'undefined-variable',
        message: `uses ${name}, which nothing defines and which has no fallback`,
      }));
  });
}
