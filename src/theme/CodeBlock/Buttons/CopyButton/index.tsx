// Copied because the stock button is silent where a frame may not write to the clipboard.
import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import stock from '@docusaurus/theme-classic/lib/theme/CodeBlock/Buttons/CopyButton/styles.module.css';
import Button from '@theme/CodeBlock/Buttons/Button';
import type {Props} from '@theme/CodeBlock/Buttons/CopyButton';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import {copyText} from '@site/src/components/code/copy';
import styles from './styles.module.css';

const labels = {
  idle: () =>
    translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'}),
  copied: () => translate({id: 'theme.CodeBlock.copied', message: 'Copied'}),
  failed: () => translate({id: 'site.code.copyFailed', message: 'Copy failed'}),
};

/** Copies the block, and says whether that worked. */
export default function CopyButton({className}: Props): ReactNode {
  const {code} = useCodeBlockContext().metadata;
  const [state, setState] = useState<keyof typeof labels>('idle');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const copy = async () => {
    const copied = await copyText(String(code));
    setState(copied ? 'copied' : 'failed');
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setState('idle'), copied ? 1000 : 5000);
  };

  return (
    <>
      {state === 'failed' && (
        <span role="alert" className={styles.failed}>
          {labels.failed()}
        </span>
      )}
      <Button
        aria-label={labels[state]()}
        title={translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}
        className={clsx(className, stock.copyButton, state === 'copied' && stock.copyButtonCopied)}
        onClick={copy}
      >
        <span className={stock.copyButtonIcons} aria-hidden="true">
          <IconCopy className={stock.copyButtonIcon} />
          <IconSuccess className={stock.copyButtonSuccessIcon} />
        </span>
      </Button>
    </>
  );
}
