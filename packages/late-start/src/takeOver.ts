import {flushSync} from 'react-dom';
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
function caretOf(field: Element | null): (now?: Element | null) => void {
  const {selectionStart: start, selectionEnd: end} = (field ?? {}) as HTMLInputElement;
  return (now = field) => {
    if (document.activeElement === now && start !== null && start !== undefined) {
      (now as HTMLInputElement).setSelectionRange(start, end);
    }
  };
}

const isLate = (control: Element): boolean => control.closest('[data-late]') !== null;

function perform({control, event, value, checked}: Press): void {
  if (event) {
    control.removeAttribute('aria-busy');
    (control as HTMLElement).click();
  } else if (isField(control)) {
    set(control, {value, checked});
    const types = isToggle(control) ? ['click'] : ['input', 'change'];
    // No mouse event, which would change it once more.
    types.forEach((type) => control.dispatchEvent(new Event(type, {bubbles: true})));
  }
}

/**
 * Does what was pressed, one after another: each sees what the one before has changed. Nothing
 * is painted, and nothing typed, in between.
 */
function redo(presses: readonly Press[]): void {
  const caret = caretOf(document.activeElement);
  presses.forEach((press) => flushSync(() => perform(press)));
  caret();
}

/** Called when the client's scripts run, before React draws anything. */
export function arrive(): void {
  const {siteStart: start} = window;
  start.redo = redo;
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
  start.state.presses.forEach(({control, event, value, checked}) => {
    if (!event && isField(control) && !isLate(control)) {
      const caret = caretOf(control);
      set(control, built(control), false);
      set(control, {value, checked});
      caret();
    }
  });
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
  const caret = caretOf(activeElement);
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
    pressed.forEach(({press, place: placeOf}) => {
      const control = placeOf(now);
      if (isField(control) && !press.event) {
        if (control.matches('[type="file"]')) {
          (control as HTMLInputElement).files = (press.control as HTMLInputElement).files;
        }
        set(control, press);
      }
      press.control = control;
    });
    if (place) {
      const control = place(now);
      control.focus({preventScroll: true});
      caret(control);
    }
    // Once React is done: it would hold back what a click changes.
    queueMicrotask(() =>
      start.send('alive', (control) => pressed.some(({press}) => press.control === control)),
    );
  };
}
