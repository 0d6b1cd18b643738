import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type {ReactNode} from 'react';

/** Wrapped so that a doc set's versions are offered on its own pages only. */
export default function DocsVersionDropdownWrapper(props: Props): ReactNode {
  const {activeDoc, activeVersion} = useActiveDocContext(props.docsPluginId);
  if (!activeDoc) {
    return null;
  }
  return (
    <DocsVersionDropdownNavbarItem
      {...props}
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
