import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import {escapeHtml} from '@help-center/text';
import {parseMdx} from '../../lib/nodes';
import {WIDE, WIDTH, type Picture} from './svg';
import {wordsFor, type Words} from './words';

/** A drawing with its id and title. */
export interface Figure extends Picture {
  id: string;
  title: string;
  /** Whether its colors and lines say who acts and when. */
  hasLegend?: boolean;
}

/**
 * The content of the figure. It opens enlarged without a script: the button's command
 * attribute opens a dialog that shows the same drawing.
 */
function markup(
  {id, title, svg, height, wide, description, hasLegend}: Figure,
  words: Words,
): string {
  const name = escapeHtml(title);
  const open = (width: number, tall: number, look: string) =>
    `<svg${look} viewBox="0 0 ${width} ${Math.ceil(tall)}" role="img" aria-labelledby="${id}-t ${id}-d">`;
  const forms = [
    {mark: `${id}-g`, width: WIDTH, svg, height, look: wide ? ' class="upright"' : ''},
    ...(wide ? [{mark: `${id}-w`, width: WIDE, ...wide, look: ' class="level"'}] : []),
  ];
  const drawn = forms.map(
    (form, index) =>
      open(form.width, form.height, form.look) +
      (index === 0
        ? `<title id="${id}-t">${name}</title><desc id="${id}-d">${escapeHtml(description)}</desc>`
        : '') +
      `<g class="drawn" id="${form.mark}">${form.svg}</g></svg>`,
  );
  const used = forms.map(
    (form) => `${open(form.width, form.height, form.look)}<use href="#${form.mark}"/></svg>`,
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

/** Markup of the figures on a page. */
const made = new WeakMap<object, string>();

/** A drawing as a `<figure>` whose markup React inserts unchanged. */
export function figure(drawn: Figure, locale: string): MdxJsxFlowElement & RootContent {
  const html = markup(drawn, wordsFor(locale));
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
