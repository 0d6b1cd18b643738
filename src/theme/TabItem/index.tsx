// Replaced with src/theme/Tabs; labelled with its tab's name where all panels are shown: without scripts
// and in print.
import type {ReactNode} from 'react';
import type {Props} from '@theme/TabItem';

export default function TabItem({
  label,
  value,
  className,
  children,
  isHidden,
}: Props & {isHidden?: boolean}): ReactNode {
  return (
    <div className="tab-part" data-tab={label ?? value}>
      <div role="tabpanel" className={className} hidden={isHidden}>
        {children}
      </div>
    </div>
  );
}
