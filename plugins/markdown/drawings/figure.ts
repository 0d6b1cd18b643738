import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import {escapeHtml} from '@help-center/text';
import {parseMdx} from '../../lib/nodes';
import {WIDE, WIDTH, type Picture} from './svg';
import {spacesFor, wordsFor, type Words} from './words';

/** A drawing with its id, title and words. */
export interface Figure extends Picture {
  id: string;
  title: string;
  /** What it shows in one sentence, for screen readers and text versions of the page. */
  sentence: string;
  /** Whether its colors and lines say who acts and when. */
  hasLegend?: boolean;
}

/**
 * The content of the figure. It opens enlarged without a script: the button's command
 * attribute opens a dialog that shows the same drawing.
 */
function markup({id, title, sentence, svg, height, wide, hasLegend}: Figure, words: Words): string {
  const name = escapeHtml(title);
  const open = (width: number, tall: number, look: string) =>
    `<svg${look} viewBox="0 0 ${width} ${Math.ceil(tall)}" role="img" `;
  const same = `aria-labelledby="${id}-s">`;
  const forms = [
    {mark: `${id}-g`, width: WIDTH, svg, height, look: wide ? ' class="upright"' : ''},
    ...(wide ? [{mark: `${id}-w`, width: WIDE, ...wide, look: ' class="level"'}] : []),
  ];
  const drawn = forms.map(
    (form, index) =>
      open(form.width, form.height, form.look) +
      (index === 0 ? `id="${id}-s" aria-label="${escapeHtml(sentence)}">` : same) +
      `<g class="drawn" id="${form.mark}">${form.svg}</g></svg>`,
  );
  const used = forms.map(
    (form) => `${open(form.width, form.height, form.look)}${same}<use href="#${form.mark}"/></svg>`,
  );
  return (
    drawn.join('') +
    (hasLegend ? legend(svg, words) : '') +
    `<figcaption>${name}<a class="hash-link" href="#${id}" aria-label="${escapeHtml(words.linkTo(title))}"></a></figcaption>` +
    `<button type="button" class="drawing-open" commandfor="${id}-o" command="show-modal" aria-label="${escapeHtml(words.enlarge(title))}"></button>` +
    `<dialog id="${id}-o" aria-label="${name}" closedby="any">` +
    `<form method="dialog"><button aria-label="${words.close}"></button></form>` +
    `${used.join('')}</dialog>`
  );
}

/** What color and line of boxes and arrows mean, for those that this drawing has beside the plain ones. */
function legend(svg: string, {legend: {act, itself, onlyIf}}: Words): string {
  const mean = (look: string, name: string, meaning: string) =>
    new RegExp(`class="[^"]*\\b${look}\\b`).test(svg)
      ? `<span class="${name}">${meaning}</span>`
      : '';
  const marked = [mean('a', 'act', act), mean('d', 'only-if', onlyIf)].join('');
  return marked && `<p class="drawing-legend">${marked}<span>${itself}</span></p>`;
}

/** Longer ones can't be followed by ear. */
const MOST_WORDS = 40;

/** What is wrong with the words of a drawing; null if they are one sentence of a length to listen to. */
function wrongIn(sentence: string): string | null {
  const words = sentence.split(/\s+/).length;
  return words > MOST_WORDS
    ? `${words} words, at most ${MOST_WORDS} expected`
    : /[.!?]\s+\p{Lu}/u.test(sentence) || !sentence.endsWith('.')
      ? 'one sentence with a full stop was expected'
      : null;
}

/** Markup of the figures on a page. */
const made = new WeakMap<object, string>();

/**
 * A drawing as a `<figure>` whose markup React inserts unchanged.
 *
 * @throws when its words aren't one sentence
 */
export function figure(drawn: Figure, locale: string): MdxJsxFlowElement & RootContent {
  const wrong = wrongIn(drawn.sentence);
  if (wrong) {
    throw new Error(`"${drawn.sentence}": ${wrong}`);
  }
  const set = spacesFor(locale);
  const html = markup(
    {...drawn, title: set(drawn.title), sentence: set(drawn.sentence)},
    wordsFor(locale),
  );
  const [node] = parseMdx(
    `<figure className="drawing" id="${drawn.id}" dangerouslySetInnerHTML={${JSON.stringify({__html: html})}}/>`,
  ).children as [MdxJsxFlowElement & RootContent];
  made.set(node, html);
  return node;
}

/** Markup of all figures drawn on a page. */
export function figuresOf(root: Root): string[] {
  const found: string[] = [];
  visit(root, 'mdxJsxFlowElement', (node) => {
    const html = made.get(node);
    if (html !== undefined) {
      found.push(html);
    }
  });
  return found;
}
