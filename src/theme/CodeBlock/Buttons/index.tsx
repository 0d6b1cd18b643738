// Copied because the stock buttons are not in the built page: they work before the client starts (packages/late-start).
import type {ReactNode} from 'react';
import clsx from 'clsx';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import type {Props} from '@theme/CodeBlock/Buttons';
import WrapButton from '@site/src/components/code/WrapButton';

export default function CodeBlockButtons({className}: Props): ReactNode {
  return (
    <div className={clsx(className, 'code-buttons')}>
      <WrapButton />
      <CopyButton />
    </div>
  );
}
