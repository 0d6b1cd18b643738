// Wrapped to give a panel the name of its tab, for readers whose tabs are all shown: without
// scripts and on paper.
import type {ComponentProps, ReactNode} from 'react';
import TabItem from '@theme-original/TabItem';

export default function TabItemWrapper(props: ComponentProps<typeof TabItem>): ReactNode {
  return (
    <div className="tab-part" data-tab={props.label ?? props.value}>
      <TabItem {...props} />
    </div>
  );
}
