import type {ReactNode} from 'react';

/** Outlines on a grid of 20 by 20. */
const SHAPES = {
  search: 'M13.5 13.5 17 17M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z',
  clear: 'm5 5 10 10M15 5 5 15',
  recent: 'M10 5.5V10l3 2M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z',
  favorite: 'm10 2.8 2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5L2.8 8.1l5-.7Z',
};

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
