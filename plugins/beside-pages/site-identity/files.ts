import {Renderer} from '@takumi-rs/core';

/** A bitmap icon of the site, for browsers that can't use the SVG logo. */
interface Icon {
  file: string;
  size: number;
  /** Fills the corners of the logo, since a home screen crops icons in its own shape. */
  background?: string;
}

/** Color of the logo's square. */
const BRAND = '#d0213a';

export const icons = {
  apple: {file: 'img/icon-180.png', size: 180, background: BRAND},
  small: {file: 'img/icon-192.png', size: 192},
  large: {file: 'img/icon-512.png', size: 512, background: BRAND},
} as const satisfies Readonly<Record<string, Icon>>;

/** What browsers and feed readers ask for at the root, whatever a page links to. */
export const FAVICON = {file: 'favicon.ico', sizes: [16, 32, 48]} as const;

/**
 * Draws the logo in the sizes of tabs, as one file: a list of PNGs.
 * https://en.wikipedia.org/wiki/ICO_(file_format)#File_structure
 */
export async function drawFavicon(logo: Buffer): Promise<Buffer> {
  const pictures = await Promise.all(FAVICON.sizes.map((size) => drawIcon(logo, {size})));
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let start = head.length;
  pictures.forEach((picture, index) => {
    const entry = 6 + 16 * index;
    const size = FAVICON.sizes[index] ?? 0;
    head.set([size, size, 0, 0, 1, 0, 32, 0], entry);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(start, entry + 12);
    start += picture.length;
  });
  return Buffer.concat([head, ...pictures]);
}

/** Draws an icon as PNG. */
export function drawIcon(
  logo: Buffer,
  {size, background}: Pick<Icon, 'size' | 'background'>,
): Promise<Buffer> {
  const length = {width: size, height: size};
  const node = {
    type: 'container' as const,
    style: {...length, ...(background && {backgroundColor: background})},
    children: [
      {
        type: 'image' as const,
        src: `data:image/svg+xml;base64,${logo.toString('base64')}`,
        ...length,
      },
    ],
  };
  return new Renderer().render(node, {...length, format: 'png'});
}

/**
 * The manifest that makes the site installable: https://www.w3.org/TR/appmanifest/
 *
 * @param name - of the site in this language
 * @param baseUrl - of the language
 * @param root - base URL of the files that all languages share
 */
export function webManifest({
  name,
  locale,
  baseUrl,
  root,
}: Record<'name' | 'locale' | 'baseUrl' | 'root', string>): string {
  const icon = ({file, size}: Icon, purpose: 'any' | 'maskable') => ({
    src: root + file,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name,
    short_name: 'Appodeal',
    lang: locale,
    id: baseUrl,
    start_url: baseUrl,
    scope: baseUrl,
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [icon(icons.small, 'any'), icon(icons.large, 'maskable')],
  });
}

/** Days until `security.txt` expires: less than a year, as RFC 9116 recommends. */
const VALID_DAYS = 360;

/**
 * Content of `security.txt`; see https://www.rfc-editor.org/rfc/rfc9116.
 *
 * @param contact - a `mailto:` or `https:` address
 * @param siteUrl - origin of the site
 * @param languages - language codes that reports can be written in
 * @param day - date of the commit, or of the site's last change
 */
export function securityText(
  contact: string,
  siteUrl: string,
  languages: readonly string[],
  day: Date,
): string {
  const expires = new Date(day);
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
