// Replaced: the frame folds groups (src/frame), and their entries are in the page before they are seen.
import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {isActiveSidebarItem, useVisibleSidebarItems} from '@docusaurus/plugin-content-docs/client';
import {isSamePath} from '@docusaurus/theme-common/internal';
import {ThemeClassNames} from '@docusaurus/theme-common';
import DocSidebarItemLink from '@theme/DocSidebarItem/Link';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItem/Category';

/** A group of entries. What it is at first it stays for React; one without entries is a link. */
export default function DocSidebarItemCategory({item, ...props}: Props): ReactNode {
  const {items, label, collapsible, collapsed, className, href} = item;
  const {activePath, level, onItemClick} = props;
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrent = isSamePath(href, activePath);
  const [isShut] = useState(collapsible && collapsed && !isActive);
  if (useVisibleSidebarItems(items, activePath).length === 0) {
    return href ? <DocSidebarItemLink item={{...item, type: 'link', href}} {...props} /> : null;
  }
  const fold = {type: 'button', 'aria-expanded': !isShut} as const;
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        className,
      )}
    >
      <div className="menu__list-item-collapsible">
        {href === undefined && collapsible ? (
          <button {...fold} className="menu__link menu__link--sublist menu__link--sublist-caret">
            {label}
          </button>
        ) : (
          <Link
            className={clsx('menu__link', isCurrent && 'menu__link--active')}
            href={href}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {label}
          </Link>
        )}
        {href !== undefined && collapsible && (
          <button
            {...fold}
            className="clean-btn menu__caret"
            aria-label={translate(
              {id: 'site.menu.entries', message: 'Entries of {label}'},
              {label},
            )}
          />
        )}
      </div>
      <ul className="menu__list">
        <DocSidebarItems
          items={items}
          onItemClick={onItemClick}
          activePath={activePath}
          level={level + 1}
        />
      </ul>
    </li>
  );
}
