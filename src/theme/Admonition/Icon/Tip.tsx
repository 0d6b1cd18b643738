import {type ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Tip';

/** A light bulb. Replaces the theme's, whose long outline is in the HTML of every page with tips. */
export default function AdmonitionIconTip(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" {...props}>
      <path d="M12 1a8 8 0 0 0-4 15v3h8v-3a8 8 0 0 0-4-15M9 21h6v2H9Z" />
    </svg>
  );
}
