// Copied because the stock button is silent where a frame may not write to the clipboard.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import stock from '@docusaurus/theme-classic/lib/theme/CodeBlock/Buttons/CopyButton/styles.module.css';
import Button from '@theme/CodeBlock/Buttons/Button';
import type {Props} from '@theme/CodeBlock/Buttons/CopyButton';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import {useCopy} from '@site/src/components/code/useCopy';
import styles from './styles.module.css';

/** Copies the block, and says whether that worked. */
export default function CopyButton({className}: Props): ReactNode {
  const {code} = useCodeBlockContext().metadata;
  const {copy, state, label} = useCopy(String(code));

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
        className={clsx(className, styles.button, state === 'copied' && stock.copyButtonCopied)}
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
