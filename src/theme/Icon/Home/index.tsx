import {type ReactNode} from 'react';
import type {Props} from '@theme/Icon/Home';

/** A house. Replaces the theme's, whose long outline is in every page's HTML. */
export default function IconHome(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" {...props}>
      <path fill="currentColor" d="M12 3 3 11v9h6v-6h6v6h6v-9Z" />
    </svg>
  );
}
