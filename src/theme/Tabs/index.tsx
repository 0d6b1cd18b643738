// Wrapped to write each tab's value into the page: tabs work before the client starts (packages/late-start).
import {Children, isValidElement, type ComponentProps, type ReactNode} from 'react';
import Tabs from '@theme-original/Tabs';

export default function TabsWrapper(props: ComponentProps<typeof Tabs>): ReactNode {
  const {groupId, queryString, children} = props;
  const values = Children.toArray(children).flatMap((item) =>
    isValidElement<{value: string}>(item) ? [item.props.value] : [],
  );
  return (
    <div
      data-tabs={groupId}
      data-values={values.join(' ')}
      data-query={queryString === true ? groupId : queryString || undefined}
    >
      <Tabs {...props} />
    </div>
  );
}
