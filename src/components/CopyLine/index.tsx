import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useCopy} from '@site/src/components/code/useCopy';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import styles from './styles.module.css';

/**
 * A line of code with a copy button.
 *
 * @param what - what the line is, for the button's accessible name
 */
export default function CopyLine({text, what}: {text: string; what: string}): ReactNode {
  const {copy, state, label} = useCopy(text);
  const Icon = state === 'copied' ? IconSuccess : IconCopy;
  return (
    <div className={styles.line}>
      <code>{text}</code>
      <button
        type="button"
        className={styles.copy}
        aria-label={`${label}: ${what}`}
        title={translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}
        onClick={copy}
      >
        <Icon width="18" height="18" />
      </button>
      {state === 'failed' && <span role="alert">{label}</span>}
    </div>
  );
}
