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
 * A sign with space at both sides. The words beside it are identifiers: browsers
 * count text as space and would move the sign's own space to the row's ends.
 */
const sign = (value: string): MdxJsxFlowElement =>
  leaf('mo', value, {lspace: '0.3em', rspace: '0.3em'});

/** Sum, difference or product, written with spaces around its signs. */
function row(text: string): MdxJsxFlowElement {
  const parts = text.split(/ ([+−×]) /);
  return element(
    'mrow',
    parts.map((part, index) =>
      index % 2 ? sign(part) : /^[\d.,\s]+%?$/.test(part) ? leaf('mn', part) : leaf('mi', part),
    ),
  );
}

function spoken(text: string, {spoken: say}: Words): string {
  const signs: Record<string, string> = {'+': say.plus, '−': say.minus, '×': say.times};
  return text.replace(/[+−×]/g, (sign) => signs[sign] as string);
}

export interface Formula {
  name: string;
  /** Numerator, or the whole right side when there is no `bottom`. */
  top: string;
  bottom?: string;
  /** Factor behind the fraction. */
  times?: string;
}

/** Sets a formula as MathML, with its words for those who hear the page. */
export function formula({name, top, bottom, times}: Formula, words: Words): MdxJsxFlowElement {
  const say = words.spoken;
  const label = [
    name,
    say.equals,
    spoken(top, words),
    ...(bottom ? [say.over, spoken(bottom, words)] : []),
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
