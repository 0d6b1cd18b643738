import type {ReactNode} from 'react';
import {SHAPES} from '../html';

/** A picture for the eye alone: what it stands beside says the same. */
export function Icon({name}: {name: keyof typeof SHAPES}): ReactNode {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={SHAPES[name]} />
    </svg>
  );
}
