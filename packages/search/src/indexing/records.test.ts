import {describe, expect, it} from 'vitest';
import {algoliaRecords, MAX_RECORD_BYTES} from '../publishing/algolia';
import {recordsOfHtml, site, vocabulary} from '../testing';
import {errorLines, readOutput} from './messages';
import {withoutSignposts} from './records';

const page = (body: string, head = '') => `<html lang="en"><head><title>Banner | Help</title>
  <meta name="docusaurus_locale" content="en"><meta name="docusaurus_version" content="current">
  <meta name="docusaurus_tag" content="default"><meta name="docusaurus_tag" content="docs-default-current">
  <meta name="description" content="Show a banner."> ${head}</head><body><nav>menu</nav><main>
  <nav class="theme-doc-breadcrumbs"><ul><li class="breadcrumbs__item">Ad types</li><li class="breadcrumbs__item">Banner</li></ul></nav>
  <article><div class="theme-doc-markdown markdown">${body}</div></article></main></body></html>`;

const read = (body: string, head = '') => recordsOfHtml(page(body, head), '/android/banner');

describe('recordsOf', () => {
  it('makes one record per heading section, under its headings', () => {
    const records = read(
      '<h1>Banner</h1><p>Intro.</p><h2 id="show">Show<a class="hash-link" href="#show">#</a></h2><p>Call it.</p>' +
        '<h3 id="top">At the top</h3><p>Up.</p><h2 id="hide">Hide</h2><p>Gone.</p>',
    );
    expect(
      records.map(({kind, anchor, headings, content}) => [kind, anchor, headings, content]),
    ).toEqual([
      ['page', '', [], 'Intro.'],
      ['section', 'show', ['Show'], 'Call it.'],
      ['section', 'top', ['Show', 'At the top'], 'Up.'],
      ['section', 'hide', ['Hide'], 'Gone.'],
    ]);
    expect(records[0]).toMatchObject({
      title: 'Banner',
      trail: ['Ad types'],
      tag: 'docs-default-current',
      summary: 'Show a banner.',
    });
  });

  it('makes table rows and error strings records of their own', () => {
    const records = read(
      '<h1>Banner</h1><h2 id="errors">Errors</h2><table><thead><tr><th>Code</th><th>Meaning</th></tr></thead>' +
        '<tbody><tr><td><code>NO_FILL</code></td><td>No ad</td></tr></tbody></table>' +
        '<div class="language-text theme-code-block"><div class="title">log.txt</div>' +
        '<pre class="language-text"><code>ready\nerror: Unable to get provider com.example.Init</code></pre></div>',
    );
    expect(records.find(({kind}) => kind === 'row')).toMatchObject({
      anchor: 'errors',
      content: 'NO_FILL — No ad',
      names: ['NO_FILL'],
    });
    expect(records.filter(({kind}) => kind === 'error').map(({content}) => content)).toEqual([
      'error: Unable to get provider com.example.Init',
    ]);
  });

  it('names the parts of a dotted name, however long it is', () => {
    const name = 'ATTrackingStatusBinding.AuthorizationTrackingStatus.NOT_DETERMINED';
    const [record] = read(`<h1>Tracking</h1><p><code>${name}</code></p>`);
    expect(record?.names).toEqual(name.split('.'));
  });

  it('makes messages in cells error strings that belong to their row', () => {
    const records = read(
      '<h1>Errors</h1><h2 id="list">List</h2><table><tbody>' +
        '<tr id="adapter"><td><code>Adapter class gone:</code></td><td><code>pod install --repo-update now</code></td></tr>' +
        '<tr><td>Status</td><td><code>Publisher data not found</code></td></tr></tbody></table>',
    );
    expect(
      records.filter(({kind}) => kind === 'error').map(({anchor, content}) => [anchor, content]),
    ).toEqual([
      ['adapter', 'Adapter class gone:'],
      ['list', 'Publisher data not found'],
    ]);
  });

  it('leaves a message to the page that the row leads to, if that has it', () => {
    const row = (message: string, link: string) =>
      `<tr><td><code>${message}</code></td><td><a href="${link}">Solve it</a></td></tr>`;
    const list =
      '<h1>Errors</h1><table><tbody>' +
      row('Duplicate class found', '/android/banner#top') +
      row('Adapter class not found', '/android/banner') +
      row('No such adapter here', '/errors') +
      '</tbody></table>';
    const records = withoutSignposts([
      ...recordsOfHtml(page(list), '/errors'),
      ...read('<h1>Banner</h1><p>It says: duplicate class found.</p>'),
    ]);
    expect(records.filter(({kind}) => kind === 'error').map(({content}) => content)).toEqual([
      'Adapter class not found',
      'No such adapter here',
    ]);
    expect(records.filter(({kind}) => kind === 'row')).toHaveLength(3);
  });

  it('takes only names out of samples', () => {
    const [, section] = read(
      '<h1>Banner</h1><h2 id="a">A</h2><p>Text.</p><div class="language-kotlin theme-code-block">' +
        '<pre class="language-kotlin"><code>Appodeal.show(this, Appodeal.BANNER_BOTTOM)</code></pre></div>',
    );
    expect(section?.content).toBe('Text.');
    expect(section?.code).toContain('Appodeal.BANNER_BOTTOM');
  });

  it('separates the words of neighbouring blocks and leaves controls out', () => {
    const [record] = read(
      '<h1>B</h1><ul><li>one</li><li>two</li></ul><button>Copy</button><p>th<b>re</b>e</p>',
    );
    expect(record?.content).toBe('one two three');
  });

  it('leaves out the definitions of terms, which belong to the glossary', () => {
    const [record] = read(
      '<h1>B</h1><p>High <span class=term><a href="/g#ecpm" aria-describedby=t>eCPM</a><span role=tooltip id=t>Revenue.</span></span> wins.</p>',
    );
    expect(record?.content).toBe('High eCPM wins.');
  });

  it('passes over redirects, unlisted pages and tag lists', () => {
    expect(recordsOfHtml('<html><head><title>x</title></head><body></body></html>', '/x')).toEqual(
      [],
    );
    expect(read('<h1>B</h1>', '<meta name="robots" content="noindex, nofollow">')).toEqual([]);
    expect(read('<h1>B</h1>', '<meta name="docusaurus_tag" content="doc_tags_list">')).toEqual([]);
  });

  it('keeps markup that a page shows as text', () => {
    const [record] = read('<h1>B</h1><p>Use &lt;script&gt;alert(1)&lt;/script&gt;</p>');
    expect(record?.content).toBe('Use <script>alert(1)</script>');
  });
});

describe('errorLines', () => {
  it('keeps lines that speak of a failure', () => {
    expect(errorLines('BUILD\n> Task :app:check FAILED with 1 issue\nok done well')).toEqual([
      '> Task :app:check FAILED with 1 issue',
    ]);
  });
});

describe('algoliaRecords', () => {
  it('cuts long sections so that every record stays within the limit', () => {
    const long = 'настройка '.repeat(3000);
    const records = algoliaRecords(
      read(`<h1>B</h1><p>${long}</p>`),
      'https://docs.example.com',
      site,
      vocabulary,
    );
    expect(records.length).toBeGreaterThan(5);
    expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
    for (const record of records) {
      expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(MAX_RECORD_BYTES);
    }
    expect(records[0]).toMatchObject({
      url: 'https://docs.example.com/android/banner',
      hierarchy: {lvl0: 'Android SDK · Ad types', lvl1: 'B', lvl2: null},
      docusaurus_tag: 'docs-default-current',
      language: 'en',
    });
  });
});

describe('output in code blocks', () => {
  it('takes every line of a short block as a message', () => {
    const line =
      "The 'Pods-App' target has transitive dependencies that include statically linked binaries";
    expect(readOutput(line)).toEqual({messages: [line], rest: ''});
  });

  it('keeps what is no message in a dump as text', () => {
    const dump = [
      'Task :app:merge',
      'one two three four',
      'FAILURE: Build failed with an exception.',
    ];
    const {messages, rest} = readOutput([...dump, 'five six', 'seven eight nine ten'].join('\n'));
    expect(messages).toEqual(['FAILURE: Build failed with an exception.']);
    expect(rest).toContain('one two three four');
  });
});
