import {pageWords} from './words';

/** Stands open until the client has a menu of its own. */
let early: HTMLElement | undefined;

const toggle = (): HTMLElement | null => document.querySelector('.navbar__toggle');

/** Takes the early menu away. */
export function closeMenu(): void {
  early?.remove();
  early = undefined;
  toggle()?.setAttribute('aria-expanded', 'false');
}

export const isMenuOpen = (): boolean => early !== undefined;

/**
 * Opens the menu of a phone with the sidebar that stands, unseen there, in the page.
 *
 * @returns false where the page has none
 */
export function openMenu(): boolean {
  const sidebar = document.querySelector('.theme-doc-sidebar-menu')?.closest('nav');
  if (!sidebar) {
    return false;
  }
  early = document.createElement('div');
  early.className = 'navbar-sidebar--show';
  early.innerHTML =
    '<div role="presentation" class="navbar-sidebar__backdrop"></div><div class="navbar-sidebar"><div class="navbar-sidebar__brand"><button type="button" class="clean-btn navbar-sidebar__close"><svg viewBox="0 0 15 15" width="21" height="21" stroke="currentColor" stroke-width="1.2" aria-hidden="true"><path d="M.75.75l13.5 13.5M14.25.75L.75 14.25"/></svg></button></div><div class="navbar-sidebar__items"><div class="navbar-sidebar__item menu"><button type="button" class="clean-btn navbar-sidebar__back"></button></div></div></div>';
  const {close, back} = pageWords();
  const [closing, leading] = Array.from(early.querySelectorAll('button'));
  closing?.before(
    ...Array.from(document.querySelectorAll('.navbar__brand, .navbar__theme'), (part) =>
      part.cloneNode(true),
    ),
  );
  closing?.setAttribute('aria-label', close);
  leading?.append(back);
  leading?.after(
    // What stands above the menu, and the menu itself.
    ...[sidebar.previousElementSibling, sidebar.firstElementChild].flatMap((part) =>
      part ? [part.cloneNode(true)] : [],
    ),
  );
  early.querySelector('.navbar-sidebar__backdrop')?.addEventListener('click', closeMenu);
  document.body.append(early);
  toggle()?.setAttribute('aria-expanded', 'true');
  return true;
}

/** Leads from the guide's menu to the site's, which is the client's. */
export function goBack(): void {
  document.querySelector<HTMLElement>('.navbar .navbar-sidebar__back')?.click();
}

/** Has the client's own menu take the place of an open early one. */
export function handOverMenu(): void {
  const menu = early;
  if (menu) {
    early = undefined;
    toggle()?.click();
    // It slides in below the early one.
    setTimeout(() => menu.remove(), 400);
  }
}
