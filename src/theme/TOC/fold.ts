/**
 * Folds the second level of a table of contents, except in the current section.
 * Sections after a fold are moved with a transform instead of a new layout, which
 * would count as a layout shift.
 *
 * @param list - the top-level list
 * @param active - class of the current link
 */
export function fold(list: HTMLElement, active: string): void {
  const parts = Array.from(list.children).filter((part) => part instanceof HTMLElement);
  list.toggleAttribute('data-folds', true);
  list.style.height = '';
  const height = list.offsetHeight;
  const extras = parts.map((part) =>
    part.querySelector('ul') ? part.offsetHeight - (part.querySelector('a')?.offsetHeight ?? 0) : 0,
  );
  let folded = 0;
  parts.forEach((part, index) => {
    const isOpen = part.querySelector(`.${active}`) !== null;
    part.style.translate = `0 ${-folded}px`;
    part.toggleAttribute('data-folded', !isOpen);
    folded += isOpen ? 0 : (extras[index] ?? 0);
  });
  list.style.height = `${height - folded}px`;
}
