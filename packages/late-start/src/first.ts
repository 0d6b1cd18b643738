/** The first such element; by a name that is shorter in the start script. */
export const first = <Found extends Element = HTMLElement>(
  selector: string,
  root: ParentNode = document,
): Found | null => root.querySelector<Found>(selector);

/** What matches around the target of an event; scripts of others dispatch some on the document and the window, too. */
export const around = <Found extends Element = HTMLElement>(
  {target}: Event,
  selector: string,
): Found | null => (target instanceof Element ? target.closest<Found>(selector) : null);
