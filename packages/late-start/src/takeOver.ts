import {afterPaint} from './afterPaint';
import {controlsIn, find} from './controls';
import {fieldsOf, storedFields, type Field, type Held} from './fields';
import {lostScript} from './lostScript';
import {Client, type Press} from './state';

/**
 * The client's part of the start: it takes a page over as the reader has left it, and does
 * once what was done before it could hear of it.
 */

const isField = (control: Element): control is Field => control.matches('input, select, textarea');

const isToggle = (field: Element): field is HTMLInputElement =>
  field.matches('[type="checkbox"], [type="radio"]');

const holds = (field: Field): Held => {
  const {value, checked} = field as HTMLInputElement;
  return {value, checked};
};

/** What the field holds in the page as it was built. */
function built(field: Field): Held {
  if (field instanceof HTMLSelectElement) {
    const options = Array.from(field.options);
    return {value: (options.find((one) => one.defaultSelected) ?? options[0])?.value ?? ''};
  }
  const {defaultValue: value, defaultChecked: checked} = field as HTMLInputElement;
  return {value, checked};
}

/** Whether a field shows something. */
const shows = (field: Field, {value, checked}: Held): boolean =>
  isToggle(field) ? field.checked === checked : field.value === value;

/** Sets a field as the browser does, which React does not know of; or as scripts do. */
function set(field: Field, {value, checked}: Held, asBrowser = true): void {
  if (!shows(field, {value, checked}) && !field.matches('[type="file"]')) {
    const [name, wanted] = isToggle(field) ? ['checked', checked] : ['value', value];
    const place = asBrowser ? (Object.getPrototypeOf(field) as object) : field;
    Object.getOwnPropertyDescriptor(place, name)?.set?.call(field, wanted);
  }
}

/** Gives the caret back, to the field or what took its place, where that has the focus. */
function caretOf(field: HTMLElement): (now?: HTMLElement) => void {
  const {selectionStart: start, selectionEnd: end} = field as HTMLInputElement;
  return (now = field) => {
    if (document.activeElement === now && start !== null && start !== undefined) {
      (now as HTMLInputElement).setSelectionRange(start, end);
    }
  };
}

/** Tells React of what a field holds, if it does not know. */
function tell(field: Field): void {
  const types = isToggle(field) ? ['click'] : ['input', 'change'];
  // No mouse event, which would change it once more.
  types.forEach((type) => field.dispatchEvent(new Event(type, {bubbles: true})));
}

/** What fields hold for the reader, until React says the same. */
const kept = new Map<Field, {held: Held; caret: () => void}>();

/** Shows what a field holds again, where React has drawn something else. */
function restore(field: Field): void {
  const one = kept.get(field);
  if (one && shows(field, one.held)) {
    one.caret = caretOf(field);
  } else if (one) {
    set(field, one.held);
    one.caret();
  }
}

/** Shows what the field holds, whatever React draws meanwhile. */
function keep(field: Field, held: Held, caret = caretOf(field)): void {
  const show = (): void => {
    Array.from(kept.keys()).forEach(restore);
    if (kept.size > 0) {
      requestAnimationFrame(show);
    }
  };
  if (kept.size === 0) {
    requestAnimationFrame(show);
  }
  kept.set(field, {held, caret});
  set(field, held);
  caret();
}

const isLate = (control: Element): boolean => control.closest('[data-late]') !== null;

/** Where controls are found again that were made anew. */
const places = new WeakMap<Element, () => HTMLElement>();

const living = ({control}: Press): HTMLElement =>
  places.get(control)?.() ?? (control as HTMLElement);

function perform(press: Press): void {
  const control = living(press);
  const {event, value, checked} = press;
  if (event) {
    control.removeAttribute('aria-busy');
    control.click();
  } else if (isField(control)) {
    restore(control);
    const caret = caretOf(control);
    set(control, kept.get(control)?.held ?? {value, checked});
    tell(control);
    // Once React has drawn it.
    queueMicrotask(caret);
  }
}

const forget = (presses: readonly Press[]): void =>
  presses.forEach((press) => kept.delete(living(press) as Field));

/** Does what was pressed, one after another: each sees what the one before has changed. */
async function redo(presses: readonly Press[]): Promise<void> {
  for (const [index, press] of presses.entries()) {
    if (press.event) {
      // It may change what was filled in before.
      forget(presses.slice(0, index));
    }
    perform(press);
    // By then React has rendered what was done.
    await new Promise<void>(afterPaint);
  }
  setTimeout(forget, 500, presses);
}

/** Called when the client's scripts run, before React draws anything. */
export function arrive(): void {
  const {siteStart: start} = window;
  start.redo = (presses) => void redo(presses);
  start.send('client', Client.here);
  const {retry, ...state} = (window.history.state ?? {}) as {retry?: boolean};
  if (retry) {
    window.history.replaceState(state, '');
  }
  // The framework starts with the page's own chunks, and nobody hears of one that is lost.
  addEventListener('unhandledrejection', (event) => {
    const file = lostScript(event.reason);
    if (file !== undefined && start.state.client !== Client.alive) {
      event.preventDefault();
      start.send('client', Client.missing, file);
    }
  });
}

/**
 * Called when React has taken over the page's markup, before anything else is drawn: React
 * takes what fields hold for what it has written there itself.
 */
export function adopt(): void {
  const {siteStart: start} = window;
  // In development the page has no markup before.
  if (start.state.client < Client.here) {
    return;
  }
  const isHeld = (field: Element): boolean =>
    start.state.presses.some(({control, event}) => control === field && !event);
  storedFields()
    .filter(([field]) => shows(field, built(field)))
    .forEach(([field, held]) => set(field, held));
  // What the browser, or the page before a reload, has filled in.
  fieldsOf()
    .filter((field) => !shows(field, built(field)) && !isHeld(field))
    .forEach((control) => start.send('press', {control, ...holds(control), isFirst: true}));
  start.state.presses.forEach((press) => {
    const {control} = press;
    if (!press.event && isField(control) && !isLate(control)) {
      const caret = caretOf(control);
      set(control, built(control), false);
      keep(control, press, caret);
    }
  });
  addEventListener(
    'input',
    ({target}) => {
      if (kept.has(target as Field)) {
        keep(target as Field, holds(target as Field));
      }
    },
    true,
  );
  // What a button does with a field counts from now on; those that are held don't come here.
  addEventListener('click', ({isTrusted}) => isTrusted && kept.clear(), true);
}

/** Called after the client's first effects: from now on presses are its own. */
export function live(): void {
  const {siteStart: start} = window;
  setTimeout(() => start.send('alive', (control) => !isLate(control)));
}

/**
 * Called before a part of the page that was late is drawn anew.
 *
 * @param root - its markup, in the page
 * @returns is called with what took its place: gives back focus, caret and open folds, and
 *   does what was pressed there
 */
export function leave(root: HTMLElement): (now: HTMLElement) => void {
  const {siteStart: start} = window;
  const {activeElement} = document;
  const focused = controlsIn(root).find((control) => control === activeElement);
  const caret = focused && caretOf(focused);
  const place = focused && find(focused, root);
  const folds = Array.from(root.querySelectorAll('summary'), (fold) => ({
    isOpen: (fold.parentElement as HTMLDetailsElement).open,
    place: find(fold, root),
  }));
  const pressed = start.state.presses
    .filter(({control}) => root.contains(control))
    .map((press) => ({press, place: find(press.control as HTMLElement, root)}));
  return (now) => {
    folds.forEach((fold) => {
      (fold.place(now).parentElement as HTMLDetailsElement).open = fold.isOpen;
    });
    pressed.forEach((one) => {
      const control = one.place(now);
      places.set(one.press.control, () => control);
      if (!one.press.event && isField(control)) {
        if (control.matches('[type="file"]')) {
          (control as HTMLInputElement).files = (one.press.control as HTMLInputElement).files;
        }
        keep(control, one.press);
      }
    });
    if (place) {
      const control = place(now) as HTMLInputElement;
      control.focus({preventScroll: true});
      caret?.(control);
      const held = kept.get(control);
      if (held) {
        held.caret = caretOf(control);
      }
    }
    // Once React is done: it would hold back what a click changes.
    queueMicrotask(() => start.send('alive', (control) => root.contains(control)));
  };
}
