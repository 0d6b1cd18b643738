/**
 * Folds the second level of a list of contents, except under the part in view.
 * The parts after a fold are moved up rather than laid out anew, which browsers
 * do not take for a page that jumps.
 *
 * @param list - the list of the first level
 * @param active - class of the link in view
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
