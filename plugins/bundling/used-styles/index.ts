import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {PurgeCSS} from 'purgecss';

/** The design system's style sheet. */
const INFIMA = /[\\/]infima[\\/]dist[\\/]css[\\/]/;

/** What is used here of PostCSS, of which the bundler may bring another version. */
interface StyleSheet {
  source?: {input: {file?: string}};
  toString(): string;
  removeAll(): void;
  append(css: string): void;
}

/** Drops what no component names from the design system's style sheet; see the README. */
export default function usedStylesPlugin({siteDir}: LoadContext): Plugin {
  const own = ['src', 'plugins', 'packages'].map((folder) => path.join(siteDir, folder));
  const theme = ['@docusaurus/theme-classic', '@docusaurus/theme-common'].map((name) =>
    path.dirname(require.resolve(name)),
  );
  const content = [
    ...own.map((folder) => `${folder}/**/*.{ts,tsx}`),
    ...theme.map((folder) => `${folder}/**/!(Blog*)/*.js`),
  ];
  // Read first, as a variable of the design system may be used in any style sheet.
  const styles = [...own, ...theme].map((folder) => `${folder}/**/*.css`);
  const usedStyles = {
    postcssPlugin: 'used-styles',
    async Once(sheet: StyleSheet, {result}: {result: {messages: object[]}}) {
      const file = sheet.source?.input.file;
      if (file === undefined || !INFIMA.test(file)) {
        return;
      }
      const raw = sheet.toString();
      const used = (
        await new PurgeCSS().purge({content, css: [...styles, {raw}], variables: true})
      ).at(-1);
      if (!used?.css.includes('.navbar__item')) {
        throw new Error(
          `${file}: expected rules for classes that the theme names, such as .navbar__item. Has Docusaurus been upgraded? See upstream/README.md`,
        );
      }
      sheet.removeAll();
      sheet.append(used.css);
      result.messages.push(
        ...own.map((dir) => ({type: 'dir-dependency', plugin: 'used-styles', dir, parent: file})),
      );
    },
  };
  return {
    name: 'used-styles',
    configurePostCss: (options) => ({...options, plugins: [usedStyles, ...options.plugins]}),
  };
}
