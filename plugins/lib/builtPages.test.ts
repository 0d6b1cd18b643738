import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {visitBuiltPages} from './builtPages';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'built-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(
      path.join(folder, file),
      `<head><title>${file}</title><body><nav>Menu</nav><main><p>${file}<p>More</main>`,
    );
  }
}

it('shows the pages of one language by their addresses, and nothing else', async () => {
  write('index.html', '404.html', 'ru/index.html', 'e/12.html', 'assets/a.html', 'llms.txt');
  write('android/banner.html', 'ad-units/index.html', 'android/ru/banner.html');
  const seen: string[] = [];
  await visitBuiltPages(folder, '/docs/', ['en', 'ru'], ({path: address}) => {
    seen.push(address);
  });
  expect(seen).toEqual([
    '/docs/ad-units',
    '/docs/android/banner',
    '/docs/android/ru/banner',
    '/docs/',
  ]);
});

it('shows head and main part', async () => {
  write('a.html');
  await visitBuiltPages(folder, '/', [], ({head, main}) => {
    expect([head('title').text(), main.text(), main('p').length]).toEqual([
      'a.html',
      'a.htmlMore',
      2,
    ]);
  });
  expect.assertions(1);
});

it('parses once for all who ask together, and again for who asks later', async () => {
  write('a.html');
  const pages: unknown[] = [];
  const ask = () => visitBuiltPages(folder, '/', [], (page) => void pages.push(page));
  await Promise.all([ask(), ask()]);
  await ask();
  expect(pages.length).toBe(3);
  expect(pages[1]).toBe(pages[0]);
  expect(pages[2]).not.toBe(pages[0]);
});

it('tells everybody who asked what went wrong', async () => {
  write('a.html');
  const failing = visitBuiltPages(folder, '/', [], () => {
    throw new Error('no article');
  });
  const other = visitBuiltPages(folder, '/', [], () => {});
  await expect(failing).rejects.toThrow('no article');
  await expect(other).rejects.toThrow('no article');
  await expect(visitBuiltPages(path.join(folder, 'none'), '/', [], () => {})).rejects.toThrow(
    'ENOENT',
  );
});
