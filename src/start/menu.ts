import {afterPaint, pageWords, wait, type Rest} from '@help-center/late-start/effects';

/** The menu of a phone, until the client has its own. */

/** Stands open until the client has a menu of its own. */
const openedMenu = (): HTMLElement | null => document.querySelector('body > .navbar-sidebar--show');

const toggle = (): HTMLElement | null => document.querySelector('.navbar__toggle');

/** Takes the early menu away. */
export function closeMenu(): undefined {
  openedMenu()?.remove();
  toggle()?.setAttribute('aria-expanded', 'false');
}

/**
 * Opens the menu of a phone with the sidebar that stands, unseen there, in the page.
 *
 * @returns false where the page has none
 */
function openMenu(): boolean {
  const sidebar = document.querySelector('.theme-doc-sidebar-menu')?.closest('nav');
  if (!sidebar) {
    return false;
  }
  const early = document.createElement('div');
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
  // The client's own, too, is for narrow pages.
  window
    .matchMedia('(min-width: 997px)')
    .addEventListener('change', ({matches}) => matches && closeMenu());
  document.addEventListener('keydown', ({key}) => key === 'Escape' && closeMenu());
  toggle()?.setAttribute('aria-expanded', 'true');
  return true;
}

/** Opens or closes the menu; a page without a sidebar waits for the client's. */
export function toggleMenu(control: HTMLElement): Rest {
  if (openedMenu()) {
    return closeMenu();
  }
  return openMenu() ? undefined : wait(control);
}

/** Leads from the guide's menu to the site's, which is the client's. */
export function leaveGuide(control: HTMLElement): Rest {
  wait(control);
  return () => document.querySelector<HTMLElement>('.navbar .navbar-sidebar__back')?.click();
}

/** Has the client's own menu take the place of an open early one, unseen. */
export function handOverMenu(): void {
  const menu = openedMenu();
  if (!menu) {
    return;
  }
  const focused = menu.contains(document.activeElement) ? document.activeElement : null;
  const scrolled = menu.querySelector('.menu')?.scrollTop ?? 0;
  toggle()?.click();
  // Below the early one until it stands where that does.
  afterPaint(() => {
    const own = document.querySelector('.navbar .navbar-sidebar');
    own?.querySelectorAll('.menu').forEach((part) => (part.scrollTop = scrolled));
    const alike = Array.from(own?.querySelectorAll<HTMLElement>('a, button') ?? []).find((one) =>
      (['tagName', 'textContent', 'ariaLabel'] as const).every(
        (key) => one[key] === focused?.[key],
      ),
    );
    alike?.focus({preventScroll: true});
    menu.remove();
  });
}
