import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {createCodeBlockMetadata} from '@docusaurus/theme-common/internal';
import ts from 'typescript';

const require = createRequire(__filename);

/** The theme's default magic comments, which the configuration doesn't change. */
export const magicComments: Parameters<typeof createCodeBlockMetadata>[0]['magicComments'] = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: {start: 'highlight-start', end: 'highlight-end'},
  },
];

/**
 * Docusaurus' parser of titles, ranges, line numbers and magic comments. It ships
 * only as JSX for the browser bundle, so it is compiled here. Code blocks thus
 * follow the framework's own rules.
 */
export const parseCodeBlock: typeof createCodeBlockMetadata = (() => {
  const file = path.join(
    path.dirname(require.resolve('@docusaurus/theme-common')),
    'utils/codeBlockUtils.js',
  );
  const {outputText} = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.React,
      esModuleInterop: true,
    },
    fileName: 'codeBlockUtils.jsx',
  });
  const exported: {createCodeBlockMetadata?: typeof createCodeBlockMetadata} = {};
  const requireFromTheme = createRequire(file);
  const load = (id: string): unknown => (id.startsWith('.') ? {} : requireFromTheme(id));
  new Function('exports', 'require', outputText)(exported, load);
  if (!exported.createCodeBlockMetadata) {
    throw new Error(`${file} no longer exports createCodeBlockMetadata`);
  }
  return exported.createCodeBlockMetadata;
})();
