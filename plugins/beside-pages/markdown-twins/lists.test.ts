import {expect, it} from 'vitest';
import {line, listOf, wholeText} from './lists';

const page = {
  title: 'Banner [ads]',
  description: 'Show a banner\n at the edge.',
  url: 'https://docs.example/android/banner.md',
  body: '',
  text: '# Banner\n\nText.\n',
};

it('lists pages on a line each, under the sections that have any', () => {
  expect(
    listOf(
      'Android SDK',
      'All of it.',
      ['A note.'],
      [
        {title: 'Ad types', pages: [page]},
        {title: 'Empty', pages: []},
      ],
    ),
  ).toBe(
    '# Android SDK\n\n> All of it.\n\nA note.\n\n## Ad types\n\n- [Banner \\[ads\\]](https://docs.example/android/banner.md): Show a banner at the edge.\n',
  );
});

it('writes a link without a note without a colon', () => {
  expect(line('Whole', 'https://docs.example/llms-full.txt', '')).toBe(
    '- [Whole](https://docs.example/llms-full.txt)',
  );
});

it('puts whole texts one after another', () => {
  expect(wholeText('Android SDK', 'All.', [{title: 'Ad types', pages: [page, page]}])).toBe(
    '# Android SDK\n\n> All.\n\n---\n\n# Banner\n\nText.\n\n---\n\n# Banner\n\nText.\n',
  );
});
