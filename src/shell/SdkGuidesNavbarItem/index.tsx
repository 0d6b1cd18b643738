import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {guides} from '@site/config/platforms';
import {guideLinks} from '@site/src/shell/guideLinks';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props as DropdownProps} from '@theme/NavbarItem/DropdownNavbarItem';
import type {ReactNode} from 'react';

/**
 * The menu of the SDK guides. On a wide window it is an ordinary menu; the
 * mobile menu lists every available version of the guides, and the plugins'
 * repositories after them.
 */
export default function SdkGuidesNavbarItem({items, ...props}: DropdownProps): ReactNode {
  const docs = useAllDocsData();
  const shown = props.mobile
    ? [...guideLinks(guides, docs), ...items.filter(({href}) => href)]
    : items;
  return <DropdownNavbarItem {...props} items={shown} />;
}
