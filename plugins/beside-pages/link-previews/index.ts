import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {previewOfPage, sitePreview} from './preview';
import {writePreviews} from './draw';

/** Draws the images that other sites show with links to the pages; see the README. */
export default function linkPreviews({siteDir, i18n}: LoadContext): Plugin {
  const {currentLocale} = i18n;
  return {
    name: 'link-previews',
    async postBuild({outDir, plugins}) {
      const docs = plugins
        .filter(({name}) => name === 'docusaurus-plugin-content-docs')
        .flatMap(({content}) => (content as LoadedContent).loadedVersions)
        .flatMap((version) => version.docs);
      const previews = docs.flatMap(
        ({source, frontMatter: {title}}) =>
          (title && previewOfPage(source.replace(/^@site\//, ''), title)) || [],
      );
      await writePreviews(
        [...previews, sitePreview(currentLocale)],
        outDir,
        path.join(siteDir, 'node_modules/.cache/link-previews', currentLocale),
      );
    },
  };
}
