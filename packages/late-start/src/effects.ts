import {afterPaint} from './afterPaint';
import {find} from './controls';
import {SKIP} from './hold';
import {tellLoss} from './lost';
import {readChoice, settings, storeChoice} from './settings';
import {Client} from './state';
import {pageWords} from './words';
import {chooseTab, onTabKey, showChosenTabs, tabPlace} from './tabs';

/**
 * The script of a file of its own, which a page loads before its client, or when the
 * reader reaches for a control: does at once what plain means can do, and has the client
 * do the rest once it lives. It also says when the client does not come.
 */

export {afterPaint, find, pageWords, readChoice, settings, storeChoice};

/** What is left to the client once the press is shown: nothing, an act, or the press itself. */
export type Rest = (() => void) | 'all' | undefined;

/** What presses of the controls that a selector finds do. */
export type Effect = readonly [selector: string, effect: (control: HTMLElement) => Rest];

/** What the site knows how to do. */
export interface SiteEffects {
  /** For each press, the first that fits is used; all else waits for the client. */
  effects: readonly Effect[];
  /** Called unless the client lives already. */
  begin: () => void;
  /** Called when the client has what is pressed, before it does what was pressed before. */
  handOver: () => void;
}

/** Leaves the press to the client. */
export function wait(control: HTMLElement): Rest {
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

function toggleFold(control: HTMLElement): boolean {
  control.setAttribute('aria-expanded', String(control.getAttribute('aria-expanded') !== 'true'));
  return true;
}

function toggleGroup(control: HTMLElement): boolean {
  const group = control.closest('.theme-doc-sidebar-item-category');
  // What is collapsed has no items in the page.
  if (!group?.querySelector('ul')) {
    return false;
  }
  group.classList.toggle('menu__list-item--collapsed');
  return toggleFold(control);
}

/** Leads to the page's content as the client does: the next Tab is in it. */
function skip(): Rest {
  const content = document.querySelector('main');
  content?.setAttribute('tabindex', '-1');
  content?.focus();
  content?.removeAttribute('tabindex');
  return undefined;
}

/** What the theme's controls do that are not the site's own. */
const THEME: readonly Effect[] = [
  ['[data-tabs] [role="tab"]', (control) => chooseTab(control) ?? 'all'],
  ['.code-fold', preview(toggleFold)],
  ['.theme-doc-sidebar-menu [aria-expanded]', preview(toggleGroup)],
  [SKIP, skip],
  ['*', wait],
];

/** Milliseconds in which the client draws what it was told last. */
const DRAWING = 1000;

/**
 * Lets the client take over without its animations: the reader has seen what they show.
 *
 * @param refocus - called, before the browser paints, when the theme has made a focused tab anew
 * @returns to be called when the client has done what was pressed before
 */
function takeOverUnseen(refocus: () => void): () => void {
  const {dataset} = document.documentElement;
  const drawn = new MutationObserver(() => {
    if (document.activeElement === document.body) {
      refocus();
    }
  });
  drawn.observe(document.body, {childList: true, subtree: true});
  dataset.takingOver = '';
  const end = (): void => {
    drawn.disconnect();
    delete dataset.takingOver;
  };
  return () => setTimeout(end, DRAWING);
}

/** Takes the presses that the start script has held, and those to come. */
export function startEffects({effects, begin, handOver}: SiteEffects): void {
  const start = window.siteStart;
  const all = [...effects, ...THEME];
  let focused = tabPlace(document.activeElement);

  start.effects = {
    show(press) {
      const control = press.control as HTMLElement;
      if (press.event instanceof KeyboardEvent) {
        onTabKey(press.event);
        start.send('shown', press);
        return;
      }
      const rest = all.find(([selector]) => control.matches(selector))?.[1](control);
      if (rest !== 'all') {
        start.send('shown', press, rest);
      }
    },
    tellLoss,
    takeOver: () => takeOverUnseen(() => focused?.()?.focus({preventScroll: true})),
    handOver,
  };
  if (start.state.client !== Client.alive) {
    begin();
    showChosenTabs();
  }

  document.addEventListener('focusin', ({target}) => {
    focused = target instanceof Element ? tabPlace(target) : undefined;
  });
}
