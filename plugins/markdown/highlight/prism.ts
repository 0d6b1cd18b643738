import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';

/** Languages of the samples beside Prism's own; those that they extend and aliases come with them. */
loadLanguages([
  'tsx',
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
]);

/** Language names that a fence can use, `text` among them. */
export const knownLanguages: readonly string[] = Object.keys(Prism.languages).filter(
  (name) => typeof Prism.languages[name] === 'object',
);

export default Prism;
