import IdealImage from '@theme-original/IdealImage';
import type {Props} from '@theme/IdealImage';
import type {ReactNode} from 'react';

/** Milliseconds after which a picture counts as slow. The theme passes it on to a component that it does not type. */
const patience = {threshold: 3000};

/**
 * Wrapped so that a picture that takes long says so and waits for a click, and
 * that the start script finds what stands for it where scripts are lost.
 */
export default function IdealImageWrapper(props: Props): ReactNode {
  return <IdealImage {...patience} className="site-picture" {...props} />;
}
