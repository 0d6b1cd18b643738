// Wrapped to label each panel with its tab's name where all panels are shown: without scripts and in
// print.
import type {ComponentProps, ReactNode} from 'react';
import TabItem from '@theme-original/TabItem';

export default function TabItemWrapper(props: ComponentProps<typeof TabItem>): ReactNode {
  return (
    <div className="tab-part" data-tab={props.label ?? props.value}>
      <TabItem {...props} />
    </div>
  );
}
