import {readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {drawFavicon, drawIcon, FAVICON, icons, securityText, webManifest} from './files';

const logo = readFileSync(path.join(__dirname, '../../../static/img/logo.svg'));

describe('icons', () => {
  it.each(Object.values(icons))('$file has its size and the logo', async (icon) => {
    const {data, info} = await sharp(await drawIcon(logo, icon))
      .raw()
      .toBuffer({resolveWithObject: true});
    expect([info.width, info.height]).toEqual([icon.size, icon.size]);
    const pixel = (x: number, y: number) =>
      [...data.subarray((y * info.width + x) * info.channels)].slice(0, info.channels);
    const [, , , cornerAlpha = 255] = pixel(0, 0);
    expect(cornerAlpha).toBe('background' in icon ? 255 : 0);
    const above = pixel(Math.round(icon.size / 2), Math.round(icon.size / 16));
    expect(above.slice(0, 3)).toEqual([0xd0, 0x21, 0x3a]);
  });
});

describe('the favicon', () => {
  it('lists pictures in the sizes of tabs, each whole', async () => {
    const file = await drawFavicon(logo);
    const sizes = await Promise.all(
      FAVICON.sizes.map(async (_, index) => {
        const [length, start] = [14, 18].map((at) => file.readUInt32LE(at + 16 * index)) as [
          number,
          number,
        ];
        const {width, height, format} = await sharp(
          file.subarray(start, start + length),
        ).metadata();
        expect([...file.subarray(6 + 16 * index, 8 + 16 * index), format]).toEqual([
          width,
          height,
          'png',
        ]);
        return width;
      }),
    );
    expect([file.readUInt32LE(0), file.readUInt16LE(4), sizes]).toEqual([0x10000, 3, [16, 32, 48]]);
  });
});

describe('the manifest', () => {
  it('is of a language, with icons that all share', () => {
    const manifest = JSON.parse(
      webManifest({name: 'Справочный центр', locale: 'ru', baseUrl: '/docs/ru/', root: '/docs/'}),
    ) as {start_url: string; icons: {src: string; sizes: string}[]};
    expect(manifest).toMatchObject({name: 'Справочный центр', lang: 'ru', scope: '/docs/ru/'});
    expect(manifest.icons.map(({src, sizes}) => [src, sizes])).toEqual([
      ['/docs/img/icon-192.png', '192x192'],
      ['/docs/img/icon-512.png', '512x512'],
    ]);
  });
});

describe('security.txt', () => {
  it('names the contact and expires within a year', () => {
    const text = securityText(
      'mailto:a@example.org',
      'https://docs.example.org',
      ['en', 'ru'],
      new Date('2028-02-10T22:00:00Z'),
    );
    expect(text.split('\n')).toEqual([
      'Contact: mailto:a@example.org',
      'Expires: 2029-02-04T00:00:00Z',
      'Preferred-Languages: en, ru',
      'Canonical: https://docs.example.org/.well-known/security.txt',
      '',
    ]);
  });
});
