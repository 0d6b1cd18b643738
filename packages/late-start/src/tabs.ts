import {afterPaint} from './afterPaint';
import {readChoice, storeChoice} from './settings';

/** Tabs as src/theme/Tabs marks them, worked without the client. */

const groupOf = (part: Element | null): HTMLElement | null =>
  part?.closest<HTMLElement>('[data-tabs]') ?? null;

/** Tabs or panels of a group, without those of groups inside it. */
const parts = (group: Element, role: 'tab' | 'tabpanel'): HTMLElement[] =>
  Array.from(group.querySelectorAll<HTMLElement>(`[role="${role}"]`)).filter(
    (part) => groupOf(part) === group,
  );

function show(group: HTMLElement, value: string | null): void {
  const index = group.dataset.values?.split(' ').indexOf(value ?? '') ?? -1;
  if (index < 0) {
    return;
  }
  parts(group, 'tab').forEach((tab, at) => {
    tab.setAttribute('aria-selected', String(at === index));
    tab.tabIndex = at === index ? 0 : -1;
    tab.classList.toggle('tabs__item--active', at === index);
  });
  parts(group, 'tabpanel').forEach((panel, at) => {
    panel.hidden = at !== index;
  });
}

const groups = (): HTMLElement[] =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-tabs]'));

const slot = (name = ''): string => `docusaurus.tab.${name}`;

/** Shows what the address asks for, or what the reader chose before. */
export function showChosenTabs(): void {
  const query = new URLSearchParams(window.location.search);
  groups().forEach((group) => {
    const {tabs, query: name = ''} = group.dataset;
    show(group, query.get(name) ?? readChoice(slot(tabs)));
  });
}

/**
 * Chooses a tab, in all groups of its name, and keeps the choice.
 *
 * @returns chooses it again where the client did not hear of it
 */
export function chooseTab(tab: HTMLElement): (() => void) | undefined {
  const group = groupOf(tab);
  if (!group) {
    return undefined;
  }
  const {tabs, query, values = ''} = group.dataset;
  const index = parts(group, 'tab').indexOf(tab);
  const value = values.split(' ')[index] ?? null;
  show(group, value);
  // What stands elsewhere moves the whole page, so the reader first sees what was pressed.
  afterPaint(() => {
    const {top} = tab.getBoundingClientRect();
    groups()
      .filter(({dataset}) => dataset.tabs === tabs)
      .forEach((one) => show(one, value));
    window.scrollBy(0, tab.getBoundingClientRect().top - top);
  });
  storeChoice(slot(tabs), value);
  if (query && value) {
    const address = new URL(window.location.href);
    address.searchParams.set(query, value);
    window.history.replaceState(window.history.state, '', address);
  }
  return () => {
    const living = parts(group, 'tab')[index];
    if (living?.ariaSelected === 'false') {
      living.click();
    }
  };
}

/** Goes from tab to tab with the arrow keys, and chooses with Enter. */
export function onTabKey({key, target}: KeyboardEvent): void {
  const tab = (target as Element).closest<HTMLElement>('[role="tab"]');
  const group = tab && groupOf(tab);
  const step = {ArrowRight: 1, ArrowLeft: -1}[key];
  if (group && step) {
    const all = parts(group, 'tab');
    all.at((all.indexOf(tab) + step) % all.length)?.focus();
  } else if (group && key === 'Enter') {
    tab.click();
  }
}

/**
 * Where a tab stands, if the element is one.
 *
 * @returns finds the tab of that place
 */
export function tabPlace(element: Element | null): (() => HTMLElement | undefined) | undefined {
  const group = groupOf(element);
  const index = group ? parts(group, 'tab').indexOf(element as HTMLElement) : -1;
  return group && index >= 0 ? () => parts(group, 'tab')[index] : undefined;
}
