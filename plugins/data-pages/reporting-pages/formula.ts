import type {BlockContent} from 'mdast';
import {component} from '../../lib/nodes';
import type {Words} from './words';

const leaf = (name: string, value: string, attributes: Record<string, string> = {}) =>
  component(name, attributes, [{type: 'text', value} as unknown as BlockContent]);

/**
 * An operator with space on both sides. The operands are text, so without explicit
 * space browsers would move the operator's spacing to the ends of the row.
 */
const sign = (value: string) => leaf('mo', value, {lspace: '0.3em', rspace: '0.3em'});

/** A sum, difference or product, with spaces around its operators. */
const row = (text: string) =>
  component(
    'mrow',
    {},
    text
      .split(/ ([+−×]) /)
      .map((part, index) =>
        index % 2 ? sign(part) : leaf(/^[\d.,\s]+%?$/.test(part) ? 'mn' : 'mi', part),
      ),
  );

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
export function formula({name, top, bottom, times}: Formula, words: Words) {
  const say = words.spoken;
  const label = [
    name,
    say.equals,
    describe(top, words),
    ...(bottom ? [say.over, describe(bottom, words)] : []),
    ...(times ? [say.times, times] : []),
  ].join(' ');
  return component('math', {display: 'block', role: 'math', 'aria-label': label}, [
    component('mrow', {}, [
      leaf('mi', name),
      sign('='),
      bottom ? component('mfrac', {}, [row(top), row(bottom)]) : row(top),
      ...(times ? [sign('×'), leaf('mn', times)] : []),
    ]),
  ]);
}
