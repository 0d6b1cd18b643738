import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {latestVersion} from '../../config/releases';
import {docSets} from '../../config/docSets';
import {loadContent, type Page} from '../lib/content';
import {format} from '../lib/problem';
import type {Block} from './blocks';
import {correct, planted} from './fixtures';
import {loadGrammars} from './grammars';
import {checkBlock, checkSamples} from './index';
import {distance, nearest, slipOf} from './nearest';

let grammars: Awaited<ReturnType<typeof loadGrammars>>;

beforeAll(async () => {
  grammars = await loadGrammars();
}, 60_000);

const page = {file: 'docs/android/a.mdx', docSet: docSets[0]} as unknown as Page;

function check(part: Pick<Block, 'language' | 'code'> & {release?: string}): string[] {
  const block: Block = {
    page,
    line: 1,
    indent: 0,
    wrong: false,
    needs: [],
    release: latestVersion('android'),
    ...part,
  };
  return checkBlock(block, grammars, new Set()).problems.map(format);
}

describe('planted mistakes', () => {
  it.each(planted)('$language: $name', ({language, code, line, rule, says, release}) => {
    const found = check({language, code, ...(release ? {release} : {})});
    expect(found.filter((text) => text.startsWith(`${page.file}:${line} ${rule} `))).toEqual([
      expect.stringContaining(says),
    ]);
  });

  it('are found one by one, without others beside them', () => {
    for (const {language, code, rule, release, name} of planted) {
      const rules = check({language, code, ...(release ? {release} : {})}).map(
        (text) => text.split(' ')[1],
      );
      expect(new Set(rules), name).toEqual(new Set([rule]));
    }
  });
});

describe('correct samples', () => {
  it.each(correct.map((sample, index) => ({...sample, index})))(
    '$language $index passes',
    ({language, code}) => {
      expect(check({language, code})).toEqual([]);
    },
  );
});

describe('pages', {timeout: 60_000}, () => {
  const root = mkdtempSync(path.join(tmpdir(), 'samples-'));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  };
  const fenced = (code: string, info = 'kotlin'): string => `\`\`\`${info}\n${code}\n\`\`\`\n`;

  afterAll(() => {
    rmSync(root, {recursive: true, force: true});
  });

  it('are read in both languages and in the archive, with tokens replaced', async () => {
    const body = `Text\n\n- item\n\n  ${fenced('implementation("%android.network.admob%")').replaceAll('\n', '\n  ')}\n`;
    write('docs/android/a.mdx', body);
    write('i18n/ru/docusaurus-plugin-content-docs/current/a.mdx', body);
    write('versioned_docs/version-3.6.0/a.mdx', body);
    write('docs/ios/b.mdx', `One\n\n${fenced('let a = 1\nAppodeal.showAdd(.banner)', 'swift')}`);
    write('docs/ios/c.mdx', fenced('Appodeal.showAdd(.banner)', 'swift sample=wrong'));
    write('docs/android/d.mdx', fenced('anything (goes', 'text'));
    const result = await checkSamples(loadContent(root));
    expect(result.problems.map(format)).toEqual([
      expect.stringMatching(
        /^docs\/ios\/b\.mdx:5 sample-member Appodeal\.showAdd.*nearest is cacheAd/,
      ),
    ]);
    expect(result.wrong).toBe(1);
    expect(result.languages).toEqual(['kotlin', 'kotlin', 'kotlin', 'swift']);
    expect(result.names).toBeGreaterThanOrEqual(2);
  });

  it('may use names that they declare', async () => {
    write(
      'docs/ios/a.mdx',
      `${fenced('class AppodealHelper {}', 'swift')}\n${fenced('let a = AppodealHelper()', 'swift')}`,
    );
    const {problems} = await checkSamples(loadContent(root));
    expect(problems.filter(({file}) => file === 'docs/ios/a.mdx')).toEqual([]);
  });
});

describe('nearest name', () => {
  it('counts letters and ignores case first', () => {
    expect(distance('show', 'showAd')).toBe(2);
    expect(nearest('initialize', ['Initialize', 'IsInitialized'])).toBe('Initialize');
    expect(nearest('x', [])).toBeNull();
  });

  it('calls only close and long names a slip', () => {
    expect(slipOf('BannerCallback', ['BannerCallbacks'])).toBe('BannerCallbacks');
    expect(slipOf('BannerCallbacks', ['BannerCallbacks'])).toBeNull();
    expect(slipOf('View', ['Views'])).toBeNull();
  });
});
