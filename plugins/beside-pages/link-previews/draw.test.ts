import {existsSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {previewOf, previewOfPage, previewSize} from './preview';
import {drawPreview, writePreviews} from './draw';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'previews-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true, force: true});
});

/** Part of a picture that is not paper, from 0 to 1. */
async function inkOf(picture: Buffer): Promise<number> {
  const {data, info} = await sharp(picture).greyscale().raw().toBuffer({resolveWithObject: true});
  return data.filter((grey) => grey < 128).length / (info.width * info.height);
}

describe('a preview', () => {
  it('has its size, and letters of both scripts', async () => {
    const [none, latin, cyrillic] = await Promise.all(
      ['', 'Banner ads', 'Баннерная реклама'].map((title) =>
        drawPreview(previewOf(title, 'Android SDK 3.7.0', 'en')),
      ),
    );
    const {width, height} = await sharp(latin).metadata();
    expect({width, height}).toEqual(previewSize);
    const blank = await inkOf(none as Buffer);
    expect(await inkOf(latin as Buffer)).toBeGreaterThan(blank * 1.1);
    // More letters of about the same weight; boxes for missing ones would weigh less.
    expect(await inkOf(cyrillic as Buffer)).toBeGreaterThan(await inkOf(latin as Buffer));
  });

  it('of a title that does not fit weighs no more than may be', async () => {
    const picture = await drawPreview(previewOf('Щёголь & <script>%0A '.repeat(40), 'X', 'ru'));
    expect(picture.length).toBeLessThan(30 * 1024);
  });

  it.each([
    ['title', previewOf('B', 'S', 'en')],
    ['doc set', previewOf('A', 'T', 'en')],
    ['language', previewOf('A', 'S', 'ru')],
  ])('has another name with another %s', (_what, other) => {
    expect(other.file).not.toBe(previewOf('A', 'S', 'en').file);
  });

  it('tells versions of a guide apart, and is made for pages of doc sets alone', () => {
    const latest = previewOfPage('docs/android/get-started.mdx', 'T');
    const old = previewOfPage('versioned_docs/version-3.6.0/get-started.mdx', 'T');
    expect(latest?.file).toMatch(/^assets\/previews\/[0-9a-f]{12}\.png$/);
    expect(old?.file).not.toBe(latest?.file);
    expect(previewOfPage('src/pages/versions.tsx', 'T')).toBeNull();
  });
});

describe('a build', () => {
  it('draws what is new, and forgets what is no longer asked for', async () => {
    const cache = path.join(folder, 'cache');
    const out = path.join(folder, 'out');
    const [a, b, c] = ['A', 'B', 'C'].map((title) => previewOf(title, 'S', 'en'));
    expect(await writePreviews([a!, b!, b!], out, cache)).toBe(2);
    expect(await writePreviews([b!, c!], out, cache)).toBe(1);
    expect(existsSync(path.join(out, c!.file))).toBe(true);
    expect(readdirSync(cache).sort()).toEqual([b!, c!].map(({file}) => path.basename(file)).sort());
  });
});
