/** Scrolls a long menu to the current page. */
export function showCurrentItem(
  menu = document.querySelector('.theme-doc-sidebar-container .menu'),
): void {
  const link = menu?.querySelector('.menu__link[aria-current="page"]');
  if (menu && link) {
    const below = link.getBoundingClientRect().bottom - menu.getBoundingClientRect().bottom;
    if (below > 0) {
      menu.scrollTop += below + menu.clientHeight / 2;
    }
  }
}
