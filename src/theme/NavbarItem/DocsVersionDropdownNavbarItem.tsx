import {useActiveDocContext, useVersions} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import {startOf} from '@site/src/shell/guideLinks';
import {versionChoice} from '@site/src/shell/preferredPages';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type {ReactNode} from 'react';

/**
 * A doc set's versions, on its own pages only. Replaces the theme's, which needs React to keep
 * the choice: the frame keeps it (src/frame/links.ts).
 */
export default function DocsVersionDropdown({
  docsPluginId,
  versions: listed,
  mobile,
  dropdownActiveClassDisabled: _,
  dropdownItemsBefore: _before,
  dropdownItemsAfter: _after,
  ...props
}: Props): ReactNode {
  const {activeDoc, activeVersion, alternateDocVersions} = useActiveDocContext(docsPluginId);
  const all = useVersions(docsPluginId);
  if (!activeDoc || !activeVersion) {
    return null;
  }
  const {name, label} = activeVersion;
  // A version that the menu leaves out is still named on its own pages.
  const versions =
    Array.isArray(listed) && listed.includes(name)
      ? all.filter((version) => listed.includes(version.name))
      : all;
  if (versions.length === 1) {
    return <DefaultNavbarItem {...props} mobile={mobile} label={label} to={activeDoc.path} />;
  }
  const labels = {
    'aria-label': translate(
      {
        id: 'site.navbar.version',
        message: 'Version {label}',
        description: 'Name of the version menu for screen readers',
      },
      {label},
    ),
    label: mobile
      ? translate({id: 'theme.navbar.mobileVersionsDropdown.label', message: 'Versions'})
      : label,
  };
  return (
    <DropdownNavbarItem
      {...props}
      {...labels}
      mobile={mobile}
      items={versions.map((version) => ({
        label: version.label,
        to: alternateDocVersions[version.name]?.path ?? startOf(version),
        isActive: () => version.name === name,
        'data-keeps': true,
        ...versionChoice(docsPluginId ?? 'default', version),
      }))}
    />
  );
}
