// Copied because the stock button gives no feedback in a frame that may not write to the clipboard.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Button from '@theme/CodeBlock/Buttons/Button';
import type {Props} from '@theme/CodeBlock/Buttons/CopyButton';
import {useCopy} from '@site/src/components/code/useCopy';
import styles from './styles.module.css';

/** Copies the block and says whether that worked. */
export default function CopyButton({className}: Props): ReactNode {
  const {code} = useCodeBlockContext().metadata;
  const {copy, state, label} = useCopy(() => String(code));

  return (
    <>
      {state === 'failed' && (
        <span role="alert" className={styles.failed}>
          {label}
        </span>
      )}
      <Button
        aria-label={label}
        title={translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}
        className={clsx(className, styles.button)}
        data-copied={state === 'copied' || undefined}
        onClick={copy}
      />
    </>
  );
}
