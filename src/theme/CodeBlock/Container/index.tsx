// Wrapped to mark samples that are wrong on purpose.
import {useContext, type ComponentProps, type ReactNode} from 'react';
import Container from '@theme-original/CodeBlock/Container';
import {BlockContext} from '@site/src/components/code/context';

export default function CodeBlockContainer(props: ComponentProps<typeof Container>): ReactNode {
  const {sample} = useContext(BlockContext);
  return <Container {...props} {...(sample && {'data-sample': sample})} />;
}
