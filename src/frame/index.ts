import {around, first} from '@help-center/late-start/first';
import {on, page} from './dom';
import {onAddress, onScroll} from './bar';
import {copyPage, copySample, showWrap, toggleWrap} from './code';
import {followColors, nextColors, showColors} from './colors';
import {followDropdowns, pressDropdown} from './dropdowns';
import {GROUPS, openFound, showGroups, toggleGroup, toggleSample, toggleSidebar} from './folds';
import {onLink, showPreferred} from './links';
import {closeMenu, followMenu, openMenu, TOGGLE, toggleMenu} from './menu';
import {
  beginAnnouncement,
  closeAnnouncement,
  closeOffer,
  showAnnouncement,
  showOffer,
} from './notices';
import {chooseTab, onTabKey, showTabs} from './tabs';

/** What frames the text, for the page's whole life; see the README. */

/** Leads to the page's content: the next Tab is in it. */
function skip(): void {
  const content = first('main');
  content?.setAttribute('tabindex', '-1');
  content?.focus();
  content?.removeAttribute('tabindex');
}

let announcement: string | undefined;

const TAB = '[data-values] [role=tab]';

/** What presses do. */
const ACTS: Readonly<Record<string, (control: HTMLElement) => void>> = {
  'a[href$="Content_fallback"]': skip,
  '.navbar__theme button': nextColors,
  [TOGGLE]: toggleMenu,
  '.navbar-sidebar__close, .navbar-sidebar__backdrop': () => closeMenu(),
  '.navbar .dropdown > button': pressDropdown,
  '[data-sidebar-button]': toggleSidebar,
  [GROUPS]: toggleGroup,
  [TAB]: chooseTab,
  '.code-copy': copySample,
  '.code-wrap': toggleWrap,
  '.code-fold': toggleSample,
  '[data-twin]': copyPage,
  '.theme-announcement-bar .close': () => closeAnnouncement(announcement),
  '[data-offer] button': closeOffer,
};

const CONTROLS = Object.keys(ACTS).join();

const FRAME = `.navbar, #site-menu, .theme-announcement-bar, details[data-menu], ${CONTROLS}`;

/**
 * Whether an event is for the frame: a press, a key or the focus on it is no sign that the client
 * is needed. A pointer that moves over it is one.
 */
export const isForFrame = (event: Event): boolean =>
  /^(?:click|key|focus|input)/.test(event.type) && around(event, FRAME) !== null;

function onClick(event: MouseEvent): void {
  const control = around(event, CONTROLS);
  if (control) {
    event.preventDefault();
    event.stopImmediatePropagation();
    Object.entries(ACTS).find(([selector]) => control.matches(selector))![1](control);
    return;
  }
  const link = around<HTMLAnchorElement>(event, 'a[href]');
  if (link) {
    onLink(event, link);
  }
}

function onKey(event: KeyboardEvent): void {
  const tab = around(event, TAB);
  if (tab) {
    onTabKey(tab, event);
  }
  const link = around(event, 'a[role=button]');
  if (link && event.key === ' ') {
    event.preventDefault();
    link.click();
  }
  if (event.key === 'Escape' && openMenu() && !first('dialog[open]')) {
    closeMenu();
  }
}

/** Writes the choices into what has come into the page. */
function show(): void {
  showTabs();
  showPreferred();
  showGroups();
  showOffer();
  onAddress();
}

/**
 * Works the frame from now on.
 *
 * @param id - of the announcement that the page is built with
 */
export function beginFrame(id: string | undefined): void {
  announcement = id;
  page.frame = parent === window ? 'top' : '';
  beginAnnouncement(id);
  showWrap();
  followColors();
  followMenu();
  followDropdowns();
  on('click', onClick);
  on('keydown', onKey);
  on('scroll', ({target}) => (target === document ? onScroll() : openFound(target as Element)));
  on('hashchange', onAddress);
  // From the browser's memory of pages, or chosen in another tab.
  const showAgain = (): void => {
    showColors();
    showAnnouncement();
    showWrap();
    show();
  };
  on('pageshow', ({persisted}) => persisted && showAgain());
  on('storage', showAgain);
  // Before the next frame is painted: while the page is parsed, when React has drawn another one, or
  // a tool has come.
  new MutationObserver(show).observe(document, {childList: true, subtree: true});
}
