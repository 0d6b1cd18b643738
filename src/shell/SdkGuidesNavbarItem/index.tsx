import {useActivePluginAndVersion, useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {guidePages} from '@site/config/home';
import {guides} from '@site/config/platforms';
import {guideLinks, startOf} from '@site/src/shell/guideLinks';
import {preferredPages, versionChoice} from '@site/src/shell/preferredPages';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props as DropdownProps} from '@theme/NavbarItem/DropdownNavbarItem';
import type {ReactNode} from 'react';

/**
 * The menu of the SDK guides. In a wide window it is an ordinary menu whose entries
 * lead to the reader's preferred version. The menu of a phone lists every version of the
 * guides, then the plugins' repositories.
 */
export default function SdkGuidesNavbarItem({items, ...props}: DropdownProps): ReactNode {
  const docs = useAllDocsData();
  const active = useActivePluginAndVersion();
  if (props.mobile) {
    const links = guides.flatMap((guide) =>
      guideLinks([guide], docs).map(({label, to, version}) => ({
        label,
        to,
        activeBasePath: `/${guide.platform}/`,
        isActive: () =>
          active?.activePlugin.pluginId === guide.pluginId &&
          active.activeVersion?.name === version.name,
        ...versionChoice(guide.pluginId, version),
      })),
    );
    return <DropdownNavbarItem {...props} items={[...links, ...items.filter(({href}) => href)]} />;
  }
  const marks = new Map(
    guides.map(({platform, pluginId}) => [
      guidePages(platform).start as string,
      preferredPages(pluginId, docs[pluginId]?.versions ?? [], startOf),
    ]),
  );
  return (
    <DropdownNavbarItem
      {...props}
      items={items.map((item) => ({...item, ...marks.get(item.to ?? '')}))}
    />
  );
}
