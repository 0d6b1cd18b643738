import {Collapsible, useCollapsible} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import {useHoldsCurrentDocSet} from '@site/src/shell/useHoldsCurrentDocSet';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import clsx from 'clsx';
import {useEffect, useId, type ReactNode} from 'react';

/**
 * A collapsible list of the mobile menu. Replaces the theme's, which has two
 * controls for one thing, the larger of them without a state for screen readers.
 */
export default function DropdownNavbarItemMobile({
  items,
  className,
  label,
  children,
  onClick,
}: Props): ReactNode {
  const pathname = useLocalPathname();
  const listId = useId();
  const holdsCurrent = useHoldsCurrentDocSet(items);
  const isOpen = holdsCurrent || items.some(({to}) => isSamePath(to, pathname));
  const {collapsed, setCollapsed, toggleCollapsed} = useCollapsible({initialState: !isOpen});
  // The menu outlives the page it was made on.
  useEffect(() => setCollapsed(!isOpen), [isOpen, setCollapsed]);
  return (
    <li className={clsx('menu__list-item', {'menu__list-item--collapsed': collapsed})}>
      <button
        type="button"
        className={clsx('menu__link menu__link--sublist menu__link--sublist-caret', className)}
        aria-current={holdsCurrent || undefined}
        aria-expanded={!collapsed}
        aria-controls={listId}
        onClick={toggleCollapsed}
      >
        {children ?? label}
      </button>
      <div id={listId}>
        <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
          {items.map((item, index) => (
            <NavbarItem
              key={index}
              mobile
              isDropdownItem
              onClick={onClick}
              activeClassName="menu__link--active"
              {...item}
            />
          ))}
        </Collapsible>
      </div>
    </li>
  );
}
