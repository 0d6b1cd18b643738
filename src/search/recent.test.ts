import {expect, it} from 'vitest';
import {rememberable} from './recent';

const hit = {
  type: 'content',
  url: '/android/banner#show',
  content: 'Call show with <view>',
  hierarchy: {lvl0: 'Android', lvl1: 'Banner', lvl2: 'Show', lvl3: null},
  _snippetResult: {
    content: {value: 'Call <mark>show</mark>'},
    hierarchy: {lvl1: {value: 'Banner'}, lvl2: {value: 'Show it'}},
  },
};

it('gives a result from a text the level of its heading, drawn with the text', () => {
  const {type, hierarchy, _snippetResult: drawn} = rememberable(hit);
  expect(type).toBe('lvl2');
  expect(drawn.hierarchy.lvl2.value).toBe('Call <mark>show</mark>');
  expect(drawn.hierarchy.lvl1.value).toBe('Banner');
  expect(hierarchy.lvl2).toBe('Show');
});

it('leaves the title of a page and results of other types as they are', () => {
  const top = {...hit, hierarchy: {lvl0: 'Android', lvl1: 'Banner'}};
  expect(rememberable(top)).toMatchObject({type: 'lvl1', _snippetResult: hit._snippetResult});
  const section = {...hit, type: 'lvl2'};
  expect(rememberable(section)).toBe(section);
  const foreign = {type: 'content', hierarchy: {lvl0: 'x'}};
  expect(rememberable(foreign)).toBe(foreign);
});
