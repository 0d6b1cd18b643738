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
import {columns, fileTree, flow, funnel, keysFlow, road, sequence, stack, timeline} from './kinds';
import {lifecycle} from './lifecycle';
import {placement, sizes} from './placement';
import {screen} from './screen';
import {linesOf, WIDTH, type Picture} from './svg';
import {wordsFor, type Words} from './words';

/** A drawing as it stands on the page. */
interface Figure extends Picture {
  id: string;
  title: string;
}

/**
 * The figure's inside. It opens larger without a script: the button commands a
 * dialog, in which the drawing is used once more.
 */
function markup({id, title, svg, height, description}: Figure, words: Words): string {
  const name = escapeHtml(title);
  const open = (labels: string) =>
    `<svg viewBox="0 0 ${WIDTH} ${Math.ceil(height)}" role="img" aria-labelledby="${labels}">`;
  const labels = `${id}-t ${id}-d`;
  return (
    `${open(labels)}<title id="${id}-t">${name}</title><desc id="${id}-d">${escapeHtml(description)}</desc>` +
    `<g class="drawn" id="${id}-g">${svg}</g></svg>` +
    `<figcaption>${name}<a class="hash-link" href="#${id}" aria-label="${escapeHtml(words.linkTo(title))}"></a></figcaption>` +
    `<button type="button" class="drawing-open" commandfor="${id}-o" command="show-modal" aria-label="${escapeHtml(words.enlarge(title))}"></button>` +
    `<dialog id="${id}-o" aria-label="${name}" closedby="any">` +
    `<form method="dialog"><button aria-label="${words.close}"></button></form>` +
    `${open(labels)}<use href="#${id}-g"/></svg></dialog>`
  );
}

/** Figures made on a page, with their markup. */
const made = new WeakMap<object, string>();

/** The figure as an element whose markup React takes over as it is. */
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

/** Markup of the figures that were drawn on a page. */
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
    throw new Error(`id="${id}": small letters, digits and hyphens were expected`);
  }
  return id;
}

/** A drawing made of the list inside the element. */
const ofList = (
  draw: (items: readonly Item[], attributes: Asked['attributes'], words: Words) => Picture,
  further: readonly string[] = [],
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
  const given = attributes.get(name);
  const value = values.find((known) => known === given);
  if (!value) {
    throw new Error(`${name}="${given ?? ''}": one of ${values.join(', ')} was expected`);
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
        isAccent: true,
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
  Flow: ofList(flow),
  Stack: ofList(stack),
  Sequence: ofList(sequence),
  Timeline: ofList(timeline),
  FileTree: ofList(fileTree),
  Funnel: ofList(funnel),
  Columns: ofList(columns),
  KeysFlow: ofList((items, attributes) => keysFlow(items, required(attributes, 'from')), ['from']),
  Screen: ofList(
    (items, attributes, words) => screen(items, required(attributes, 'place'), words),
    ['place'],
  ),
  AdLifecycle: {
    attributes: ['type', 'platform'],
    make: (asked) => [element(life(asked), wordsFor(asked.locale))],
  },
  MediationFlow: {
    attributes: [],
    make: ({locale}) => {
      const words = wordsFor(locale);
      const {title, steps} = words.mediation;
      return [element({id: 'mediation-flow', title, ...flow(steps)}, words)];
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
      const type = oneOf(asked, 'type', adTypes);
      const words = wordsFor(asked.locale);
      const {title} = words.placements[type];
      return [element({id: 'ad-placement', title, ...placement(type, words)}, words)];
    },
  },
};

/**
 * Remark plugin that draws while pages are compiled: `<Flow>`, `<Stack>`,
 * `<Sequence>`, `<Timeline>`, `<FileTree>`, `<Funnel>`, `<Columns>`,
 * `<KeysFlow>` and `<Screen>` from the list inside them, `<AdLifecycle>` and `<AdPlacement>`
 * from the type they name, `<MediationFlow>` and
 * `<AdSizes>` as they are. The browser gets the finished SVG and no code.
 *
 * @throws naming file and line when an element lacks its name, id or list
 */
export default function drawings() {
  return replaceElements(makers);
}
