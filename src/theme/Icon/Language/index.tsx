import {type ReactNode} from 'react';
import type {Props} from '@theme/Icon/Language';

/** A globe. Replaces the theme's, whose long outline is in every page's HTML. */
export default function IconLanguage(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0h18M12 3q-8 9 0 18q8-9 0-18"
      />
    </svg>
  );
}
