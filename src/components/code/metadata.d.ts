/** A copy of the theme's parser; see plugins/markdown/highlight/index.ts. */
declare module 'code-block-metadata' {
  export {createCodeBlockMetadata} from '@docusaurus/theme-common/internal';
}
