import {insertFacts} from '../../../config/facts';
import {guides, platforms, type Platform} from '../../../config/platforms';
import {latestVersion} from '../../../config/releases';
import type {Page} from '../../../checks/lib/content';
import {lineOf, walk} from '../../../checks/lib/page';

/** Languages whose blocks are parsed; the values are what the fences may say. */
const FENCES = {
  bash: ['bash', 'sh', 'shell'],
  csharp: ['csharp', 'cs'],
  groovy: ['groovy', 'gradle'],
  java: ['java'],
  json: ['json'],
  kotlin: ['kotlin', 'kt', 'kts'],
  objectivec: ['objectivec', 'objc', 'objective-c'],
  ruby: ['ruby', 'rb'],
  swift: ['swift'],
  xml: ['xml', 'plist'],
  yaml: ['yaml', 'yml'],
} as const;

export type Language = keyof typeof FENCES;

/** One code block of a page, with tokens replaced. */
export interface Block {
  page: Page;
  language: Language;
  code: string;
  /** Line of the block's first line of code. */
  line: number;
  /** What the block's lines are indented by in the page. */
  indent: number;
  /** A deliberate mistake, marked by `sample=wrong`. */
  wrong: boolean;
  /** Declarations that a fragment takes for granted, from `needs="…; …"`; a whole file has none. */
  needs: string[];
  /** Promised to be all that a reader needs: it may lean on no other block. */
  whole?: true;
  /** SDK release whose names the block may use. */
  release: string;
}

const COMPILED: readonly Language[] = ['csharp', 'java', 'kotlin', 'objectivec'];

/** Build scripts are Kotlin too. */
const SCRIPT =
  /^(?:dependencies|plugins|android|repositories|dependencyResolutionManagement|buildscript|allprojects|pluginManagement)\s*\{/m;

/** Whether a block is a compiler's; a script of a build tool is parsed. */
export const isCompiled = ({language, code}: Pick<Block, 'language' | 'code'>): boolean =>
  COMPILED.includes(language) && !(language === 'kotlin' && SCRIPT.test(code));

function languageOf(fence: string): Language | null {
  const found = Object.entries(FENCES).find(([, names]) =>
    (names as readonly string[]).includes(fence.toLowerCase()),
  );
  return (found?.[0] as Language | undefined) ?? null;
}

/** The platform that code in a language is for, or null. */
export const platformOf = (language: Language): Platform | null =>
  guides.find(({languages}) => languages.includes(language))?.platform ?? null;

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

/** The section whose files readers take as they are. */
const WHOLE_FILE = 'whole-file';

/** Whether a line belongs to the section of whole files. */
const isWhole = ({headings}: Page, line: number): boolean =>
  headings.filter((heading) => heading.depth <= 2 && heading.line < line).at(-1)?.id === WHOLE_FILE;

/** Collects the blocks of a page that can be checked. */
export function blocksOf(page: Page): Block[] {
  const blocks: Block[] = [];
  walk(page.tree, (node) => {
    const language = node.type === 'code' ? languageOf(node.lang ?? '') : null;
    const code = node.type === 'code' && language ? withFacts(page.file, node.value) : null;
    if (node.type === 'code' && language && code !== null) {
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
        release:
          page.version ??
          latestVersion(page.docSet.platform ?? platformOf(language) ?? platforms[0]),
      });
    }
  });
  return blocks;
}
