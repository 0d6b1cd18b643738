import {type ReactNode} from 'react';
import type {Props} from '@theme/Icon/Arrow';

/** A double arrow to the right. Replaces the theme's, whose outline is in every page's HTML. */
export default function IconArrow(props: Props): ReactNode {
  return (
    <svg width="20" height="20" aria-hidden="true" {...props}>
      <path fill="none" stroke="#7a7a7a" strokeWidth="2.5" d="M4 4l6 6-6 6M11 4l6 6-6 6" />
    </svg>
  );
}
