import {existsSync, readdirSync, readFileSync} from 'node:fs';
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

/** The variables of the design system that scripts in a folder use, such as in an icon's color. */
const variablesIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [])
    .filter((name) => /\.[jt]sx?$/.test(name))
    .flatMap(
      (name) => readFileSync(path.join(folder, name), 'utf8').match(/var\(--ifm-[\w-]+/g) ?? [],
    )
    .map((start) => `${start})`);

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
      // PurgeCSS doesn't see the variable in `var()` if it is on a line of its own.
      const raw = sheet.toString().replace(/var\(\s*(--[\w-]+)\s*\)/g, 'var($1)');
      const scripts = {
        raw: `html { color: ${[...own, ...theme].flatMap(variablesIn).join(' ')} }`,
      };
      const used = (
        await new PurgeCSS().purge({content, css: [...styles, scripts, {raw}], variables: true})
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
