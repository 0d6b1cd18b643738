import {afterPaint} from '@help-center/late-start/afterPaint';
import {first} from '@help-center/late-start/first';
import {showCurrentItem} from '../shell/showCurrentItem';
import {all, on, page} from './dom';

/**
 * The menu of a phone: on wide windows the same element stands in the page. Its way out is also
 * the browser's way back: while it is open, it has an entry in the history.
 */

const OPEN = 'navbar-sidebar--show';

/** What opens it. */
export const TOGGLE = '[href="#site-menu"]';

const WIDE = matchMedia('(min-width: 997px)');

let opener: HTMLElement | null = null;
/** All that is beside it. */
let beside: HTMLElement[] = [];
/** Whether the entry in the history is still to be left. */
let isLeaving = false;

export const openMenu = (): HTMLElement | null => first(`.${OPEN}`);

function shut(): void {
  const menu = openMenu();
  menu?.classList.remove(OPEN);
  if (menu) {
    menu.role = menu.ariaModal = menu.ariaLabel = null;
  }
  beside.forEach((element) => (element.inert = false));
  beside = [];
  if (opener) {
    opener.ariaExpanded = 'false';
  }
  delete page.menu;
  opener?.focus({preventScroll: true});
  opener = null;
}

function open(toggle: HTMLElement): void {
  const menu = first('#site-menu');
  if (!menu || WIDE.matches) {
    return;
  }
  opener = toggle;
  history.pushState({...(history.state as object), menu: true}, '');
  menu.classList.add(OPEN);
  menu.role = 'dialog';
  menu.ariaLabel = menu.dataset.label!;
  menu.ariaModal = toggle.ariaExpanded = 'true';
  page.menu = '';
  first('.navbar-sidebar__close')?.focus();
  showCurrentItem(first('.navbar-sidebar'));
  // Only what is seen changes before the paint: `inert` is computed anew for the whole page.
  afterPaint(() => openMenu() && leaveOut(menu));
}

/** Keeps all that is beside the menu from focus and from screen readers. */
function leaveOut(menu: HTMLElement): void {
  for (let part = menu; part !== document.body; part = part.parentElement!) {
    // Dialogs and notices are above all.
    beside.push(
      ...all(':scope > :not(dialog, .start-notice, [inert])', part.parentElement!).filter(
        (one) => one !== part,
      ),
    );
  }
  beside.forEach((element) => (element.inert = true));
}

/**
 * Closes the menu.
 *
 * @param leaves - whether its entry in the history is left, too: what follows a link takes its place
 */
export function closeMenu(leaves = true): void {
  if (openMenu()) {
    shut();
    if (leaves && (history.state as {menu?: boolean} | null)?.menu) {
      isLeaving = true;
      history.back();
    }
  }
}

export function toggleMenu(toggle: HTMLElement): void {
  if (openMenu()) {
    closeMenu();
  } else {
    open(toggle);
  }
}

/** Closes it on the way back, which the router does not hear of, and where the window gets wide. */
export function followMenu(): void {
  on('popstate', (event) => {
    if (isLeaving || openMenu()) {
      event.stopImmediatePropagation();
      isLeaving = false;
      shut();
    }
  });
  WIDE.onchange = () => closeMenu();
}
