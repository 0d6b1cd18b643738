// Replaced: the frame works tabs (src/frame), and the stock ones are made anew once the client lives.
import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Tabs';
import type {Props as ItemProps} from '@theme/TabItem';

type Item = ReactElement<ItemProps & {isHidden?: boolean}>;

/**
 * Tabs. React draws the first choice and never knows another one.
 *
 * @throws when a child is no tab, or two tabs have one value
 */
export default function Tabs({
  groupId,
  queryString,
  defaultValue,
  className,
  children,
}: Props): ReactNode {
  const items = Children.toArray(children).filter((item): item is Item => {
    if (!isValidElement<Partial<ItemProps>>(item) || item.props.value === undefined) {
      throw new Error('Tabs: every child must be a <TabItem> with a value.');
    }
    return true;
  });
  const values = items.map(({props}) => props.value);
  if (new Set(values).size < values.length || values.some((value) => /\s/.test(value))) {
    throw new Error(`Tabs: values must differ and have no spaces, got ${values.join(', ')}.`);
  }
  const first = defaultValue ?? items.find(({props}) => props.default)?.props.value ?? values[0];
  return (
    <div
      // Others would keep the choice of those they take the place of.
      key={values.join(' ')}
      data-tabs={groupId}
      data-values={values.join(' ')}
      data-query={queryString === true ? groupId : queryString || undefined}
      className="theme-tabs-container tabs-container"
    >
      <ul role="tablist" aria-orientation="horizontal" className={clsx('tabs', className)}>
        {items.map(({props: {value, label, attributes}}) => (
          <li
            key={value}
            role="tab"
            tabIndex={value === first ? 0 : -1}
            aria-selected={value === first}
            {...attributes}
            className={clsx('tabs__item', attributes?.className as string, {
              'tabs__item--active': value === first,
            })}
          >
            {label ?? value}
          </li>
        ))}
      </ul>
      <div className="margin-top--md">
        {items.map((item) =>
          cloneElement(item, {key: item.props.value, isHidden: item.props.value !== first}),
        )}
      </div>
    </div>
  );
}
