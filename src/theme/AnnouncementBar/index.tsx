import {useFramed} from '@site/src/shell/useFramed';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import type {ReactNode} from 'react';

/** Wrapped because pages inside the dashboard's frame have no bars. */
export default function AnnouncementBarWrapper(): ReactNode {
  return useFramed() ? null : <AnnouncementBar />;
}
