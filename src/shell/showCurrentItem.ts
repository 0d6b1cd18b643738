/** Scrolls a long sidebar to the page in hand. */
export function showCurrentItem(): void {
  const menu = document.querySelector('.theme-doc-sidebar-container .menu');
  const link = menu?.querySelector('.menu__link[aria-current="page"]');
  if (menu && link) {
    const {top, height} = menu.getBoundingClientRect();
    const place = link.getBoundingClientRect();
    if (place.bottom > top + height) {
      menu.scrollTop += place.top - top - height / 2;
    }
  }
}
