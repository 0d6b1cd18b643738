import {useFramed} from '@site/src/shell/useFramed';
import Home from '@theme-original/DocBreadcrumbs/Items/Home';
import type {ReactNode} from 'react';

/** Wrapped to leave out the way to the site's home page inside the dashboard's frame. */
export default function HomeWrapper(): ReactNode {
  return useFramed() ? null : <Home />;
}
