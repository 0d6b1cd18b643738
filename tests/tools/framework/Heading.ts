import {createElement, type ComponentProps, type ReactNode} from 'react';

/** A heading without the link to itself. */
export default function Heading({as, ...rest}: ComponentProps<'h2'> & {as: 'h2'}): ReactNode {
  return createElement(as, rest);
}
