import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Link, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkGfm from 'remark-gfm';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import glossary, {markTerms} from './index';
import {glossaryFiles, glossaryPages} from '../../lib/glossary';
import {readTerms, termsFor, type Term} from './terms';

const TERMS: Term[] = [
  {id: 'ecpm', words: ['eCPM'], definition: 'Revenue per 1,000 impressions.', locale: 'en'},
  {
    id: 'fill-rate',
    words: ['fill rate', 'fillrate'],
    definition: 'Share of requests.',
    locale: 'en',
  },
  {id: 'waterfall', words: ['waterfall', 'waterfalls'], definition: 'A list.', locale: 'en'},
];

function parse(source: string): Root {
  return unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(remarkDirective)
    .parse(source) as Root;
}

/** Anchors and words of the links that a page got. */
function marks(source: string, options: {title?: string; terms?: Term[]; locale?: string} = {}) {
  const root = parse(source);
  const count = markTerms(root, {title: 'Page', terms: TERMS, locale: 'en', ...options});
  const links: Link[] = [];
  visit(root, 'link', (link) => {
    if (link.url.startsWith('/networks-setup/glossary#')) {
      links.push(link);
    }
  });
  expect(links).toHaveLength(count);
  return links.map((link) => `${link.url.split('#')[1]} ${toString(link)}`);
}

describe('first use', () => {
  it('links each term once, in the words of the page', () => {
    expect(marks('Waterfalls raise eCPM.\n\nThe waterfall and eCPM, and the fillrate.')).toEqual([
      'waterfall Waterfalls',
      'ecpm eCPM',
      'fill-rate fillrate',
    ]);
  });

  it('keeps the text and adds the definition behind the word', () => {
    const root = parse('High eCPM wins.');
    markTerms(root, {title: '', terms: TERMS, locale: 'en'});
    expect(toString(root)).toBe('High eCPMRevenue per 1,000 impressions. wins.');
  });

  it('describes the link by its definition', () => {
    const root = parse('High eCPM wins.');
    markTerms(root, {title: '', terms: TERMS, locale: 'ru'});
    const tips: Record<string, unknown>[] = [];
    visit(root, 'mdxJsxTextElement', ({attributes}) => {
      tips.push(
        Object.fromEntries(
          attributes.flatMap((entry) =>
            entry.type === 'mdxJsxAttribute' ? [[entry.name, entry.value]] : [],
          ),
        ),
      );
    });
    expect(tips).toContainEqual({role: 'tooltip', id: 'term-ecpm', lang: 'en'});
    visit(root, 'link', (link) => {
      expect(link.data?.hProperties).toEqual({ariaDescribedBy: ['term-ecpm']});
    });
  });

  it('reads over line ends', () => {
    expect(marks('The fill\nrate.')).toEqual(['fill-rate fill\nrate']);
  });

  it.each([
    ['## eCPM', 'a heading'],
    ['[eCPM](/reporting/metrics)', 'a link'],
    ['`eCPM` and\n\n```text\neCPM\n```', 'code'],
    ['| A |\n| --- |\n| eCPM |', 'a table'],
    ['**eCPM** and *eCPM*', 'marked text'],
    ['<Tabs>\n<TabItem value="a">\n\neCPM\n\n</TabItem>\n</Tabs>', 'a component'],
    ['MyeCPM, eCPMs, eCPM-based, x/eCPM, eCPM.kt', 'longer words'],
  ])('leaves %j alone: %s', (source) => {
    expect(marks(source)).toEqual([]);
  });

  it('leaves out what the page explains itself', () => {
    expect(marks('eCPM.\n\n## What eCPM means')).toEqual([]);
    expect(marks('eCPM.', {title: 'Raise your eCPM'})).toEqual([]);
  });

  it('works in lists, quotes and notes', () => {
    expect(marks('- eCPM\n\n> fill rate\n\n:::note\n\nwaterfall\n\n:::')).toHaveLength(3);
  });

  it('stops at eight', () => {
    const terms = [...'abcdefghij'].map((letter) => ({
      id: letter,
      words: [`word${letter}`],
      definition: 'x',
      locale: 'en',
    }));
    expect(marks(terms.map(({words}) => words[0]).join(' '), {terms})).toHaveLength(8);
    const linked = (count: number): string =>
      terms
        .slice(0, count)
        .map(({id}) => `[${id}](/networks-setup/glossary#${id})`)
        .join(' ');
    /** Definitions on a page, at its own links and at words. */
    const defined = (source: string): number => {
      const root = parse(source);
      expect(markTerms(root, {title: 'Page', terms, locale: 'en'})).toBeLessThanOrEqual(8);
      let count = 0;
      visit(root, 'mdxJsxTextElement', ({attributes}) => {
        count += Number(
          attributes.some(
            (one) => 'name' in one && one.name === 'id' && String(one.value).startsWith('term-'),
          ),
        );
      });
      return count;
    };
    expect(defined(linked(10))).toBe(8);
    expect(defined(`${linked(5)} wordf wordg wordh wordi wordj`)).toBe(8);
  });
});

describe('links of the page', () => {
  const links = (source: string): (string | false)[] => {
    const root = parse(source);
    markTerms(root, {title: 'eCPM', terms: TERMS, locale: 'en'});
    const found: (string | false)[] = [];
    visit(root, 'link', ({url, data}) => {
      found.push(data ? url : false);
    });
    return found;
  };

  it('get the definition once, and the words of the term stay text', () => {
    expect(links('eCPM. [Price](../glossary.mdx#ecpm), [eCPM](../glossary.mdx#ecpm).')).toEqual([
      '../glossary.mdx#ecpm',
      false,
    ]);
  });

  it('stay as they are when they lead elsewhere', () => {
    expect(links('[a](/networks-setup/glossary#money) [b](/x/glossary-of#ecpm)')).toEqual([
      false,
      false,
    ]);
  });
});

describe('readTerms', () => {
  it('takes entries with words and the beginning of their text', () => {
    expect(
      readTerms(
        `### Fill {/* #fill */}\n\nNo words.\n\n### CTR {/* #ctr */}\n\n{/* words: CTR, click-through  rate */}\n\nA \`share\` of [clicks](x.mdx). Another sentence. See [there](y.mdx).`,
        'en',
      ),
    ).toEqual([
      {id: 'fill', words: [], definition: 'No words.', locale: 'en'},
      {
        id: 'ctr',
        words: ['CTR', 'click-through rate'],
        definition: 'Another sentence.',
        locale: 'en',
      },
    ]);
  });

  it('takes a sentence with a link when there is no other', () => {
    expect(
      readTerms('### Cap {/* #cap */}\n\nA limit in a [place](#p). See [x](y.mdx).', 'en'),
    ).toEqual([{id: 'cap', words: [], definition: 'A limit in a place.', locale: 'en'}]);
  });

  it.each(['### CTR\n\n{/* words: CTR */}\n\nText.', '### CTR {/* #ctr */}\n\n{/* words: CTR */}'])(
    'refuses %j',
    (source) => {
      expect(() => readTerms(source, 'en')).toThrow(/CTR.*needs an id/);
    },
  );
});

describe('the glossary of the site', () => {
  const terms = termsFor(glossaryFiles, 'en');
  const source = readFileSync(
    path.join(__dirname, '..', '..', '..', glossaryPages.en as string),
    'utf8',
  );

  it('has short definitions under anchors of its own', () => {
    expect(terms.length).toBeGreaterThan(20);
    for (const {id, definition} of terms) {
      expect(source).toContain(`{/* #${id} */}`);
      expect(definition.length).toBeLessThanOrEqual(240);
      expect(definition).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  it('gives no word to two terms', () => {
    const words = terms.flatMap((term) => [
      ...new Set(term.words.map((word) => word.toLowerCase())),
    ]);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it('explains in English what has no other definition', () => {
    const files = {en: glossaryFiles.en as string, ru: 'no-such-file.mdx'};
    expect(termsFor(files, 'ru')).toEqual(termsFor(files, 'en'));
  });
});

describe('plugin', () => {
  const run = (file: string): Root => {
    const root = parse('High eCPM wins.');
    glossary()(root, {path: file, data: {frontMatter: {title: 'Page'}}});
    return root;
  };

  it('adds the Escape key to pages with terms only', () => {
    expect(run('/site/docs/advanced/ad-server.mdx').children.map(({type}) => type)).toEqual([
      'paragraph',
      'mdxjsEsm',
    ]);
  });

  it.each([
    `/site/${glossaryPages.en as string}`,
    `/site/${glossaryPages.ru}`,
    'C:\\site\\docs\\networks-setup\\glossary.mdx',
    '/site/versioned_docs/version-3.6.0/x.mdx',
    '/site/docs/advanced/_parts/x.mdx',
  ])('leaves %s alone', (file) => {
    expect(toString(run(file))).toBe('High eCPM wins.');
  });
});
