import {useEffect, useRef, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import {copyText} from './copy';

const labels = {
  idle: () =>
    translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'}),
  copied: () => translate({id: 'theme.CodeBlock.copied', message: 'Copied'}),
  failed: () => translate({id: 'site.code.copyFailed', message: 'Copy failed'}),
};

/** What a button that the frame works says when it has copied, or has not (src/frame/code.ts). */
export const copyWords = () => ({'data-copied': labels.copied(), 'data-failed': labels.failed()});

/**
 * State of a button that copies a text: the click handler, the result, and the
 * button's label, which shows the result for a moment.
 *
 * @param text - or what says it when the button is pressed
 * @param idle - the label before copying
 */
export function useCopy(text: string | (() => string), idle = labels.idle) {
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
