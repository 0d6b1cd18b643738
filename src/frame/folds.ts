import {showCurrentItem} from '../shell/showCurrentItem';
import {all, page, target, toggle} from './dom';

/** Groups of the menus' entries, long samples, and the sidebar itself. */

const SHUT = 'menu__list-item--collapsed';

/** Opens or shuts a group of entries. */
export const toggleGroup = (control: Element): void =>
  void control.closest('.menu__list-item')!.classList.toggle(SHUT, !toggle(control));

let current = '';

/** Opens the groups that the page is in, when it is another one; others stay as the reader has left them. */
export function showGroups(): void {
  // The address changes before the menu does.
  const links = all('.menu [aria-current=page]');
  const addresses = links.join();
  if (addresses !== current) {
    current = addresses;
    all(`.${SHUT}:has(> .menu__list [aria-current=page])`).forEach((group) =>
      toggleGroup(group.querySelector('button')!),
    );
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
