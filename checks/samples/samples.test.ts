import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {latestVersion} from '@help-center/sdk-data/releases';
import {docSets} from '../../config/docSets';
import {loadContent, type Page} from '../sources/content';
import {format} from '../problem';
import {checkBlock, compileBlocks, loadGrammars, type Block} from '@help-center/samples';
import {correct, planted} from '../../tests/samples/planted';
import {blocksOf, sdkOf} from './blocks';
import {checkSamples, notChecked} from './index';

let grammars: Awaited<ReturnType<typeof loadGrammars>>;

beforeAll(async () => {
  grammars = await loadGrammars();
}, 60_000);

const page = {file: 'docs/android/a.mdx', docSet: docSets[0]} as unknown as Page;

function check({
  release = latestVersion('android'),
  ...part
}: Pick<Block, 'language' | 'code'> & {release?: string}): string[] {
  const block: Block = {
    page,
    line: 1,
    indent: 0,
    wrong: false,
    needs: [],
    sdk: sdkOf(release),
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

  it('may lean on nothing where they promise the whole file', () => {
    const sample = fenced('fun a() {}', 'kotlin needs="val b: Int"');
    write(
      'docs/android/w.mdx',
      `${sample}\n## The whole file {/* #whole-file */}\n\n### Part\n\n${sample}\n## Next {/* #next */}\n\n${sample}`,
    );
    const page = loadContent(root).pages.find(({file}) => file === 'docs/android/w.mdx');
    expect(blocksOf(page as Page).map(({whole, needs}) => [whole, needs.length])).toEqual([
      [undefined, 1],
      [true, 0],
      [undefined, 1],
    ]);
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

describe('a machine without compilers', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  it('says what stays unchecked, and fails where that decides', async () => {
    vi.stubEnv('PATH', '');
    const log = vi.spyOn(console, 'log').mockReturnValue();
    const languages = ['kotlin', 'java', 'csharp', 'objectivec'];
    const blocks = languages.map((language) => ({language}) as Block);
    const {missing} = await compileBlocks([blocks], grammars);
    vi.stubEnv('CI', '');
    expect(notChecked(missing)).toEqual([]);
    expect(log.mock.calls.flat()).toEqual([
      'NOT CHECKED: kotlin: java and javac not found on this machine',
      'NOT CHECKED: java: java and javac not found on this machine',
      'NOT CHECKED: csharp: mcs not found on this machine',
      'NOT CHECKED: objectivec: clang not found on this machine',
    ]);
    vi.stubEnv('CI', 'true');
    expect(notChecked(missing).map(({message}) => message)).toEqual([
      expect.stringMatching(/^kotlin: /),
      expect.stringMatching(/^java: /),
      expect.stringMatching(/^csharp: /),
      expect.stringMatching(/^objectivec: /),
    ]);
  });
});
