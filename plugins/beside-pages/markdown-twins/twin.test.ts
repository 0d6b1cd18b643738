import {expect, it} from 'vitest';
import {builtPage} from '../../lib/builtPages';
import {twinOf} from './twin';

const context = {
  siteUrl: 'https://docs.example',
  twin: (page: string) => (page.startsWith('/android/') ? `${page}.md` : null),
  tool: 'Interactive at',
  toolShows: 'By default:',
};

const page = (body: string) =>
  builtPage(
    `<html><body><nav>Menu</nav><article><div class="theme-doc-markdown markdown"><header><h1>Banner ads</h1></header>${body}</div></article><footer>Foot</footer></body></html>`,
    '/android/banner',
  );

const text = (body: string): string => twinOf(page(body), context)?.text ?? '';

it('takes the article alone, and its title apart', () => {
  expect(twinOf(page('<p>A strip.</p>'), context)).toEqual({
    title: 'Banner ads',
    text: 'A strip.\n',
  });
});

it('has nothing to say of a page without an article', () => {
  const page = builtPage('<html><body><main>Home</main></body></html>', '/');
  expect(() => twinOf(page, context)).toThrow('the page has no article.');
});

it('unfolds tabs, hidden ones too, under their labels', () => {
  const code = (language: string, line: string) =>
    `<div class="language-${language} codeBlockContainer_x theme-code-block"><div class="codeBlockTitle_x">Main.${language}</div><div><pre class="language-${language}"><code><span class="tok-keyword">${line}</span>\n\n  b\n</code></pre><div><button>Copy</button></div></div></div>`;
  expect(
    text(
      `<div class="theme-tabs-container tabs-container"><ul role=tablist><li role=tab>Kotlin<li role=tab>Java</ul><div><div role=tabpanel>${code('kt', 'val a')}</div><div role=tabpanel hidden>${code('java', 'int a;')}</div></div></div>`,
    ),
  ).toBe(
    '**Kotlin**\n\n```kt title="Main.kt"\nval a\n\n  b\n```\n\n**Java**\n\n```java title="Main.java"\nint a;\n\n  b\n```\n',
  );
});

it('gives the lines of a comparison their signs', () => {
  expect(
    text(
      '<div class="language-kotlin theme-code-block"><pre><code>a\n\n<span class="tok-keyword">val</span> b\n<del>old\n</del><ins>new\n</ins>c\n</code></pre></div>',
    ),
  ).toBe('```diff\n a\n \n val b\n-old\n+new\n c\n```\n');
});

it('keeps code that looks like a fence, and cells with pipes', () => {
  expect(text('<div class="language-md theme-code-block"><pre>```\ninner\n```</pre></div>')).toBe(
    '````md\n```\ninner\n```\n````\n',
  );
  expect(
    text('<table><thead><tr><th>A<th>B<tbody><tr><td><code>a|b</code><td>x | y</table>'),
  ).toContain('| `a\\|b` | x \\| y |');
});

it('leads to the twins of other pages, and to all else as it is', () => {
  expect(
    text(
      '<p><a href="/android/mrec#show">one</a> <a href="#here">two</a> <a href="/img/x.png">three</a> <a href="https://other.example/a">four</a> <img src="/img/y.png" alt="Five"></p>',
    ),
  ).toBe(
    '[one](https://docs.example/android/mrec.md#show) [two](https://docs.example/android/banner.md#here) [three](https://docs.example/img/x.png) [four](https://other.example/a) ![Five](https://docs.example/img/y.png)\n',
  );
});

it('quotes admonitions under their title', () => {
  expect(
    text(
      '<div class="theme-admonition theme-admonition-tip"><div class=h><span><svg><path d="M0"/></svg></span>No AdMob</div><div><p>Clear it.</p></div></div>',
    ),
  ).toBe('> **No AdMob**\n>\n> Clear it.\n');
});

it('tells drawings and formulas in words', () => {
  expect(
    text(
      '<figure><svg role=img id=s aria-label="It loads, then it is shown."><text>42</text></svg><svg role=img aria-labelledby=s><text>42</text></svg><figcaption>The life of an ad<a class=hash-link href=#a></a></figcaption></figure>',
    ),
  ).toBe('*The life of an ad. It loads, then it is shown.*\n');
  expect(
    text('<math display=block role=math aria-label="eCPM equals revenue"><mi>eCPM</mi></math>'),
  ).toBe('eCPM equals revenue\n');
});

it('leaves a tool with its default result and where to use it', () => {
  expect(
    text(
      '<section data-tool><div><noscript><p>Needs scripts</p></noscript><details><summary>Ad types</summary><fieldset><label><input type=checkbox>Banner</label></fieldset></details><button>Reset</button></div><div><pre>implementation "a:b"</pre></div></section>',
    ),
  ).toBe(
    'Interactive at <https://docs.example/android/banner>. By default:\n\n```\nimplementation "a:b"\n```\n',
  );
  expect(
    text(
      '<div data-tool><noscript><p>Needs scripts</p></noscript><p>Drop a file here, or <button>Choose one</button></p></div>',
    ),
  ).toBe('Interactive at <https://docs.example/android/banner>.\n');
});

it('says what a term means only where it is explained', () => {
  expect(
    text(
      '<p>Count <span class=term><a href="/x#i">impressions</a><span role=tooltip>Shown ads.</span></span>.</p>',
    ),
  ).toBe('Count [impressions](https://docs.example/x#i).\n');
});

it('leaves nothing of markup that would read as HTML', () => {
  expect(text('<p>Use &lt;meta-data&gt; &amp; *stars*<script>alert(1)</script></p>')).toBe(
    'Use \\<meta-data> & \\*stars\\*\n',
  );
});
