// Wrapped to let long names break before their capitals.
import type {ReactNode} from 'react';
import Link from '@theme-original/DocSidebarItem/Link';
import type {Props} from '@theme/DocSidebarItem/Link';
import {wordParts} from '@help-center/text';

/** The label is a string, so its breaks are spaces without a width. */
const BREAK = '\u200b';

export default function LinkWrapper({item, ...props}: Props): ReactNode {
  return <Link item={{...item, label: wordParts(item.label).join(BREAK)}} {...props} />;
}
