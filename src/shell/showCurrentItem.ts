import {first} from '@help-center/late-start/first';

/** Scrolls a long menu to the current page. */
export function showCurrentItem(menu = first('.theme-doc-sidebar-container .menu')): void {
  const link = menu?.querySelector('[aria-current=page]');
  if (menu && link) {
    const below = link.getBoundingClientRect().bottom - menu.getBoundingClientRect().bottom;
    if (below > 0) {
      menu.scrollTop += below + menu.clientHeight / 2;
    }
  }
}
