import type {ReactNode} from 'react';

/** A block of code without its buttons. */
export default function Highlighted({html}: {html: string}): ReactNode {
  return <pre dangerouslySetInnerHTML={{__html: html}} />;
}
