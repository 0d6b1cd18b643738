import type {Platform, Sdk} from './symbols';

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
  page: {readonly file: string};
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
  /** A whole file, as promised to readers: it may use no other block. */
  whole?: true;
  /** The release whose names the block may use. */
  sdk: Sdk;
}

const COMPILED: readonly Language[] = ['csharp', 'java', 'kotlin', 'objectivec'];

/** Build scripts are Kotlin too. */
const SCRIPT =
  /^(?:dependencies|plugins|android|repositories|dependencyResolutionManagement|buildscript|allprojects|pluginManagement)\s*\{/m;

/** Whether a block is compiled; scripts of build tools are only parsed. */
export const isCompiled = ({language, code}: Pick<Block, 'language' | 'code'>): boolean =>
  COMPILED.includes(language) && !(language === 'kotlin' && SCRIPT.test(code));

/** The language that a fence names, of those that are checked. */
export function languageOf(fence: string): Language | null {
  const found = Object.entries(FENCES).find(([, names]) =>
    (names as readonly string[]).includes(fence.toLowerCase()),
  );
  return (found?.[0] as Language | undefined) ?? null;
}

const PLATFORMS: Partial<Record<Language, Platform>> = {
  kotlin: 'android',
  java: 'android',
  swift: 'ios',
  objectivec: 'ios',
  csharp: 'unity',
};

/** The platform that code in a language is for, or null. */
export const platformOf = (language: Language): Platform | null => PLATFORMS[language] ?? null;
