import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {guideLinks, type Guide} from '@site/src/shell/guideLinks';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props as DropdownProps} from '@theme/NavbarItem/DropdownNavbarItem';
import type {ReactNode} from 'react';

interface Props extends DropdownProps {
  /** Guides that have versions, in menu order. */
  guides: readonly Guide[];
}

/**
 * The menu of the SDK guides. On a wide window it is an ordinary menu; the
 * mobile menu lists every available version of the guides, and the plugins'
 * repositories after them.
 */
export default function SdkGuidesNavbarItem({guides, items, ...props}: Props): ReactNode {
  const docs = useAllDocsData();
  const shown = props.mobile
    ? [...guideLinks(guides, docs), ...items.filter(({href}) => href)]
    : items;
  return <DropdownNavbarItem {...props} items={shown} />;
}
