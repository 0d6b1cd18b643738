import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import {guides, type Platform} from '@site/config/platforms';
import type {ReactNode} from 'react';

/** Says that there are releases after the one that these pages document. */
export default function LaterReleases({platform}: {platform: Platform}): ReactNode {
  const {pluginId} = guides.find((guide) => guide.platform === platform)!;
  return (
    <p>
      <Translate id="site.laterReleases" values={{version: useLatestVersion(pluginId).label}}>
        {'Releases after {version} exist; these pages don’t describe them.'}
      </Translate>
    </p>
  );
}
