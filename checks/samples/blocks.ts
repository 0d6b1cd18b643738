import {languageOf, platformOf, sdksOf, type Block} from '@help-center/samples';
import {providerAddresses} from '@help-center/sdk-data/addresses';
import {artifactsOf, podsOf} from '@help-center/sdk-data/artifacts';
import {insertFacts} from '../../plugins/lib/facts';
import {platforms} from '../../config/platforms';
import {latestVersion} from '@help-center/sdk-data/releases';
import android from '../../data/symbols/android.json';
import ios from '../../data/symbols/ios.json';
import unity from '../../data/symbols/unity.json';
import type {Page} from '../sources/content';
import {lineOf, nodesOf} from '../sources/page';

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
    if (/% is |has no .* release/.test(String(error))) {
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

/** Collects the blocks of a page that can be checked, but for those that show another SDK. */
export const blocksOf = (page: Page): Block[] =>
  nodesOf(page.tree, 'code').flatMap((node) => {
    const language = languageOf(node.lang ?? '');
    const code = language && withFacts(page.file, node.value);
    const meta = node.meta ?? '';
    if (!language || code === null || /(?:^|\s)sample=["']?theirs\b/.test(meta)) {
      return [];
    }
    const whole = isWhole(page, lineOf(node));
    const needs = (!whole && /(?:^|\s)needs="([^"]*)"/.exec(meta)?.[1]) || '';
    const platform = page.docSet.platform ?? platformOf(language) ?? platforms[0];
    return {
      ...(whole ? {whole} : {}),
      page,
      language,
      code,
      line: lineOf(node) + 1,
      indent: (node.position?.start.column ?? 1) - 1,
      needs: needs
        .split(';')
        .map((need) => need.trim())
        .filter(Boolean),
      wrong: /(?:^|\s)sample=["']?wrong\b/.test(meta),
      sdk: sdkOf(page.version ?? latestVersion(platform)),
    };
  });
