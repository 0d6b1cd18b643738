import type {Nodes, Root} from 'hast';
import {visitParents} from 'unist-util-visit-parents';
import type {VFile} from 'vfile';
import {localeOf, russian} from '../../../config/locales';

const NBSP = '\u00a0';

/** Without «под», which is a pod as often as a preposition. */
const SHORT = 'а|без|в|во|для|до|за|и|из|к|ко|на|над|не|ни|но|о|об|от|по|при|про|с|со|у';

const RULES: readonly [RegExp, string][] = [
  // A short word stays with the next one, which may be in another element.
  [new RegExp(`(?<![\\p{L}\\d-])(${SHORT})[ \\n]+(?=[^\\s—]|$)`, 'giu'), `$1${NBSP}`],
  // A particle stays with the previous word.
  [/(?<=\p{L})[ \n]+(?=(?:бы?|же|ли)(?!\p{L}))/giu, NBSP],
  // A number stays with what it counts, and with its thousands.
  [/(?<=\d)[ \n]+(?=[%$€£]|\p{Script=Cyrillic}|px|dp|pt)/gu, NBSP],
  [/(?<=(?<![\d.,])\d{1,3}(?:[ \u00a0]\d{3})*)[ \n](?=\d{3}(?!\d))/g, NBSP],
  [/(?<=[№§])[ \n]+(?=\d)/g, NBSP],
  [/(?<=(?<!\p{L})т\.)[ \n]?(?=[депк]\.)/gu, NBSP],
  // A dash doesn't start a line.
  [/(?<=\S|^)[ \n]+(?=—)/g, NBSP],
  // A range stays whole.
  [/(?<=\d–)(?=\d)/g, '\u2060'],
];

/**
 * Inserts no-break spaces into Russian prose where a line must not break: after
 * short prepositions and conjunctions, before particles and dashes, and between a
 * number and what it counts; and a word joiner into ranges.
 */
export function joinWords(text: string): string {
  return RULES.reduce((joined, [pattern, by]) => joined.replace(pattern, by), text);
}

/** Elements whose text is not prose. */
const VERBATIM = new Set([
  'code',
  'kbd',
  'pre',
  'samp',
  'script',
  'style',
  'textarea',
  'CodeBlock',
]);

const isVerbatim = (node: Nodes): boolean =>
  (node.type === 'element' && VERBATIM.has(node.tagName)) ||
  ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
    VERBATIM.has(node.name ?? ''));

/** Rehype plugin that applies {@link joinWords} to Russian pages, except for code. */
export default function rehypeNoBreakSpaces() {
  return (tree: Root, file: Pick<VFile, 'path'>): void => {
    if (localeOf(file.path ?? '') !== russian) {
      return;
    }
    visitParents(tree, 'text', (node, parents) => {
      if (!parents.some(isVerbatim)) {
        node.value = joinWords(node.value);
      }
    });
  };
}
