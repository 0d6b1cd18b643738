/** The document's first such element; bound, so that a minifier does not write it out at each use. */
export const first = document.querySelector.bind(document) as <Found extends Element = HTMLElement>(
  selector: string,
) => Found | null;

/** What matches around the target of an event; scripts of others dispatch some on the document and the window, too. */
export const around = <Found extends Element = HTMLElement>(
  {target}: Event,
  selector: string,
): Found | null => (target instanceof Element ? target.closest<Found>(selector) : null);
