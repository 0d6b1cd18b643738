import type {Field} from './fields';

/** What a reader works on a page. */
const CONTROLS = 'a, button, input, select, textarea, summary, [role="tab"]';

export const controlsIn = (root: ParentNode): HTMLElement[] =>
  Array.from(root.querySelectorAll<HTMLElement>(CONTROLS));

/** What a control is to the reader. */
function nameOf(control: Element): string {
  const labels = Array.from(
    (control as Partial<Field>).labels ?? [],
    ({textContent}) => textContent,
  );
  return [
    control.tagName,
    control.getAttribute('type'),
    control.getAttribute('role'),
    control.getAttribute('aria-label'),
    ...(control.matches('input, select, textarea') ? labels : [control.textContent]),
  ].join('\n');
}

/**
 * Finds a control again where it was made anew: the one of the same name, and the same number
 * of that name. Its place may differ, since scripts add controls of their own.
 *
 * @param control - in the page
 * @param root - that it is in
 * @returns gives the control, as it is now, in what took the root's place; itself where there is none
 */
export function find(
  control: HTMLElement,
  root: ParentNode = document,
): (now?: ParentNode) => HTMLElement {
  const name = nameOf(control);
  const alike = (place: ParentNode): HTMLElement[] =>
    Array.from(place.querySelectorAll<HTMLElement>(control.localName)).filter(
      (one) => one.getAttribute('role') === control.getAttribute('role') && nameOf(one) === name,
    );
  const index = alike(root).indexOf(control);
  return (now = root) => (control.isConnected ? control : (alike(now)[index] ?? control));
}
