import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {allowances, limits, overBudget, scales, type Weight} from './budgets';

let build: string;

const weigh = (file: string) => scales(build, ({length}) => length)(file);

function write(file: string, content: string): void {
  const full = path.join(build, file);
  mkdirSync(path.dirname(full), {recursive: true});
  writeFileSync(full, content);
}

/** A page in the form of the built ones, with these chunks and this content. */
const page = (chunks: string, content = '', head = ''): string =>
  `<head><link rel=stylesheet href=/assets/css/s.css />${head}<script>0123</script>` +
  `<script data-chunks="${chunks}" type=application/json data-search-script=/assets/js/search.1.js>` +
  `["/assets/js/react.1.js","/assets/js/main.1.js"]</script></head>` +
  `<main><article>${content}</article></main>`;

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'budgets-'));
  write('assets/css/s.css', '*'.repeat(7));
  write('assets/js/react.1.js', '*'.repeat(1000));
  write('assets/js/main.1.js', '*'.repeat(2000));
  write('assets/js/search.1.js', '*'.repeat(50));
  for (const [name, size] of [
    ['own', 10],
    ['other', 20],
    ['a', 100],
    ['b', 200],
  ] as const) {
    write(`assets/js/${name}.1.js`, '*'.repeat(size));
  }
});
afterEach(() => rmSync(build, {recursive: true}));

describe('scales', () => {
  it('add up what a page names', async () => {
    const html = page('own.1 other.1');
    write('guide.html', html);
    expect(await weigh('guide.html')).toEqual({
      kinds: [],
      weight: {
        document: html.length,
        styles: 7,
        'inline scripts': 4,
        untouched: 0,
        script: 3030,
        'script with all that is fetched ahead': 3030,
        'search dialog': 50,
      },
    });
  });

  it.each([
    '<script src="/assets/js/a.1.js" defer></script>',
    '<script async src=/assets/js/a.1.js></script>',
    '<link rel=modulepreload href=/assets/js/a.1.js />',
    '<link rel="preload" as="script" href="/assets/js/a.1.js"/>',
  ])('find what an untouched page loads: %s', async (tag) => {
    write('guide.html', page('own.1', '', tag));
    expect((await weigh('guide.html')).weight.untouched).toBe(100);
  });

  it('add what is fetched ahead for links of the content, not for terms and what is there', async () => {
    write('a.html', page('own.1 a.1'));
    write('b/index.html', page('b.1'));
    const links = '<a href=/a#x>A</a><a href="/a">A</a><a href=/b?y>B</a><a href=https://b.c>C</a>';
    write('guide.html', page('own.1', links));
    const {weight} = await weigh('guide.html');
    expect(weight['script with all that is fetched ahead'] - weight.script).toBe(300);
    write(
      'guide.html',
      page('own.1', `<span class="term">${links}</span><a href=/assets/x.zip>X</a>`),
    );
    expect((await weigh('guide.html')).weight).toMatchObject({
      'script with all that is fetched ahead': weight.script,
    });
  });

  it('tell a translated page, and one that shows a whole file or a drawing', async () => {
    write('ru/guide.html', page('own.1'));
    expect((await weigh('ru/guide.html')).kinds).toEqual(['translated']);
    for (const [content, kinds] of [
      ['<h2 class=a id=whole-file>', ['large']],
      ['<h2 id="whole-file">', ['large']],
      ['<figure class="a"><svg></svg></figure>', ['large']],
      ['<a href="#whole-file"></a><figure></figure><svg></svg>', []],
    ] as const) {
      write('guide.html', page('own.1', content));
      expect((await weigh('guide.html')).kinds, content).toEqual(kinds);
    }
  });

  it('refuse a page without a list, and a list with a file that is missing', async () => {
    write('guide.html', '<main></main>');
    await expect(weigh('guide.html')).rejects.toThrow('expected a list of scripts');
    write('guide.html', page('lost.1'));
    await expect(weigh('guide.html')).rejects.toThrow('lost.1.js');
  });
});

describe('overBudget', () => {
  const names = Object.keys(limits) as (keyof Weight)[];
  const atLimits = (more: Partial<Weight> = {}): Weight =>
    Object.fromEntries(
      names.map((name) => [name, (limits[name] + (more[name] ?? 0)) * 1024]),
    ) as Weight;

  it('accepts a page at its limits, and none that is a byte above one of them', () => {
    expect(overBudget('guide.html', atLimits(), [])).toEqual([]);
    for (const name of names) {
      const weight = atLimits();
      weight[name] += 1;
      expect(overBudget('guide.html', weight, []), name).toHaveLength(1);
    }
  });

  it('allows a kind what it may have in addition, and no other page', () => {
    for (const kind of ['translated', 'large'] as const) {
      const weight = atLimits(allowances[kind]);
      expect(overBudget('guide.html', weight, [kind])).toEqual([]);
      expect(overBudget('guide.html', weight, [])).toHaveLength(
        Object.keys(allowances[kind]).length,
      );
    }
  });

  it('names page, size and limit', () => {
    expect(overBudget('guide.html', {...atLimits(), script: 260 * 1024}, [])).toEqual([
      {
        file: 'guide.html',
        rule: 'page-weight',
        message: `script 260.0 KiB, at most ${limits.script} KiB expected`,
      },
    ]);
  });
});
