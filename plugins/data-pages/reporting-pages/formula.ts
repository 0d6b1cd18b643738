import type {BlockContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {Words} from './words';

type Child = MdxJsxFlowElement['children'][number];

function element(
  name: string,
  children: readonly Child[],
  attributes: Record<string, string> = {},
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: [...children],
  };
}

const leaf = (
  name: string,
  value: string,
  attributes?: Record<string, string>,
): MdxJsxFlowElement =>
  element(name, [{type: 'text', value} as unknown as BlockContent], attributes);

/**
 * An operator with space on both sides. The operands are text, so without explicit
 * space browsers would move the operator's spacing to the ends of the row.
 */
const sign = (value: string): MdxJsxFlowElement =>
  leaf('mo', value, {lspace: '0.3em', rspace: '0.3em'});

/** A sum, difference or product, with spaces around its operators. */
function row(text: string): MdxJsxFlowElement {
  const parts = text.split(/ ([+−×]) /);
  return element(
    'mrow',
    parts.map((part, index) =>
      index % 2 ? sign(part) : /^[\d.,\s]+%?$/.test(part) ? leaf('mn', part) : leaf('mi', part),
    ),
  );
}

function describe(text: string, {spoken: say}: Words): string {
  const signs: Record<string, string> = {'+': say.plus, '−': say.minus, '×': say.times};
  return text.replace(/[+−×]/g, (sign) => signs[sign] as string);
}

export interface Formula {
  name: string;
  /** Numerator, or the whole right side if there is no `bottom`. */
  top: string;
  bottom?: string;
  /** Factor after the fraction. */
  times?: string;
}

/** Renders a formula as MathML, with a text alternative for screen readers. */
export function formula({name, top, bottom, times}: Formula, words: Words): MdxJsxFlowElement {
  const say = words.spoken;
  const label = [
    name,
    say.equals,
    describe(top, words),
    ...(bottom ? [say.over, describe(bottom, words)] : []),
    ...(times ? [say.times, times] : []),
  ].join(' ');
  return element(
    'math',
    [
      element('mrow', [
        leaf('mi', name),
        sign('='),
        bottom ? element('mfrac', [row(top), row(bottom)]) : row(top),
        ...(times ? [sign('×'), leaf('mn', times)] : []),
      ]),
    ],
    {display: 'block', role: 'math', 'aria-label': label},
  );
}
