import {Collapsible, useCollapsible} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import MenuEntry from '@site/src/shell/MenuEntry';
import {useHoldsCurrentDocSet} from '@site/src/shell/useHoldsCurrentDocSet';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import clsx from 'clsx';
import {useEffect, useId, type ReactNode} from 'react';

/**
 * A collapsible list in the mobile menu. Replaces the theme's, which has two controls
 * for the same action, the larger one without a state for screen readers.
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
  // The menu stays mounted across pages.
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
            <MenuEntry
              key={index}
              mobile
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
