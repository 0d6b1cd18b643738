import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type {ReactNode} from 'react';

/** Wrapped to show a doc set's versions on its own pages only. */
export default function DocsVersionDropdownWrapper(props: Props): ReactNode {
  const {activeDoc, activeVersion} = useActiveDocContext(props.docsPluginId);
  if (!activeDoc) {
    return null;
  }
  // A version that the menu leaves out is still named on its own pages.
  const isListed =
    Array.isArray(props.versions) && props.versions.includes(activeVersion?.name ?? '');
  return (
    <DocsVersionDropdownNavbarItem
      {...props}
      versions={isListed ? props.versions : undefined}
      aria-label={translate(
        {
          id: 'site.navbar.version',
          message: 'Version {label}',
          description: 'Name of the version menu for screen readers',
        },
        {label: activeVersion?.label ?? ''},
      )}
    />
  );
}
