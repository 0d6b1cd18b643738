import path from 'node:path';
import {ESLint} from 'eslint';
import {describe, expect, it} from 'vitest';

const root = path.join(__dirname, '..', '..');
const eslint = new ESLint({cwd: root});

/** What the linter says about imports of a file of this text, which need not exist. */
async function complaints(filePath: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, {filePath: path.join(root, filePath)});
  return (result?.messages ?? [])
    .filter(({ruleId, fatal}) => fatal || ruleId?.startsWith('no-restricted-'))
    .map(({message}) => message);
}

describe('imports', () => {
  it.each([
    ['config/a.ts', '../src/search/format'],
    ['config/a.ts', '@theme/Layout'],
    ['data/schema/a.ts', '../../plugins/markdown/highlight/rehype'],
    ['plugins/a/index.ts', '../../src/components/code/prism'],
    ['plugins/a/client/b.ts', '@site/src/shell/framed'],
    ['plugins/a/index.ts', '../../checks/sources/page'],
    ['plugins/markdown/a/index.ts', '../../data-pages/release-pages/words'],
    ['plugins/lib/a.ts', '../markdown/no-break-spaces'],
    ['checks/a.ts', '../src/search/format'],
    ['scripts/a.mjs', '../src/search/format.js'],
    ['host/a.ts', '@site/src/dashboard/origins'],
    ['host/a.ts', '../checks/site/site'],
    ['host/a.ts', '../scripts/build'],
    ['checks/a.ts', '../scripts/build'],
    ['src/components/A/index.tsx', '@site/plugins/markdown/highlight/metadata'],
    ['src/components/A/index.tsx', '@site/src/theme/Root'],
    ['src/search/a.ts', '../theme/SearchPage'],
    ['src/dashboard/UserMenu/a.tsx', '../../pages'],
    ['src/theme/Root.tsx', '../../tests/e2e/support'],
    ['src/pages/a.tsx', '@site/host/serve'],
    ['packages/text/src/a.ts', '@site/config/locales'],
    ['packages/text/src/a.ts', '../../../data/releases.json'],
    ['packages/search/src/dialog/a.tsx', '../../../../src/shell/framed'],
    ['packages/search/src/a.ts', '../../text/src/pieces'],
    ['src/theme/Root.tsx', '@site/packages/text/src/pieces'],
    ['config/a.ts', '../packages/text/src'],
    ['scripts/a.ts', '@help-center/text/src/pieces'],
  ])('of %s never reach %s', async (file, from) => {
    for (const text of [
      `import {x} from '${from}';\nvoid x;\n`,
      `import type {X} from '${from}';\nexport type Y = X;\n`,
      `export * from '${from}';\n`,
    ]) {
      expect(await complaints(file, text), text).toHaveLength(1);
    }
  });

  it.each([
    `void import('../../src/shell/framed');\n`,
    `export type X = typeof import('../../src/shell/framed');\n`,
    `module.exports = require('../../src/shell/framed');\n`,
  ])('are seen in every form: %s', async (text) => {
    const [complaint, ...others] = await complaints('plugins/a/index.ts', text);
    expect(complaint).toContain('must not import from src');
    expect(others).toEqual([]);
  });

  it.each([
    ['packages/text/src/a.ts', './b'],
    ['packages/search/src/a/b.ts', '../../words'],
    ['packages/search/src/a.ts', '@help-center/text'],
    ['config/a.ts', '@help-center/text'],
    ['plugins/a/index.ts', './src'],
    ['checks/a.ts', '../config/docSets'],
    ['src/components/A/index.tsx', '@theme/CodeBlock'],
    ['src/components/A/index.tsx', '../Home/logic'],
    ['src/theme/Root.tsx', '@site/src/components/NeedsScripts'],
    ['src/search/a.test.ts', '../../plugins/markdown/highlight/rehype'],
  ])('of %s may reach %s', async (file, from) => {
    expect(await complaints(file, `import {x} from '${from}';\nvoid x;\n`)).toEqual([]);
  });
});
