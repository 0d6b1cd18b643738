import {readChoice, storeChoice} from '@help-center/late-start/settings';
import {showCurrentItem} from '../shell/showCurrentItem';
import {all, page, target, toggle} from './dom';

/** Groups of the menus' entries, long samples, and the sidebar itself. */

/** Controls of groups; the style sheet shows what they say. */
export const GROUPS = '.menu [aria-expanded]';

/** Where it is kept whether a group is open: those of one name are so in every guide. */
const slot = ({textContent, ariaLabel}: Element): string => `menu.${textContent || ariaLabel!}`;

/** Opens or shuts a group of entries, on the pages to come, too. */
export function toggleGroup(control: Element): void {
  toggle(control);
  storeChoice(slot(control), control.ariaExpanded);
}

let current = '';

/** Opens the groups that another page is in; others are as the reader has left them. */
export function showGroups(): void {
  const groups = all(GROUPS);
  // The address changes before the menu does, and the menu is parsed part by part.
  const state = all('.menu [aria-current=page]').join() + groups.length;
  if (state !== current) {
    current = state;
    groups.forEach((control) => {
      const group = control.closest('li')!;
      control.ariaExpanded = group.querySelector('[aria-current=page]')
        ? 'true'
        : (readChoice(slot(control)) ?? control.ariaExpanded);
    });
    showCurrentItem();
  }
}

/** Opens or shuts a long sample. */
export function toggleSample(control: Element): void {
  if (!toggle(control)) {
    control.scrollIntoView({block: 'nearest'});
  }
}

/** Opens a long sample where the browser finds something in its hidden part: nothing else scrolls it. */
export function openFound(found: Element): void {
  const control = found.nextElementSibling;
  if (control?.matches('.code-fold') && found.scrollTop > 0) {
    control.ariaExpanded = 'true';
  }
}

let addressed: Element | null = null;

/** Opens the long samples of the section that the address leads to. */
export function openAddressed(): void {
  if (addressed !== target()) {
    addressed = target();
    let heading: Element | undefined;
    all('.markdown :is(h2, h3, h4), .code-fold').forEach((part) => {
      if (!part.matches('.code-fold')) {
        heading = part;
      } else if (heading === addressed) {
        part.ariaExpanded = 'true';
      }
    });
  }
}

/** Hides the sidebar, or shows it again. */
export function toggleSidebar(): void {
  page.sidebar = page.sidebar ? '' : 'hidden';
  // Only the other of the two can take it now.
  all('[data-sidebar-button]').forEach((button) => button.focus());
}
