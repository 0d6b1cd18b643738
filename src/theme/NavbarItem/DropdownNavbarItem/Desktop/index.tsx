import MenuEntry from '@site/src/shell/MenuEntry';
import {useHoldsCurrentDocSet} from '@site/src/shell/useHoldsCurrentDocSet';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';

/**
 * A menu of the bar; the frame works it (src/frame/dropdowns.ts). Replaces the theme's, whose
 * trigger is a link with the role of a button, which screen readers can't open.
 */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
  children,
  ...props
}: Props): ReactNode {
  const menuId = useId();
  const holdsCurrent = useHoldsCurrentDocSet(items);
  return (
    <div className={clsx('navbar__item dropdown', position === 'right' && 'dropdown--right')}>
      <button
        type="button"
        className={clsx('clean-btn', 'site-menu__button', className)}
        aria-label={props['aria-label']}
        aria-current={holdsCurrent || undefined}
        aria-expanded={false}
        aria-controls={menuId}
      >
        {children ?? label}
      </button>
      <ul id={menuId} className="dropdown__menu">
        {items.map((item, index) => (
          <MenuEntry key={index} activeClassName="dropdown__link--active" {...item} />
        ))}
      </ul>
    </div>
  );
}
