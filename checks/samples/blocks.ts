import {languageOf, platformOf, sdksOf, type Block} from '@help-center/samples';
import {providerAddresses} from '../../config/addresses';
import {artifactsOf, podsOf} from '../../config/artifacts';
import {insertFacts} from '../../config/facts';
import {platforms} from '../../config/platforms';
import {latestVersion} from '../../config/releases';
import android from '../../data/symbols/android.json';
import ios from '../../data/symbols/ios.json';
import unity from '../../data/symbols/unity.json';
import type {Page} from '../lib/content';
import {lineOf, walk} from '../lib/page';

/** What samples of a release may name. */
export const sdkOf = sdksOf({
  symbols: {android, ios, unity},
  artifactsOf,
  podsOf,
  addresses: Object.values(providerAddresses),
});

/** The code with its tokens replaced; null where one is unknown, which the check of facts reports. */
function withFacts(file: string, code: string): string | null {
  try {
    return insertFacts(file, code);
  } catch (error) {
    if (/unknown fact|has no .* release/.test(String(error))) {
      return null;
    }
    throw error;
  }
}

/** The section with whole files for readers to copy. */
const WHOLE_FILE = 'whole-file';

/** Whether a line belongs to the section of whole files, or to a part that is one. */
const isWhole = ({file, headings}: Page, line: number): boolean =>
  /\/_parts\/[^/]+-file\.mdx$/.test(file) ||
  headings.filter((heading) => heading.depth <= 2 && heading.line < line).at(-1)?.id === WHOLE_FILE;

/** Whether a block shows another SDK, which can't be checked. */
const isTheirs = (meta: string | null | undefined): boolean =>
  /(?:^|\s)sample=["']?theirs\b/.test(meta ?? '');

/** Collects the blocks of a page that can be checked. */
export function blocksOf(page: Page): Block[] {
  const blocks: Block[] = [];
  walk(page.tree, (node) => {
    const language = node.type === 'code' ? languageOf(node.lang ?? '') : null;
    const code = node.type === 'code' && language ? withFacts(page.file, node.value) : null;
    if (node.type === 'code' && language && code !== null && !isTheirs(node.meta)) {
      const whole = isWhole(page, lineOf(node));
      blocks.push({
        ...(whole ? {whole} : {}),
        page,
        language,
        code,
        line: lineOf(node) + 1,
        indent: (node.position?.start.column ?? 1) - 1,
        needs: ((!whole && /(?:^|\s)needs="([^"]*)"/.exec(node.meta ?? '')?.[1]) || '')
          .split(';')
          .map((need) => need.trim())
          .filter(Boolean),
        wrong: /(?:^|\s)sample=["']?wrong\b/.test(node.meta ?? ''),
        sdk: sdkOf(
          page.version ??
            latestVersion(page.docSet.platform ?? platformOf(language) ?? platforms[0]),
        ),
      });
    }
  });
  return blocks;
}
