// Replaced: the frame closes it (src/frame/notices.ts); pages inside the dashboard's frame have no bars.
import type {ReactNode} from 'react';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import Content from '@theme/AnnouncementBar/Content';
import {useFramed} from '@site/src/shell/useFramed';

export default function AnnouncementBar(): ReactNode {
  const {announcementBar: bar} = useThemeConfig();
  if (useFramed() || !bar) {
    return null;
  }
  return (
    <div
      className={ThemeClassNames.announcementBar.container}
      style={{backgroundColor: bar.backgroundColor, color: bar.textColor}}
      role="banner"
    >
      <Content />
      {bar.isCloseable && <CloseButton className="needs-scripts" />}
    </div>
  );
}
