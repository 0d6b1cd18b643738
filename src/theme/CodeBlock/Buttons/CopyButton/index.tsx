// Replaced: the frame copies (src/frame/code.ts), and says where the browser does not allow it.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import Button from '@theme/CodeBlock/Buttons/Button';
import type {Props} from '@theme/CodeBlock/Buttons/CopyButton';
import {copyWords} from '@site/src/components/code/useCopy';

/** Copies the block. */
export default function CopyButton({className}: Props): ReactNode {
  return (
    <Button
      {...copyWords()}
      aria-label={translate({
        id: 'theme.CodeBlock.copyButtonAriaLabel',
        message: 'Copy code to clipboard',
      })}
      title={translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}
      className={clsx(className, 'code-copy needs-scripts')}
    />
  );
}
