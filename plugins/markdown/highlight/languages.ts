/**
 * Languages of the samples, by Prism's names and in the order in which their
 * grammars extend each other. Prism brings aliases (`xml`, `html`, `js`, `sh`,
 * `cs`, `objc`, `yml`, `ts`) along.
 */
export const languages = [
  'markup',
  'css',
  'clike',
  'javascript',
  'jsx',
  'typescript',
  'tsx',
  'c',
  'cpp',
  'objectivec',
  'swift',
  'bash',
  'ruby',
  'java',
  'kotlin',
  'groovy',
  'csharp',
  'json',
  'yaml',
  'diff',
  'properties',
  'ini',
  'toml',
  'python',
  'markdown',
  'sql',
  'graphql',
] as const;

/** Fence names that mean unhighlighted text. */
export const plainLanguages: ReadonlySet<string> = new Set(['text', 'txt', 'plain', 'plaintext']);
