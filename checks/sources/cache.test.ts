import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {questions} from '../content';
import {checkSamples} from '../samples/index';
import {Cache, MADE_OF, toolsDigest} from './cache';
import {loadContent, pagesAsked} from './content';
import {askAll, format} from '../problem';

const repository = path.resolve(__dirname, '../..');
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'cache-'));
});

afterEach(() => {
  rmSync(root, {recursive: true, force: true});
});

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
};

const folder = (): string => path.join(root, 'cache');

/** Everything that the checks find below the root, with what an earlier run kept. */
async function findings(cache?: Cache): Promise<string[]> {
  const content = loadContent(root, cache);
  const {problems} = await askAll(questions, content);
  const samples = await checkSamples(content);
  cache?.save();
  return [...problems, ...samples.problems].map(format);
}

const A = 'docs/android/a.mdx';
const page = (body: string): string => `---\ntitle: A\n---\n\n${body}\n`;
const faulty = page(
  'export default () => null;\n\nexport default () => 1;\n\n## No id\n\n```swift\nAppodeal.showw(.interstitial)\n```',
);

describe('what is kept', () => {
  it('hides no finding of a page that did not change', async () => {
    write(A, faulty);
    const first = await findings(new Cache(folder(), 'tools'));
    expect(first.join('\n')).toMatch(/mdx-syntax[^]*heading-id[^]*sample-member/);
    expect(await findings(new Cache(folder(), 'tools'))).toEqual(first);
    expect(await findings()).toEqual(first);
  });

  it('hides no finding that a change brings, and none that it takes away', async () => {
    write(A, page('Text.'));
    const before = await findings(new Cache(folder(), 'tools'));
    write(A, faulty);
    expect(await findings(new Cache(folder(), 'tools'))).toEqual(await findings());
    write(A, page('Text.'));
    expect(await findings(new Cache(folder(), 'tools'))).toEqual(before);
  });

  it('is the page as parsed again', () => {
    write(A, faulty);
    loadContent(root, new Cache(folder(), 'tools'));
    const cache = new Cache(folder(), 'tools');
    expect(loadContent(root, cache).pages).toEqual(loadContent(root).pages);
  });

  it('holds for its file, its input and its tools alone', () => {
    const cache = new Cache(folder(), 'tools');
    cache.of<string>('check').add(A, 'input', 'value');
    cache.save();
    const again = (tools: string) => new Cache(folder(), tools).of<string>('check');
    expect(again('tools').find(A, 'input')).toBe('value');
    expect(again('tools').find(A, 'other input')).toBeUndefined();
    expect(again('tools').find('docs/android/b.mdx', 'input')).toBeUndefined();
    expect(again('other tools').find(A, 'input')).toBeUndefined();
  });

  it('is recreated when its file is damaged', () => {
    write('cache/check.json', '{"tools": "tools", "entr');
    const kept = new Cache(folder(), 'tools').of('check');
    expect(kept.find(A, 'input')).toBeUndefined();
  });
});

describe('the digest of the tools', () => {
  it.each(MADE_OF)('changes with %s', (entry) => {
    const file = path.extname(entry) ? entry : `${entry}/folder/file.ts`;
    const digests = [toolsDigest(root)];
    for (const text of ['one', 'two']) {
      write(file, text);
      digests.push(toolsDigest(root));
    }
    expect(new Set(digests).size).toBe(3);
  });

  it('covers every file that the checks of pages import', () => {
    const seen = new Set<string>();
    const follow = (file: string): void => {
      if (seen.has(file)) {
        return;
      }
      seen.add(file);
      for (const [, from] of readFileSync(file, 'utf8').matchAll(
        /(?:from|import|import\(|require\()\s*'((?:\.|@site)[^']*)'/g,
      )) {
        const base = (from as string).startsWith('@site/')
          ? path.join(repository, (from as string).slice('@site/'.length))
          : path.resolve(path.dirname(file), from as string);
        const target = ['', '.ts', '.tsx', '/index.ts']
          .map((end) => base + end)
          .find((name) => existsSync(name) && path.extname(name));
        expect(target, `${from} of ${file}`).toBeDefined();
        if (!target?.endsWith('.json')) {
          follow(target as string);
        }
        seen.add(target as string);
      }
    };
    follow(path.join(repository, 'checks/content.ts'));
    follow(path.join(repository, 'checks/samples/index.ts'));
    expect(seen.size).toBeGreaterThan(30);
    const outside = [...seen]
      .map((file) => path.relative(repository, file))
      .filter((file) => !MADE_OF.some((entry) => `${file}/`.startsWith(`${entry}/`)));
    expect(outside).toEqual([]);
  });
});

describe('pages that a command names', () => {
  beforeEach(() => {
    write(A, page('Text.'));
    write('docs/android/set-up/b.mdx', page('{'));
  });

  it.each([
    [[A], [A]],
    [['./docs/android/'], [A, 'docs/android/set-up/b.mdx']],
    [['docs/android/set-up'], ['docs/android/set-up/b.mdx']],
  ])('%j', (asked, files) => {
    expect([...(pagesAsked(loadContent(root), asked) ?? [])]).toEqual(files);
  });

  it('are all where none is named', () => {
    expect(pagesAsked(loadContent(root), [])).toBeNull();
  });

  it('must exist', () => {
    expect(() => pagesAsked(loadContent(root), [A, 'docs/android/c.mdx'])).toThrow(
      /docs\/android\/c\.mdx is not a page/,
    );
  });
});
