import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';
import {languages, plainLanguages} from './languages';

loadLanguages([...languages]);

/** Language names that a fence can use. */
export const knownLanguages: readonly string[] = [
  ...Object.keys(Prism.languages).filter((name) => typeof Prism.languages[name] === 'object'),
  ...plainLanguages,
];

export default Prism;
