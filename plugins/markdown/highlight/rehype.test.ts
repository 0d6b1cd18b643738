import {compile} from '@mdx-js/mdx';
import codeCompat from '@docusaurus/mdx-loader/lib/remark/mdx1Compat/codeCompatPlugin';
import {describe, expect, it} from 'vitest';
import rehypeHighlight from './rehype';

async function compilePage(source: string): Promise<string> {
  const file = await compile(
    {value: source, path: 'docs/page.mdx'},
    {jsx: true, remarkPlugins: [codeCompat], rehypePlugins: [rehypeHighlight]},
  );
  return String(file);
}

describe('rehype plugin', () => {
  it('turns a fence into markup and a title', async () => {
    const page = await compilePage('```kotlin title="Main.kt" sample=wrong\nval a = 1\n```\n');
    expect(page).toContain('<i class=&quot;k');
    expect(page).toContain('className="language-kotlin"');
    expect(page).toContain('title="Main.kt"');
    expect(page).toContain('sample="wrong"');
    expect(page).not.toContain('metastring');
  });

  it('leaves inline code alone', async () => {
    expect(await compilePage('Call `load()` first.')).not.toContain('html=');
  });

  it('names file, line and language when a fence has a typing mistake', async () => {
    await expect(compilePage('Text\n\n```kotlni\nval a = 1\n```\n')).rejects.toThrow(
      /docs\/page\.mdx:3 unknown code language "kotlni"/,
    );
  });

  describe('of a file before and after', () => {
    const sides = (before: string, after: string, between = '') =>
      `\`\`\`kotlin title="${before}" sample=wrong\nval a = 1\nold()\n\`\`\`\n\n${between}\`\`\`kotlin title="${after}"\nval a = 1\nnew()\n\`\`\`\n`;

    it.each([
      ['English', 'Before', 'After'],
      ['Russian', 'Было', 'Стало'],
    ])('makes one comparison, %s', async (_language, before, after) => {
      const page = await compilePage(sides(`${before}: A.kt`, `${after}: A.kt`));
      expect(page.match(/html=/g)).toHaveLength(1);
      expect(page).toContain('title="A.kt"');
      expect(page).not.toContain('sample=');
      expect(page.match(/<del>/g)).toHaveLength(1);
      expect(page).toMatch(/<del>[^]*old[^]*<\/del><ins>[^]*new[^]*<\/ins>/);
    });

    it('pairs the files of several by their names', async () => {
      const [first, second] = [
        sides('Before: A.kt', 'Before: B.kt'),
        sides('After: A.kt', 'After: B.kt'),
      ];
      const page = await compilePage(`${first}\n${second}`);
      expect(page.match(/html=/g)).toHaveLength(2);
      expect(page).toContain('title="A.kt"');
      expect(page).toContain('title="B.kt"');
    });

    it.each([
      ['other files', sides('Before: A.kt', 'After: B.kt'), 2, 2],
      ['text between them', sides('Before: A.kt', 'After: A.kt', 'Then:\n\n'), 2, 2],
      ['two of the old side', sides('Before: A.kt', 'Before: A.kt'), 4, 0],
      ['two of the new side', sides('After: A.kt', 'After: A.kt'), 0, 4],
    ])('joins no sides of %s', async (_case, source, removed, added) => {
      const page = await compilePage(source);
      expect(page.match(/html=/g)).toHaveLength(2);
      expect(page.match(/<del>/g) ?? []).toHaveLength(removed);
      expect(page.match(/<ins>/g) ?? []).toHaveLength(added);
    });

    it('leaves other titles alone', async () => {
      expect(await compilePage(sides('A.kt', 'B.kt'))).not.toMatch(/<(?:del|ins)>/);
    });
  });
});
