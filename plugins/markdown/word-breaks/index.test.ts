import type {Element, Root} from 'hast';
import {expect, it} from 'vitest';
import rehypeWordBreaks from '.';

const element = (tagName: string, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const text = (value: string) => ({type: 'text' as const, value});
const name = 'GADInvalidInitializationException';

function broken(node: Element): Element {
  const tree: Root = {type: 'root', children: [node]};
  rehypeWordBreaks()(tree);
  return tree.children[0] as Element;
}

it('lets long names in headings break, inside code too', () => {
  const wbr = element('wbr');
  const parts = [text('GADInvalid'), wbr, text('Initialization'), wbr, text('Exception')];
  expect(broken(element('h2', text('Crash: '), element('code', text(name))))).toEqual(
    element('h2', text('Crash: '), element('code', ...parts)),
  );
});

it('leaves short names and other text alone', () => {
  for (const node of [element('h3', text('AdMob on iOS')), element('p', text(name))]) {
    const before = structuredClone(node);
    expect(broken(node)).toEqual(before);
  }
});
