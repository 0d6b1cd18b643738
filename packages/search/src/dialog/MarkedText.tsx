import {Fragment, type ReactNode} from 'react';
import type {Marked} from '../contract';

/**
 * A text with the words that match.
 *
 * @param meant - those that only stand for others that were typed; they are marked weaker
 */
export function MarkedText({parts, meant}: {parts: Marked; meant?: readonly string[]}): ReactNode {
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <mark key={index} className={meant?.includes(part) ? 'search-meant' : undefined}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

/** Where a hit is: the title of its page, then the headings down to it. */
export function Titles({
  titles,
  meant,
}: {
  titles: readonly Marked[];
  meant?: readonly string[];
}): ReactNode {
  return titles.map((parts, index) => (
    <Fragment key={index}>
      {index > 0 && ' › '}
      <MarkedText parts={parts} meant={meant} />
    </Fragment>
  ));
}
