import {useEffect, useRef, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import {copyText} from './copy';

const labels = {
  idle: () =>
    translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'}),
  copied: () => translate({id: 'theme.CodeBlock.copied', message: 'Copied'}),
  failed: () => translate({id: 'site.code.copyFailed', message: 'Copy failed'}),
};

/**
 * State of a button that copies a text: the click handler, the result, and the
 * button's label, which shows the result for a moment.
 *
 * @param text - the text, or a function that reads or fetches it when it is copied
 * @param idle - the label before copying
 */
export function useCopy(text: string | (() => string | Promise<string>), idle = labels.idle) {
  const [state, setState] = useState<keyof typeof labels>('idle');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const copy = async (): Promise<void> => {
    const copied = await copyText(typeof text === 'string' ? text : text());
    setState(copied ? 'copied' : 'failed');
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setState('idle'), copied ? 1000 : 5000);
  };
  return {copy, state, label: state === 'idle' ? idle() : labels[state]()};
}
