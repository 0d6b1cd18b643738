import {
  useActivePluginAndVersion,
  useAllDocsData,
  useDocsPreferredVersionByPluginId,
} from '@docusaurus/plugin-content-docs/client';
import {createStorageSlot} from '@docusaurus/theme-common';
import {guidePages} from '@site/config/home';
import {guides} from '@site/config/platforms';
import {guideLinks, startOf} from '@site/src/shell/guideLinks';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props as DropdownProps} from '@theme/NavbarItem/DropdownNavbarItem';
import {useEffect, type ReactNode} from 'react';

/**
 * The menu of the SDK guides. In a wide window it is an ordinary menu whose entries
 * link to the reader's preferred version. The mobile menu lists every version of the
 * guides, the preferred one first, then the plugins' repositories.
 */
export default function SdkGuidesNavbarItem({items, ...props}: DropdownProps): ReactNode {
  const docs = useAllDocsData();
  const preferred = useDocsPreferredVersionByPluginId();
  const active = useActivePluginAndVersion();

  // Without a preference, readers get the latest version.
  useEffect(() => {
    for (const [pluginId, version] of Object.entries(preferred)) {
      if (version?.isLast) {
        createStorageSlot(`docs-preferred-version-${pluginId}`).del();
      }
    }
  }, [preferred]);

  if (props.mobile) {
    const links = guides.flatMap((guide) =>
      guideLinks([guide], docs, preferred).map(({label, to, version}) => ({
        label,
        to,
        activeBasePath: `/${guide.platform}/`,
        isActive: () =>
          active?.activePlugin.pluginId === guide.pluginId &&
          active.activeVersion?.name === version,
      })),
    );
    return <DropdownNavbarItem {...props} items={[...links, ...items.filter(({href}) => href)]} />;
  }
  const starts = new Map(
    guides.map(({platform, pluginId}) => {
      const version = preferred[pluginId];
      return [guidePages(platform).start as string, version && !version.isLast && startOf(version)];
    }),
  );
  return (
    <DropdownNavbarItem
      {...props}
      items={items.map((item) => ({...item, to: starts.get(item.to ?? '') || item.to}))}
    />
  );
}
