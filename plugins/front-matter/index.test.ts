import path from 'node:path';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {DEFAULT_PARSE_FRONT_MATTER, parseMarkdownFile} from '@docusaurus/utils';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {missingTranslations, parseFrontMatter, parseWhileWriting} from './index';
import {updatedOn} from './pageDates';
import {latestVersion} from '@help-center/sdk-data/releases';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'front-matter-'));
});

afterEach(() => {
  rmSync(root, {recursive: true, force: true});
});

describe('front matter', () => {
  it('has facts where the text has tokens', async () => {
    const {frontMatter} = await parseMarkdownFile({
      filePath: path.resolve(__dirname, '../../docs/android/no-such-page.mdx'),
      fileContent: '---\ntitle: SDK %android.version%\n---\n\nText\n',
      parseFrontMatter,
    });
    expect(frontMatter.title).toBe(`SDK ${latestVersion('android')}`);
  });
  it('gives a shared part none, which builds refuse there', async () => {
    const {frontMatter} = await parseMarkdownFile({
      filePath: path.resolve(__dirname, '../../docs/android/_parts/add-mrec-view.mdx'),
      fileContent: 'Text\n',
      parseFrontMatter,
    });
    expect(Object.keys(frontMatter)).toEqual([]);
  });
  it.each(['', 'title:', 'title: " "'])('stops the build without a title: %j', async (line) => {
    const read = (file: string) =>
      parseMarkdownFile({
        filePath: path.resolve(__dirname, '../..', file),
        fileContent: `---\ndescription: D\n${line}\n---\n\nText\n`,
        parseFrontMatter,
      });
    for (const file of [
      'docs/reporting/no-such-page.mdx',
      'i18n/ru/docusaurus-plugin-content-docs/current/no-such-page.mdx',
      'versioned_docs/version-3.6.0/no-such-page.mdx',
    ]) {
      await expect(read(file)).rejects.toThrow(`${file}:1 front matter needs a \`title\``);
    }
  });
  it.each(['---\ntitle: T\n---\n\n%android.nothing%\n', '---\ntitle: [T\n---\n', 'No title.\n'])(
    'stops no development server: %j',
    async (fileContent) => {
      const params = {
        filePath: path.resolve(__dirname, '../../docs/android/a.mdx'),
        fileContent,
        defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      };
      await expect(parseFrontMatter(params)).rejects.toThrow();
      expect(await parseWhileWriting(params)).toEqual({frontMatter: {}, content: fileContent});
    },
  );
  it('has the day of the page that is translated', async () => {
    const page = 'ad-types/banner.mdx';
    const {frontMatter} = await parseMarkdownFile({
      filePath: path.resolve(
        __dirname,
        '../../i18n/ru/docusaurus-plugin-content-docs/current',
        page,
      ),
      fileContent: '---\ntitle: T\n---\n\nText\n',
      parseFrontMatter,
    });
    expect(frontMatter.updated).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(frontMatter.updated).toBe(updatedOn(`docs/android/${page}`));
  });
});

describe('missing translations', () => {
  const write = (file: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), 'Text\n');
  };
  it.each([
    ['docs/ios/a/b.mdx', 'i18n/ru/docusaurus-plugin-content-docs-ios/current/a/b.mdx'],
    [
      'versioned_docs/version-3.6.0/b.mdx',
      'i18n/ru/docusaurus-plugin-content-docs/version-3.6.0/b.mdx',
    ],
  ])('of %s', (english, russian) => {
    const file = path.join(root, english);
    expect(missingTranslations(file, root)).toEqual(['ru']);
    write(russian);
    expect(missingTranslations(file, root)).toEqual([]);
    expect(missingTranslations(path.join(root, russian), root)).toEqual([]);
  });
  it('are none for files outside the doc sets', () => {
    expect(missingTranslations(path.join(root, 'src/pages/a.mdx'), root)).toEqual([]);
  });
});
