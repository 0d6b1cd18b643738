// @vitest-environment node
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import postcss, {type AcceptedPlugin} from 'postcss';
import {describe, expect, it} from 'vitest';
import usedStylesPlugin from '.';

const siteDir = mkdtempSync(path.join(tmpdir(), 'used-styles-'));
mkdirSync(path.join(siteDir, 'src'));
writeFileSync(
  path.join(siteDir, 'src/Card.tsx'),
  '<Icon className="shadow--tl" color="var(--ifm-icon)" />',
);
writeFileSync(path.join(siteDir, 'src/card.css'), '.x { color: var(--ifm-color-gray-700) }');

const plugin = usedStylesPlugin({siteDir} as never);
const {plugins} = plugin.configurePostCss!({plugins: []}) as {plugins: AcceptedPlugin[]};
const processed = (css: string, file: string) =>
  postcss(plugins).process(css, {from: file}).async();

const INFIMA = '/node_modules/infima/dist/css/default/default.css';
const RULES = `:root { --ifm-color-gray-700: gray; --ifm-unused: 1px; --ifm-used: 2px; --ifm-icon: red; --ifm-apart: 3px }
.navbar__item { top: var(--ifm-used) } .shadow--tl { top: var(\n  --ifm-apart\n) } .pills__item { top: 0 }`;

describe("the design system's styles", () => {
  it('keep the classes and variables that the site and its theme use', async () => {
    const {css} = await processed(RULES, INFIMA);
    for (const kept of [
      '.navbar__item',
      '.shadow--tl',
      'gray-700:',
      '--ifm-used:',
      '--ifm-icon:',
      '--ifm-apart:',
    ]) {
      expect(css).toContain(kept);
    }
    expect(css).not.toContain('pills__item');
    expect(css).not.toContain('--ifm-unused');
  });

  it('are read again when a component changes', async () => {
    const {messages} = await processed(RULES, INFIMA);
    expect(messages).toContainEqual(
      expect.objectContaining({type: 'dir-dependency', dir: path.join(siteDir, 'src')}),
    );
  });

  it('leave other style sheets alone', async () => {
    expect((await processed(RULES, path.join(siteDir, 'src/card.css'))).css).toBe(RULES);
  });

  it('fail the build when nothing of what the theme names is in them', async () => {
    await expect(processed('.nav__item { top: 0 }', INFIMA)).rejects.toThrow(
      /default\.css: expected rules for classes that the theme names/,
    );
  });
});
