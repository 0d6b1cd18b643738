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
  it('turns a fence into markup, title and line numbers', async () => {
    const page = await compilePage(
      '```kotlin title="Main.kt" showLineNumbers=3 sample=wrong\nval a = 1\n```\n',
    );
    expect(page).toContain('tok-keyword');
    expect(page).toContain('className="language-kotlin"');
    expect(page).toContain('title="Main.kt"');
    expect(page).toContain('lineStart="3"');
    expect(page).toContain('sample="wrong"');
    expect(page).not.toContain('metastring');
  });

  it('leaves inline code alone', async () => {
    expect(await compilePage('Call `load()` first.')).not.toContain('html=');
  });

  it.each([
    ['a template literal', '<CodeBlock language="kotlin">{`val a = 1`}</CodeBlock>'],
    ['plain children', '<CodeBlock language="kotlin" showLineNumbers={2}>val a = 1</CodeBlock>'],
  ])('highlights <CodeBlock> with %s', async (_kind, source) => {
    const page = await compilePage(source);
    expect(page).toContain('tok-keyword');
    expect(page).toContain('language-kotlin');
    expect(page).not.toContain('`val');
  });

  it.each([
    ['children', '<CodeBlock language="kotlin">{props.code}</CodeBlock>'],
    ['template', '<CodeBlock language="kotlin">{`val ${props.a}`}</CodeBlock>'],
    ['props', '<CodeBlock {...props}>val a = 1</CodeBlock>'],
  ])('leaves <CodeBlock> with dynamic %s to the browser', async (_kind, source) => {
    expect(await compilePage(source)).not.toContain('html=');
  });

  it('names file, line and language when a fence has a typing mistake', async () => {
    await expect(compilePage('Text\n\n```kotlni\nval a = 1\n```\n')).rejects.toThrow(
      /docs\/page\.mdx:3 unknown code language "kotlni"/,
    );
  });
});
