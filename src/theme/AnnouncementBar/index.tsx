import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import {useFramed} from '@site/src/shell/useFramed';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import {useEffect, type ReactNode} from 'react';

/**
 * Wrapped because the theme's head script hides the line by the stored choice
 * alone: a new announcement would stay hidden until the page is opened again;
 * and because pages read inside the dashboard's frame have no bars.
 */
export default function AnnouncementBarWrapper(): ReactNode {
  const framed = useFramed();
  const {isActive} = useAnnouncementBar();
  useEffect(() => {
    if (isActive) {
      document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
    }
  }, [isActive]);
  return framed ? null : <AnnouncementBar />;
}
