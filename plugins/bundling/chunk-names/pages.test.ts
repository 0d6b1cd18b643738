import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {changeFile, insertChunks, pageFile} from './pages';

const MAIN = '/assets/js/main.12345678.js';

describe('insertChunks', () => {
  it.each([
    [`<script src=${MAIN} defer></script>`],
    [`<script src="${MAIN}" defer></script>`],
    [`<script defer src="${MAIN}"></script>`],
    [`<script src=${MAIN}></script>`],
    [`<script type=application/json>["/runtime.js","${MAIN}"]</script>`],
  ])('finds %s', (tag) => {
    const html = insertChunks(`<p>${MAIN}</p>${tag}`, MAIN, ['c0de', 'p1.aaaaaaaa']);
    expect(html).toContain('<p>/assets');
    expect(html).toMatch(
      /^<p>[^<]*<\/p><script [^>]*data-chunks="c0de p1\.aaaaaaaa"[^>]*>[^<]*<\/script>$/,
    );
    expect(html.split('</p>')[1]).toContain(MAIN);
  });

  it.each([
    ['no script', '<p></p>', 0],
    ['another script', `<script src=${MAIN}x></script>`, 0],
    ['the script twice', `<script src=${MAIN}></script>`.repeat(2), 2],
  ])('refuses a page with %s', (_, html, count) => {
    expect(() => insertChunks(html, MAIN, [])).toThrow(
      `expected one <script src="${MAIN}">, found ${count}`,
    );
  });

  it.each(['a b', 'a"b', 'a>b', ''])('refuses the chunk %j', (chunk) => {
    expect(() => insertChunks('', MAIN, [chunk])).toThrow('without white space and quotes');
  });
});

describe('pageFile', () => {
  it.each([
    ['/', '/', 'index.html'],
    ['/', '/a/b', 'a/b.html'],
    ['/', '/404.html', '404.html'],
    ['/help/ru/', '/help/ru/', 'index.html'],
    ['/help/ru/', '/help/ru/a', 'a.html'],
    ['/', '/android/3.6.0', 'android/3.6.0.html'],
  ])('%s %s → %s', (baseUrl, address, file) => {
    expect(pageFile('/out', baseUrl, address)).toBe(`/out/${file}`);
  });
});

describe('changeFile', () => {
  it('names the file that cannot be changed, and leaves it', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
    const file = path.join(folder, 'a.html');
    try {
      writeFileSync(file, 'before');
      const fail = () => {
        throw new Error('no script');
      };
      await expect(changeFile(file, fail)).rejects.toThrow(`${file}: no script`);
      expect(readFileSync(file, 'utf8')).toBe('before');
      await changeFile(file, (text) => `${text} and after`);
      expect(readFileSync(file, 'utf8')).toBe('before and after');
    } finally {
      rmSync(folder, {recursive: true});
    }
  });
});
