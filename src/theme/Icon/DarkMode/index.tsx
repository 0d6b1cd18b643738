import {type ReactNode} from 'react';
import type {Props} from '@theme/Icon/DarkMode';

/** A moon. Replaces the theme's, whose long outline is in every page's HTML. */
export default function IconDarkMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path fill="currentColor" d="M21 13a9 9 0 1 1-10-10a7 7 0 0 0 10 10Z" />
    </svg>
  );
}
