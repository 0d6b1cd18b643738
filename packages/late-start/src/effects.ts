import {find} from './controls';
import {SKIP} from './hold';
import {closeMenu, goBack, handOverMenu, isMenuOpen, openMenu} from './menu';
import {tellLoss} from './lost';
import {readChoice, settings, storeChoice} from './settings';
import {Client} from './state';
import {pageWords} from './words';
import {chooseTab, onTabKey, showChosenTabs, tabPlace} from './tabs';
import {followTheme, tellTheme, toggleTheme} from './theme';

/**
 * The script of a file of its own, which a page loads before its client, or when the
 * reader reaches for a control: does at once what plain means can do, and has the client
 * do the rest once it lives. It also says when the client does not come.
 */

export {readChoice, settings};

/** What the site knows how to do. */
export interface SiteEffects {
  /** Text of a code block as it is copied. */
  copiedText: (block: Element | null | undefined) => string;
  /** Wraps the lines of samples, or no longer. */
  toggleWrap: (button: Element, store: (choice: string) => void) => void;
  /** The name under which that choice is kept. */
  wrap: string;
}

/** What is left to the client once the press is shown: nothing, an act, or the press itself. */
type Rest = (() => void) | 'all' | undefined;

/** Leaves the press to the client. */
function wait(control: HTMLElement): Rest {
  control.setAttribute('aria-busy', 'true');
  return 'all';
}

/** Shows what a press will change; the client finds the page as it was, and changes it for good. */
const preview =
  (change: (control: HTMLElement) => boolean) =>
  (control: HTMLElement): Rest => {
    if (!change(control)) {
      return wait(control);
    }
    const again = find(control);
    return () => {
      const living = again();
      change(living);
      living.click();
    };
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

function toggleMenu(control: HTMLElement): Rest {
  if (isMenuOpen()) {
    closeMenu();
    return undefined;
  }
  return openMenu() ? undefined : wait(control);
}

function leaveGuide(control: HTMLElement): Rest {
  wait(control);
  return goBack;
}

/** Copies the code of a block; where that fails, the client knows another way. */
const copy =
  ({copiedText}: SiteEffects) =>
  (control: HTMLElement): Rest => {
    const again = find(control);
    let isRefused = false;
    const code = control.closest('.theme-code-block')?.querySelector('pre');
    navigator.clipboard.writeText(copiedText(code)).then(
      () => {
        const label = control.getAttribute('aria-label') ?? '';
        control.dataset.copied = '';
        control.setAttribute('aria-label', pageWords().copied);
        setTimeout(() => {
          delete control.dataset.copied;
          control.setAttribute('aria-label', label);
        }, 1000);
      },
      () => {
        isRefused = true;
      },
    );
    return () => {
      if (isRefused) {
        again().click();
      }
    };
  };

function chooseTheme(): Rest {
  toggleTheme();
  return tellTheme;
}

/** Leads to the page's content as the client does: the next Tab is in it. */
function skip(): Rest {
  const content = document.querySelector('main');
  content?.setAttribute('tabindex', '-1');
  content?.focus();
  content?.removeAttribute('tabindex');
  return undefined;
}

/** What a press does: the first that fits. */
const effectsOf = (
  site: SiteEffects,
): readonly (readonly [selector: string, effect: (control: HTMLElement) => Rest])[] => [
  ['.navbar__theme button', chooseTheme],
  // The other one is the row of a phone that names the section.
  ['.navbar__toggle, [aria-haspopup="dialog"]', toggleMenu],
  ['.navbar-sidebar__close', closeMenu],
  ['.navbar-sidebar__back', leaveGuide],
  ['[data-tabs] [role="tab"]', (control) => chooseTab(control) ?? 'all'],
  [
    '.code-wrap',
    (control) => {
      site.toggleWrap(control, (choice) => storeChoice(site.wrap, choice));
      return undefined;
    },
  ],
  ['.theme-code-block button[title]', copy(site)],
  ['.code-fold', preview(toggleFold)],
  ['.theme-doc-sidebar-menu [aria-expanded]', preview(toggleGroup)],
  [SKIP, skip],
  ['*', wait],
];

/** Lets the client take over without its animations: the reader has seen what they show. */
function takeOverUnseen(): void {
  const {dataset} = document.documentElement;
  dataset.takingOver = '';
  setTimeout(() => {
    delete dataset.takingOver;
  }, 1000);
}

/** Takes the presses that the start script has held, and those to come. */
export function startEffects(site: SiteEffects): void {
  const start = window.siteStart;
  const effects = effectsOf(site);
  let focused = tabPlace(document.activeElement);

  start.effects = {
    show(press) {
      const control = press.control as HTMLElement;
      if (press.event instanceof KeyboardEvent) {
        onTabKey(press.event);
        start.send('shown', press);
        return;
      }
      const rest = effects.find(([selector]) => control.matches(selector))?.[1](control);
      if (rest !== 'all') {
        start.send('shown', press, rest);
      }
    },
    tellLoss,
    takeOver() {
      takeOverUnseen();
      // The theme makes tabs anew when it comes alive.
      if (document.activeElement === document.body) {
        focused?.()?.focus({preventScroll: true});
      }
    },
    handOver: handOverMenu,
  };
  if (start.state.client !== Client.alive) {
    followTheme();
    showChosenTabs();
  }

  document.addEventListener('keydown', ({key}) => {
    if (key === 'Escape' && isMenuOpen()) {
      closeMenu();
    }
  });
  document.addEventListener('focusin', ({target}) => {
    focused = target instanceof Element ? tabPlace(target) : undefined;
  });
}
