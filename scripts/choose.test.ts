import {describe, expect, it} from 'vitest';
import {choose} from './choose.mjs';
import {steps} from './steps.mjs';

const page = 'docs/ios/ad-types/banner.mdx';
const module = 'config/dates.ts';
const kindOf = (file: string): 'file' | 'folder' | null =>
  [page, module, 'README.md', 'static/picture.png', 'tests/e2e/chat.spec.ts'].includes(file)
    ? 'file'
    : ['docs', 'docs/ios', 'build'].includes(file)
      ? 'folder'
      : null;

const quick = steps.filter((step) => step.quick);
const names = (words: string[], of = quick) =>
  Object.fromEntries(choose(words, of, kindOf).map(({step, files}) => [step.name, files]));

describe('choose', () => {
  it('takes every step where nothing is named', () => {
    expect(Object.keys(names([]))).toEqual(quick.map(({name}) => name));
  });

  it('limits a named step to the files named beside it', () => {
    expect(names(['content', page])).toEqual({content: [page]});
    expect(names(['content', 'docs/ios'])).toEqual({content: ['docs/ios']});
  });

  it('knows a step of two words joined by a hyphen too', () => {
    expect(names(['code-samples', 'Content'])).toEqual({content: [], 'code samples': []});
    expect(names(['code samples'])).toEqual({'code samples': []});
  });

  it('prefers the step to the folder of the same name', () => {
    expect(names(['build'], [...steps])).toEqual({build: []});
  });

  it('takes the steps that read the files where no step is named', () => {
    expect(names([page])).toEqual({content: [page], 'code samples': [page]});
    expect(names([module])).toEqual({types: [module], format: [module], lint: [module]});
    expect(names([page, module])).toEqual({
      types: [module],
      content: [page],
      format: [module],
      lint: [module],
      'code samples': [page],
    });
    expect(names(['tests/e2e/chat.spec.ts'], [...steps])['browser tests']).toEqual([
      'tests/e2e/chat.spec.ts',
    ]);
  });

  it('begins at a step', () => {
    expect(Object.keys(names(['--from', 'search relevance'], [...steps]))).toEqual([
      'search relevance',
      'same site elsewhere',
      'fixture site',
      'browser tests',
    ]);
  });

  it.each([
    [['contents'], /no step, file or folder "contents".*types, content, .*code-samples/],
    [['docs/ios/no-page.mdx'], /no step, file or folder "docs\/ios\/no-page\.mdx"/],
    [['unit-tests'], /no step, file or folder "unit-tests"/],
    [['--from'], /--from needs the step/],
    [['--from', 'nowhere'], /no step.*"nowhere"/],
    [['--fix'], /no option "--fix"/],
    [['lint', page], /step lint does not read docs\/ios/],
    [['content', module], /step content does not read config/],
    [['static/picture.png'], /No step reads static\/picture\.png/],
    [[page, 'static/picture.png'], /No step reads static\/picture\.png/],
  ])('refuses %j', (words, says) => {
    expect(() => names(words)).toThrow(says);
  });
});
