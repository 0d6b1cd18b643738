import {useFramed} from '@site/src/shell/useFramed';
import Navbar from '@theme-original/Navbar';
import type {ReactNode} from 'react';

/** Wrapped because pages inside the dashboard's frame have no navbar. */
export default function NavbarWrapper(): ReactNode {
  return useFramed() ? null : <Navbar />;
}
