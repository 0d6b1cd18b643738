// Replaced to mark samples that are wrong on purpose, and because the stock one needs to know the colors;
// here they come from the style sheet.
import {useContext, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type Container from '@theme/CodeBlock/Container';
import {BlockContext} from '@site/src/components/code/context';

export default function CodeBlockContainer({
  as: As,
  ...props
}: ComponentProps<typeof Container>): ReactNode {
  const {sample} = useContext(BlockContext);
  return (
    <As
      {...(props as object)}
      data-sample={sample}
      className={clsx(props.className, ThemeClassNames.common.codeBlock)}
    />
  );
}
