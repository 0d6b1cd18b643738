/**
 * Languages of the samples, by their Prism names, in the order in which their
 * grammars extend each other. Prism adds aliases (`xml`, `html`, `js`, `sh`,
 * `cs`, `objc`, `yml`, `ts`).
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

/** Fence names for text without highlighting. */
export const plainLanguages: ReadonlySet<string> = new Set(['text', 'txt', 'plain', 'plaintext']);
