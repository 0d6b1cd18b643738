import {useFramed} from '@site/src/shell/useFramed';
import Footer from '@theme-original/Footer';
import type {ReactNode} from 'react';

/** Wrapped because pages inside the dashboard's frame have no footer. */
export default function FooterWrapper(): ReactNode {
  return useFramed() ? null : <Footer />;
}
