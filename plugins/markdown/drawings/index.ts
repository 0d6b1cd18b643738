import {valueToEstree} from 'estree-util-value-to-estree';
import type {List, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import {adTypes} from '@help-center/app-rules';
import {russian} from '../../../config/locales';
import {platforms} from '../../../config/platforms';
import {escapeHtml} from '@help-center/text';
import {joinWords} from '../no-break-spaces';
import {replaceElements, type Asked, type Maker} from '../../data-pages/release-pages/elements';
import {itemsOf, type Item} from './items';
import {auction, flow, funnel, road, sequence} from './kinds';
import {lifecycle} from './lifecycle';
import {placement, sizes} from './placement';
import {screen} from './screen';
import {linesOf, WIDE, WIDTH, type Picture} from './svg';
import {wordsFor, type Words, placedTypes} from './words';

/** A drawing with its id and title. */
interface Figure extends Picture {
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
    {mark: `${id}-g`, width: WIDTH, svg, height, look: wide ? ' class="narrow"' : ''},
    ...(wide ? [{mark: `${id}-w`, width: WIDE, ...wide, look: ' class="wide"'}] : []),
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
    (hasLegend ? legend(words) : '') +
    `<figcaption>${name}<a class="hash-link" href="#${id}" aria-label="${escapeHtml(words.linkTo(title))}"></a></figcaption>` +
    `<button type="button" class="drawing-open" commandfor="${id}-o" command="show-modal" aria-label="${escapeHtml(words.enlarge(title))}"></button>` +
    `<dialog id="${id}-o" aria-label="${name}" closedby="any">` +
    `<form method="dialog"><button aria-label="${words.close}"></button></form>` +
    `${used.join('')}</dialog>`
  );
}

/** What color and line of boxes and arrows mean, the same in every drawing that has them. */
const legend = ({legend: {act, itself, onlyIf}}: Words): string =>
  `<p class="drawing-legend"><span class="act">${act}</span><span class="itself">${itself}</span><span class="only-if">${onlyIf}</span></p>`;

/** Markup of the figures on a page. */
const made = new WeakMap<object, string>();

/** The figure as an element whose markup React inserts unchanged. */
function element(figure: Figure, words: Words): MdxJsxFlowElement & RootContent {
  const html = markup(figure, words);
  const expression = valueToEstree({__html: html});
  const node: MdxJsxFlowElement & RootContent = {
    type: 'mdxJsxFlowElement',
    name: 'figure',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'className', value: 'drawing'},
      {type: 'mdxJsxAttribute', name: 'id', value: figure.id},
      {
        type: 'mdxJsxAttribute',
        name: 'dangerouslySetInnerHTML',
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: `{__html: ${JSON.stringify(html)}}`,
          data: {
            estree: {
              type: 'Program',
              sourceType: 'module',
              comments: [],
              body: [{type: 'ExpressionStatement', expression}],
            },
          },
        },
      },
    ],
    children: [],
  };
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

function required(attributes: Asked['attributes'], name: string): string {
  const value = attributes.get(name)?.trim();
  if (!value) {
    throw new Error(`needs ${name}="…"`);
  }
  return value;
}

function idOf({attributes}: Asked): string {
  const id = required(attributes, 'id');
  if (!/^[a-z][a-z\d-]*$/.test(id)) {
    throw new Error(`id="${id}": lower-case letters, digits and hyphens were expected`);
  }
  return id;
}

/** A drawing generated from the list inside the element. */
const ofList = (
  draw: (items: readonly Item[], attributes: Asked['attributes'], words: Words) => Picture,
  {further = [], hasLegend = false}: {further?: readonly string[]; hasLegend?: boolean} = {},
): Maker => ({
  attributes: ['id', 'title', ...further],
  make: (asked) => {
    const {attributes, children, locale} = asked;
    const [list, ...others] = children;
    if (list?.type !== 'list' || others.length > 0) {
      throw new Error('needs one list inside, and nothing else');
    }
    const items = itemsOf(list as List, locale === russian ? joinWords : (text) => text);
    const words = wordsFor(locale);
    const figure = {
      id: idOf(asked),
      title: required(attributes, 'title'),
      hasLegend,
      ...draw(items, attributes, words),
    };
    return [element(figure, words)];
  },
});

function oneOf<Value extends string>(
  {attributes}: Asked,
  name: string,
  values: readonly Value[],
): Value {
  const attribute = attributes.get(name);
  const value = values.find((known) => known === attribute);
  if (!value) {
    throw new Error(`${name}="${attribute ?? ''}": one of ${values.join(', ')} was expected`);
  }
  return value;
}

function life(asked: Asked): Figure {
  const platform = asked.attributes.has('platform')
    ? oneOf(asked, 'platform', platforms)
    : 'android';
  const words = wordsFor(asked.locale);
  const steps = lifecycle(oneOf(asked, 'type', adTypes), platform);
  return {
    id: 'ad-lifecycle',
    title: words.lifecycle,
    ...road(
      steps.map(({stage, callback, side}) => ({
        isSide: side,
        texts: (width) => [
          linesOf(callback, 'code', width),
          linesOf(words.stages[stage], 'note', width),
        ],
      })),
    ),
    description: steps.map(({stage, callback}) => `${callback}: ${words.stages[stage]}.`).join(' '),
  };
}

const makers: Readonly<Record<string, Maker>> = {
  Flow: ofList(flow, {hasLegend: true}),
  Sequence: ofList(sequence, {hasLegend: true}),
  Funnel: ofList(funnel),
  Screen: ofList(
    (items, attributes, words) => screen(items, required(attributes, 'place'), words),
    {further: ['place']},
  ),
  AdLifecycle: {
    attributes: ['type', 'platform'],
    make: (asked) => [element(life(asked), wordsFor(asked.locale))],
  },
  Auction: {
    attributes: [],
    make: ({locale}) => {
      const words = wordsFor(locale);
      const {title, ...parts} = words.auction;
      return [element({id: 'auction', title, hasLegend: true, ...auction(parts)}, words)];
    },
  },
  AdSizes: {
    attributes: [],
    make: ({locale}) => {
      const words = wordsFor(locale);
      return [element({id: 'ad-sizes', title: words.sizes.title, ...sizes(words)}, words)];
    },
  },
  AdPlacement: {
    attributes: ['type'],
    make: (asked) => {
      const type = oneOf(asked, 'type', placedTypes);
      const words = wordsFor(asked.locale);
      const {title} = words.placements[type];
      return [element({id: 'ad-placement', title, ...placement(type, words)}, words)];
    },
  },
};

/**
 * Remark plugin that draws figures: `<Flow>`, `<Sequence>`, `<Funnel>` and `<Screen>` from
 * the list inside them, `<AdLifecycle>` and `<AdPlacement>` from their type, `<Auction>` and
 * `<AdSizes>` without input. The browser gets the finished SVG and no code.
 *
 * @throws with file and line when an element lacks its title, id or list
 */
export default function drawings() {
  return replaceElements(makers);
}
