import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {highlight} from './highlight';

/** What a reader selects and copies from the markup. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

describe('highlight', () => {
  it('colors keywords, strings and comments', () => {
    const {html} = highlight({code: 'val x = "a" // why\n', className: 'language-kotlin'});
    expect(html).toContain('<i class="k">val</i>');
    expect(html).toMatch(/<i class="s">&quot;a&quot; ?<\/i>/);
    expect(html).toContain('<i class="c">// why</i>');
  });

  it.each([
    'swift',
    'objectivec',
    'bash',
    'ruby',
    'kotlin',
    'java',
    'csharp',
    'groovy',
    'cpp',
    'xml',
    'json',
    'yaml',
    'diff',
    'properties',
    'ts',
    'JSX',
  ])('knows %s', (language) => {
    expect(() => highlight({code: 'a = "b"', language})).not.toThrow();
  });

  it('names an unknown language and the known ones', () => {
    expect(() => highlight({code: '', className: 'language-kotlni'})).toThrow(
      /unknown code language "kotlni"; known: .*kotlin/,
    );
  });

  it('leaves text and blocks without a language plain', () => {
    expect(highlight({code: 'if <a> & "b"\n'}).html).toBe('if &lt;a&gt; &amp; &quot;b&quot;\n');
    expect(highlight({code: 'x', className: 'language-text'}).language).toBe('text');
  });

  it('shows code inside a string in the text color', () => {
    const {html} = highlight({code: 'val s = "a ${b.c} d"', language: 'kotlin'});
    expect(html).toMatch(/<i class="s">&quot;a <\/i>.*b\.c.*<i class="s"> d&quot;/);
    expect(html).not.toMatch(/"s">[^<]*b\.c/);
  });

  it('marks the lines of a range and reads the title', () => {
    const block = highlight({
      code: 'one\n\nthree\n',
      className: 'language-text',
      metastring: 'title="a.txt" {2-3}',
    });
    expect(block.title).toBe('a.txt');
    expect(block.html).toBe(
      'one\n<span class="theme-code-block-highlighted-line">\n</span><span class="theme-code-block-highlighted-line">three\n</span>',
    );
  });

  it('marks what readers replace by their own values, unless the writer marks something', () => {
    const code = 'start()\nkey("YOUR_APP_KEY")\n';
    const marked = highlight({code, language: 'kotlin'}).html;
    expect(marked.match(/highlighted-line/g)).toHaveLength(1);
    expect(marked).toMatch(/highlighted-line">[^\n]*YOUR_APP_KEY/);
    const {html} = highlight({code, language: 'kotlin', metastring: '{1}'});
    expect(html).toMatch(/^<span[^>]*highlighted-line/);
  });

  it('takes magic comments out of the code and marks their lines', () => {
    const {html} = highlight({
      code: '// highlight-next-line\nval a = 1\n// highlight-start\nb\nc\n// highlight-end\nd\n',
      language: 'kotlin',
    });
    expect(textOf(html)).toBe('val a = 1\nb\nc\nd\n');
    expect(html.match(/theme-code-block-highlighted-line/g)).toHaveLength(3);
  });

  it('recognises samples that are wrong on purpose', () => {
    expect(highlight({code: 'a', metastring: 'title="x" sample=wrong'}).wrong).toBe(true);
    expect(highlight({code: 'a', metastring: 'sample=wrongly'}).wrong).toBe(false);
  });

  it('keeps every character of the code, hostile ones included', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string(),
            fc.constantFrom(
              '</code>',
              '<script>alert(1)</script>',
              '&lt;',
              '"""',
              '/*',
              '*/',
              '${',
            ),
          ),
        ),
        fc.constantFrom('kotlin', 'xml', 'swift', 'bash', 'text'),
        (parts, language) => {
          const code = parts.join('\n').replaceAll('\r', '');
          const {html} = highlight({code, language, metastring: '{1}'});
          expect(textOf(html)).toBe(`${code.replace(/\n$/, '')}\n`);
          expect(html.replace(/<\/?(?:span|i)(?: class="[\w -]+")?>/g, '')).not.toContain('<');
        },
      ),
    );
  });
});
