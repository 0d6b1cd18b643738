// Wrapped to let long names break before capital letters.
import type {ReactNode} from 'react';
import Link from '@theme-original/DocSidebarItem/Link';
import type {Props} from '@theme/DocSidebarItem/Link';
import {wordParts} from '@help-center/text';

/** Zero-width space, since the label is a string. */
const BREAK = '\u200b';

export default function LinkWrapper({item, ...props}: Props): ReactNode {
  return <Link item={{...item, label: wordParts(item.label).join(BREAK)}} {...props} />;
}
