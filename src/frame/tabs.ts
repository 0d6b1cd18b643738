import {afterPaint} from '@help-center/late-start/afterPaint';
import {readChoice, storeChoice} from '@help-center/late-start/settings';
import {all} from './dom';

/** Tabs as src/theme/Tabs draws them. */

const groupOf = (part: Element): HTMLElement => part.closest<HTMLElement>('[data-values]')!;

/** Tabs or panels of a group, without those of groups inside it. */
const parts = (group: Element, role: string): HTMLElement[] =>
  all(`[role=${role}]`, group).filter((part) => groupOf(part) === group);

const valuesOf = ({dataset}: HTMLElement): string[] => dataset.values!.split(' ');

function show(group: HTMLElement, value: string): void {
  const index = valuesOf(group).indexOf(value);
  const tabs = parts(group, 'tab');
  // What is still being parsed comes again.
  if (index < 0 || !tabs[index] || tabs[index].ariaSelected === 'true') {
    return;
  }
  tabs.forEach((tab, at) => {
    const isChosen = at === index;
    tab.ariaSelected = `${isChosen}`;
    tab.tabIndex = isChosen ? 0 : -1;
    tab.classList.toggle('tabs__item--active', isChosen);
  });
  parts(group, 'tabpanel').forEach((panel, at) => {
    panel.hidden = at !== index;
  });
}

const slot = (name: string): string => `docusaurus.tab.${name}`;

/** Shows what the address asks for, else what the reader chose before. */
export function showTabs(): void {
  const asked = new URLSearchParams(location.search);
  all('[data-values]').forEach((group) => {
    const {tabs, query} = group.dataset;
    const wanted = [query && asked.get(query), tabs && readChoice(slot(tabs))];
    show(group, wanted.find((value) => value && valuesOf(group).includes(value)) ?? '');
  });
}

/** Chooses a tab, in all groups of its name, and keeps the choice. */
export function chooseTab(tab: HTMLElement): void {
  const group = groupOf(tab);
  const {tabs, query} = group.dataset;
  const value = valuesOf(group)[parts(group, 'tab').indexOf(tab)]!;
  show(group, value);
  if (query) {
    const address = new URL(location.href);
    address.searchParams.set(query, value);
    history.replaceState(history.state, '', address);
  }
  if (tabs) {
    storeChoice(slot(tabs), value);
    // What stands elsewhere moves the whole page, so the reader first sees what was pressed.
    afterPaint(() => {
      const {top} = tab.getBoundingClientRect();
      showTabs();
      scrollBy(0, tab.getBoundingClientRect().top - top);
    });
  }
}

/** Goes from tab to tab with the arrow keys, and chooses with Enter and Space. */
export function onTabKey(tab: HTMLElement, event: KeyboardEvent): void {
  const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
  if (step) {
    const tabs = parts(groupOf(tab), 'tab');
    tabs.at((tabs.indexOf(tab) + step) % tabs.length)?.focus();
  } else if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    chooseTab(tab);
  }
}
