import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {createCodeBlockMetadata} from '@docusaurus/theme-common/internal';
import ts from 'typescript';

const require = createRequire(__filename);

/** The theme's own magic comments, which the configuration leaves as they are. */
export const magicComments: Parameters<typeof createCodeBlockMetadata>[0]['magicComments'] = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: {start: 'highlight-start', end: 'highlight-end'},
  },
];

/**
 * Docusaurus' parser of titles, ranges, line numbers and magic comments. It
 * ships as JSX for the browser bundle only, so it is compiled here: the rules
 * of a code block stay those of the framework.
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
