import type {ReactNode} from 'react';
import type {Marked} from './contract';

/** A text with the words that match. */
export function MarkedText({parts}: {parts: Marked}): ReactNode {
  return parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}
