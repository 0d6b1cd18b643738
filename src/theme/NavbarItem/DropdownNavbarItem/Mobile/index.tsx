import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import MenuEntry from '@site/src/shell/MenuEntry';
import {useHoldsCurrentDocSet} from '@site/src/shell/useHoldsCurrentDocSet';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import clsx from 'clsx';
import {useId, useState, type ReactNode} from 'react';

/**
 * A list that folds in the menu of a phone; the frame folds it (src/frame). Replaces the
 * theme's, which has two controls for the same action, the larger one without a state for
 * screen readers.
 */
export default function DropdownNavbarItemMobile({
  items,
  className,
  label,
  children,
}: Props): ReactNode {
  const pathname = useLocalPathname();
  const listId = useId();
  const holdsCurrent = useHoldsCurrentDocSet(items);
  // What it is at first it stays for React.
  const [isOpen] = useState(holdsCurrent || items.some(({to}) => isSamePath(to, pathname)));
  return (
    <li className="menu__list-item">
      <button
        type="button"
        className={clsx('menu__link menu__link--sublist menu__link--sublist-caret', className)}
        aria-current={holdsCurrent || undefined}
        aria-expanded={isOpen}
        aria-controls={listId}
      >
        {children ?? label}
      </button>
      <ul id={listId} className="menu__list">
        {items.map((item, index) => (
          <MenuEntry key={index} mobile activeClassName="menu__link--active" {...item} />
        ))}
      </ul>
    </li>
  );
}
