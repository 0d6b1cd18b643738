import {useFramed} from '@site/src/shell/useFramed';
import Logo from '@theme-original/Logo';
import type {Props} from '@theme/Logo';
import type {ReactNode} from 'react';

/** Wrapped to leave out the home link in the sidebar of pages inside the dashboard's frame. */
export default function LogoWrapper(props: Props): ReactNode {
  return useFramed() ? null : <Logo {...props} />;
}
