import {first} from '@help-center/late-start/first';
import {all, on} from './dom';

/** The menus of the bar, and the smaller ones that the browser itself opens (`details`). */

/** Milliseconds before a menu closes after the pointer has left it. */
const LEAVE_DELAY = 200;

const OPEN_DETAILS = 'details[data-menu][open]';

/** The open menu, if there is one. */
let shown: HTMLElement | null = null;
/** Whether the reader has pressed it, else the pointer is over it. */
let isPressed = false;
let leaving: ReturnType<typeof setTimeout> | undefined;

const buttonOf = (menu: HTMLElement): HTMLElement => menu.querySelector('button')!;

function set(menu: HTMLElement, isOpen: boolean): void {
  menu.classList.toggle('dropdown--show', isOpen);
  buttonOf(menu).ariaExpanded = `${isOpen}`;
}

export function closeDropdown(): void {
  clearTimeout(leaving);
  if (shown) {
    set(shown, false);
    shown = null;
  }
}

function open(menu: HTMLElement, byPress: boolean): void {
  if (shown !== menu) {
    closeDropdown();
  }
  clearTimeout(leaving);
  shown = menu;
  isPressed = byPress;
  set(menu, true);
}

/** A menu that the pointer has opened stays open: closing it would look like a failed press. */
export function pressDropdown(button: HTMLElement): void {
  const menu = button.parentElement!;
  if (shown === menu && isPressed) {
    closeDropdown();
  } else {
    open(menu, true);
  }
}

const menuAround = ({target}: Event): HTMLElement | null =>
  target instanceof Element ? target.closest('.navbar .dropdown') : null;

/**
 * The link that a key moves focus to in an open menu.
 *
 * @param key - `KeyboardEvent.key`
 * @param current - index of the focused link; -1 if the button has focus
 * @param count - number of links
 * @returns the index to focus, or null if the key doesn't move focus
 */
export function nextIndex(key: string, current: number, count: number): number | null {
  if (!count) {
    return null;
  }
  const next: Readonly<Record<string, number>> = {
    ArrowDown: (current + 1) % count,
    ArrowUp: current <= 0 ? count - 1 : current - 1,
    ...(current >= 0 && {Home: 0, End: count - 1}),
  };
  return next[key] ?? null;
}

function onKey(event: KeyboardEvent): void {
  if (event.key === 'Escape') {
    const details = first<HTMLDetailsElement>(OPEN_DETAILS);
    if (details) {
      details.open = false;
      details.querySelector('summary')?.focus();
    }
    if (shown?.contains(document.activeElement)) {
      buttonOf(shown).focus();
    }
    closeDropdown();
    return;
  }
  const menu = menuAround(event);
  const links = menu ? all('li a[href]', menu) : [];
  const next = nextIndex(
    event.key,
    links.indexOf(document.activeElement as HTMLElement),
    links.length,
  );
  if (menu && next !== null) {
    event.preventDefault();
    open(menu, true);
    links[next]!.focus();
  }
}

export function followDropdowns(): void {
  on('pointerover', (event) => {
    const menu = menuAround(event);
    if (event.pointerType !== 'mouse') {
      return;
    }
    if (menu && menu !== shown) {
      open(menu, false);
    } else {
      clearTimeout(leaving);
      if (!menu && !isPressed) {
        leaving = setTimeout(closeDropdown, LEAVE_DELAY);
      }
    }
  });
  const closeOutside = ({target}: Event): void => {
    const isOutside = (menu: HTMLElement | null): boolean => !menu?.contains(target as Node);
    if (isOutside(shown)) {
      closeDropdown();
    }
    const details = first<HTMLDetailsElement>(OPEN_DETAILS);
    if (details && isOutside(details)) {
      details.open = false;
    }
  };
  on('pointerdown', closeOutside);
  on('focusin', closeOutside);
  on('keydown', onKey);
}
