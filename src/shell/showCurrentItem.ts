/** Scrolls a long sidebar to the current page. */
export function showCurrentItem(): void {
  const menu = document.querySelector('.theme-doc-sidebar-container .menu');
  const link = menu?.querySelector('.menu__link[aria-current="page"]');
  if (menu && link) {
    const below = link.getBoundingClientRect().bottom - menu.getBoundingClientRect().bottom;
    if (below > 0) {
      menu.scrollTop += below + menu.clientHeight / 2;
    }
  }
}
