import {Prism} from 'prism-react-renderer';
import loadLanguages from 'prismjs/components/index.js';

// The grammars of prismjs add themselves to the global Prism.
Object.assign(globalThis, {Prism});

/** Languages of the samples that the package lacks; those that they extend come with them. */
loadLanguages(['bash', 'ruby', 'java', 'groovy', 'csharp', 'diff', 'properties', 'ini', 'toml']);

/** Language names that a fence can use, `text` among them. */
export const knownLanguages: readonly string[] = Object.keys(Prism.languages).filter(
  (name) => typeof Prism.languages[name] === 'object',
);

export default Prism;
