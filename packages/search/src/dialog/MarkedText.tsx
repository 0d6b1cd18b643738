import {Fragment, type ReactNode} from 'react';
import type {Marked} from '../contract';

/** A text with the words that match. */
export function MarkedText({parts}: {parts: Marked}): ReactNode {
  return parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}

/** Where a hit is: the title of its page, then the headings down to it. */
export function Titles({titles}: {titles: readonly Marked[]}): ReactNode {
  return titles.map((parts, index) => (
    <Fragment key={index}>
      {index > 0 && ' › '}
      <MarkedText parts={parts} />
    </Fragment>
  ));
}
