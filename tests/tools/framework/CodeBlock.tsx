import type {PropsWithChildren, ReactNode} from 'react';

export default function CodeBlock({children}: PropsWithChildren): ReactNode {
  return <pre>{children}</pre>;
}
