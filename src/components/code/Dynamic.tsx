import type {ReactNode} from 'react';
import {toHtml} from '@help-center/highlight';
import Highlighted from './Highlighted';
import Prism from './prism';

interface Props {
  language: string;
  title?: string;
  children: string;
}

/**
 * Highlights code that is only known in the browser. It comes with the grammars, so only
 * tools import it, whose own code is loaded on demand.
 */
export default function DynamicCodeBlock({language, title, children}: Props): ReactNode {
  const code = children.replaceAll('\r\n', '\n').replace(/\n$/, '');
  const grammar = Prism.languages[language];
  const html = toHtml(grammar ? Prism.tokenize(code, grammar) : code, {}, language);
  return <Highlighted html={html} className={`language-${language}`} title={title} />;
}
