import IdealImage from '@theme-original/IdealImage';
import type {Props} from '@theme/IdealImage';
import type {ReactNode} from 'react';

/** Milliseconds after which an image counts as slow. The theme passes this to a component but doesn't type it. */
const patience = {threshold: 3000};

/**
 * Wrapped so that a slow image says so and waits for a click, and so that the start
 * script finds its placeholder if scripts can't be loaded.
 */
export default function IdealImageWrapper(props: Props): ReactNode {
  return <IdealImage {...patience} className="site-picture" {...props} />;
}
