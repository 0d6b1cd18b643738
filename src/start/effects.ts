import {completeAddress} from '../components/TimetableAddress/logic';
import {copiedText} from '../components/code/copiedText';
import {reportHeight} from '../dashboard/heightReport';
import {earlyText} from '../search/earlyField';
import {openSearch} from '../search/open';
import {searchKey} from '../search/keys';
import {isAlive, whenAlive} from './alive';
import {CONTROLS, SEARCH} from './hold';
import {closeMenu, goBack, handOverMenu, isMenuOpen, openMenu} from './menu';
import {tellLoss} from './lost';
import {settings} from './settings';
import {pageWords} from './words';
import {chooseTab, onTabKey, showChosenTabs, tabPlace} from './tabs';
import {followTheme, tellTheme, toggleTheme} from './theme';

/**
 * A file of its own, which a page loads before its client, or when the reader reaches
 * for a control: does at once what plain means can do, and has the client do the rest
 * once it lives. It also says when the client does not come, and does what needs none:
 * the report of the height in a frame, and the address of a timetable.
 */

/** What waits for the client: each is done once, in the order of the reader's presses. */
const waiting: (() => void)[] = [];
let isSearchAsked = false;

/** Finds a control again where the client has made it anew. */
function again(control: HTMLElement): () => HTMLElement {
  const all = () => Array.from(document.querySelectorAll<HTMLElement>(CONTROLS));
  const isAlike = ({textContent}: Element): boolean => textContent === control.textContent;
  const index = all().filter(isAlike).indexOf(control);
  return () => (control.isConnected ? control : (all().filter(isAlike)[index] ?? control));
}

/** Leaves the press to the client. */
function wait(control: HTMLElement): void {
  const find = again(control);
  control.setAttribute('aria-busy', 'true');
  waiting.push(() => {
    control.removeAttribute('aria-busy');
    find().click();
  });
}

/** Shows what a press will change; the client finds the page as it was, and changes it for good. */
const preview = (change: (control: HTMLElement) => boolean) => (control: HTMLElement) => {
  if (!change(control)) {
    wait(control);
    return;
  }
  const find = again(control);
  waiting.push(() => {
    change(find());
    find().click();
  });
};

function flip(control: Element): void {
  control.setAttribute('aria-expanded', String(control.getAttribute('aria-expanded') !== 'true'));
}

function toggleGroup(control: HTMLElement): boolean {
  const group = control.closest('.theme-doc-sidebar-item-category');
  // What is collapsed has no items in the page.
  const isThere = Boolean(group?.querySelector('ul'));
  if (isThere) {
    flip(control);
    group?.classList.toggle('menu__list-item--collapsed');
  }
  return isThere;
}

function toggleFold(control: HTMLElement): boolean {
  flip(control);
  return true;
}

function toggleMenu(control: HTMLElement): void {
  if (isMenuOpen()) {
    closeMenu();
  } else if (!openMenu()) {
    wait(control);
  }
}

function leaveGuide(control: HTMLElement): void {
  control.setAttribute('aria-busy', 'true');
  waiting.push(goBack);
}

async function copy(control: HTMLElement): Promise<void> {
  const code = control.closest('.theme-code-block')?.querySelector('pre');
  try {
    await navigator.clipboard.writeText(copiedText(code));
  } catch {
    // The client knows another way.
    wait(control);
    return;
  }
  const label = control.getAttribute('aria-label') ?? '';
  control.dataset.copied = '';
  control.setAttribute('aria-label', pageWords().copied);
  setTimeout(() => {
    delete control.dataset.copied;
    control.setAttribute('aria-label', label);
  }, 1000);
}

function choose(tab: HTMLElement): void {
  const ensure = chooseTab(tab);
  if (ensure) {
    waiting.push(ensure);
  }
}

function chooseTheme(): void {
  toggleTheme();
  waiting.push(tellTheme);
}

function search(): void {
  if (!isSearchAsked) {
    isSearchAsked = true;
    waiting.push(() => {
      const text = earlyText();
      // The reader may have closed the field again.
      if (text !== null) {
        openSearch(text);
      }
    });
  }
}

/** What a press does: the first that fits. */
const effects: readonly [selector: string, effect: (control: HTMLElement) => void][] = [
  ['.navbar__theme button', chooseTheme],
  // The other one is the row of a phone that names the section.
  ['.navbar__toggle, [aria-haspopup="dialog"]:not([aria-keyshortcuts])', toggleMenu],
  ['.navbar-sidebar__close', closeMenu],
  ['.navbar-sidebar__back', leaveGuide],
  ['[data-tabs] [role="tab"]', choose],
  ['.theme-code-block button[title]', (control) => void copy(control)],
  ['.code-fold', preview(toggleFold)],
  ['.theme-doc-sidebar-menu [aria-expanded]', preview(toggleGroup)],
  [SEARCH, search],
  ['button, [role="tab"]', wait],
];

function take(event: Event): void {
  if (event instanceof KeyboardEvent) {
    if (searchKey(event)) {
      search();
    } else {
      onTabKey(event);
    }
    return;
  }
  const control = (event.target as Element).closest<HTMLElement>(CONTROLS);
  if (control && isAlive()) {
    // About to take over: what is done to the page now, it would not know of.
    wait(control);
  } else if (control) {
    effects.find(([selector]) => control.matches(selector))?.[1](control);
  }
}

const held = window.siteHeld;
held.tellLoss = tellLoss;
if (held.lost !== undefined) {
  tellLoss();
}
if (window.parent !== window) {
  reportHeight(settings.domain);
}
if (!isAlive()) {
  completeAddress();
  followTheme();
  showChosenTabs();
}
held.take = take;
held.events.splice(0).forEach(take);

document.addEventListener('keydown', ({key}) => {
  if (key === 'Escape' && isMenuOpen()) {
    closeMenu();
  }
});

let focused = tabPlace(document.activeElement);
document.addEventListener('focusin', ({target}) => {
  focused = tabPlace(target as Element);
});

whenAlive(() => {
  // The theme makes tabs anew when it comes alive.
  if (document.activeElement === document.body) {
    focused?.()?.focus({preventScroll: true});
  }
  // After the client's own first effects; each sees what the one before has changed.
  setTimeout(async () => {
    held.isOver = true;
    handOverMenu();
    for (const act of waiting) {
      act();
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
});
