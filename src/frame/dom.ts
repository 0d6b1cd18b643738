/** All such elements. */
export const all = (selector: string, root: ParentNode = document): HTMLElement[] =>
  Array.from(root.querySelectorAll<HTMLElement>(selector));

/** Listens before all others do. */
export const on = <Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): void => addEventListener(type, listener, true);

/** Attributes of the page itself, which outlast every page that the router draws. */
export const {dataset: page} = document.documentElement;

/** Turns a control that something opens over. */
export function toggle(control: Element): boolean {
  const isOpen = control.ariaExpanded !== 'true';
  control.ariaExpanded = `${isOpen}`;
  return isOpen;
}

/** What the address leads to in the page; ids are ASCII. */
export const target = (): Element | null => document.getElementById(location.hash.slice(1) || ' ');
