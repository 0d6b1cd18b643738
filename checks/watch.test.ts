import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {elements} from './content/elements';
import {links} from './content/links';
import {breaking} from './overlay';
import {Cache} from './sources/cache';
import {watchPages} from './watch';

const A = 'docs/android/a.mdx';
const B = 'docs/android/b.mdx';
let root: string;
let end: () => void = () => {};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'watch-'));
  write(A, '## Show {/* #show */}');
  write(B, '[Show](./a.mdx#show)');
});

afterEach(() => {
  end();
  rmSync(root, {recursive: true, force: true});
});

function write(file: string, body: string): void {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), `---\ntitle: Banner\n---\n\n${body}\n`);
}

it('says after a save what is wrong with the page and with those that lean on it', async () => {
  const output: string[] = [];
  const questions = [elements, links];
  const cache = new Cache(path.join(root, 'cache'), 'tools', 'tools');
  end = await watchPages(questions, root, cache, (text) => output.push(text));
  expect(output).toEqual(['Watching the pages; Ctrl+C ends it.']);
  const next = async (): Promise<string> => {
    const count = output.length;
    await vi.waitFor(() => expect(output.length).toBeGreaterThan(count), {timeout: 20_000});
    return output.at(-1) as string;
  };
  const broken = next();
  write(A, '## Show {/* #shown */}\n\n<Taps />');
  expect(await broken).toMatch(
    /a\.mdx:7 unknown-component <Taps> is unknown; did you mean Tabs\?[^]*b\.mdx:5 broken-anchor/,
  );
  const mended = next();
  write(A, '## Show {/* #show */}');
  expect(await mended).toMatch(/a\.mdx \([\d.]+ s\): no problem$/);
}, 60_000);

it.each([
  ['%android.vesion%', /a\.mdx:5 unknown-fact %android\.vesion% is unknown; known: /],
  ['<Tabs', /a\.mdx:\d+ mdx-syntax /],
  ['<Taps />', /a\.mdx:5 unknown-component <Taps> is unknown; did you mean Tabs\?/],
  ['```kotln\n1\n```', /a\.mdx:5 fence-language `kotln` is unknown; did you mean kotlin\?/],
  ['<ReleaseTable platform="andriod" />', /a\.mdx:5 component /],
])('shows %j in the browser by the words of the check', async (body, words) => {
  const page = `---\ntitle: Banner\n---\n\n${body}\n`;
  expect((await breaking(root, A, page)).join('\n')).toMatch(words);
});

it('leaves a page alone that can be shown, whatever else is said of it', async () => {
  expect(await breaking(root, A, '---\ntitle: A Wrong Title\n---\n\nYou recieve.\n')).toEqual([]);
});
