import type {Options} from '@docusaurus/plugin-ideal-image';

/**
 * Options for images that components import: two sizes, the smaller one for phones
 * (390 px wide at a device pixel ratio of 2). All become JPEG, the plugin's smallest
 * format for shaded images; a flat one is smaller as PNG and is imported as
 * `picture.png?format=png`.
 */
export const pictures = {
  quality: 85,
  steps: 2,
  min: 780,
  max: 1200,
  format: 'jpg',
  disableInDev: true,
} satisfies Options & {format: string};
