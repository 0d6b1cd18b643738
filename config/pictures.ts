import type {Options} from '@docusaurus/plugin-ideal-image';

/**
 * What becomes of the pictures that components import: two sizes, the smaller
 * for phones (390 px wide at two dots a pixel). All are made JPEG, the smallest
 * of what the plugin can write for pictures with shades; a flat one stays
 * smaller as PNG and is imported as `picture.png?format=png`.
 */
export const pictures = {
  quality: 85,
  steps: 2,
  min: 780,
  max: 1200,
  format: 'jpg',
  disableInDev: true,
} satisfies Options & {format: string};
