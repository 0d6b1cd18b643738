/** Parts of a tool that a reader can work. */
const CONTROLS =
  'button, input, select, textarea, summary, [role="tab"], [role="checkbox"], [role="radio"]';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** One thing the reader did to a control that had no script yet. */
export interface Action {
  control: Element;
  /** Missing for a press of a button or a tab. */
  value?: string | boolean;
}

function controlsIn(root: Element): Element[] {
  return Array.from(root.querySelectorAll(CONTROLS));
}

function isField(control: Element): control is Field {
  return /^(?:INPUT|TEXTAREA|SELECT)$/.test(control.tagName);
}

function isToggle(control: Element): control is HTMLInputElement {
  return control.tagName === 'INPUT' && /^(?:checkbox|radio)$/.test((control as Field).type);
}

function isFold(control: Element): boolean {
  return control.tagName === 'SUMMARY';
}

function valueOf(field: Field): string | boolean {
  return isToggle(field) ? field.checked : field.value;
}

function valueInHtml(field: Field): string | boolean {
  if (isToggle(field)) {
    return field.defaultChecked;
  }
  if (field.tagName === 'SELECT') {
    const options = Array.from((field as unknown as HTMLSelectElement).options);
    return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
  }
  return (field as Exclude<Field, HTMLSelectElement>).defaultValue;
}

/** What a control is to the reader. Its place may differ: scripts add controls of their own. */
function describe(control: Element): string {
  const label = isField(control)
    ? Array.from(control.labels ?? [], ({textContent}) => textContent).join(' ')
    : control.textContent;
  return [
    control.tagName,
    control.getAttribute('type'),
    control.getAttribute('role'),
    control.getAttribute('aria-label'),
    label,
  ].join('\n');
}

/** Sets a field the way the browser does, so that React takes notice. */
export function typeInto(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.dispatchEvent(new Event('change', {bubbles: true}));
}

function perform(control: Element, value: string | boolean | undefined): void {
  if (value === undefined || (isToggle(control) && control.checked !== value)) {
    (control as HTMLElement).click();
  } else if (typeof value === 'string' && isField(control) && control.value !== value) {
    typeInto(control, value);
  }
}

/**
 * Notes what a reader does to static markup until its script has come.
 *
 * @param root - the markup; fields that differ from it already count as changed
 */
export function record(root: Element) {
  const actions: Action[] = controlsIn(root)
    .filter(isField)
    .filter((field) => valueOf(field) !== valueInHtml(field))
    .map((field) => ({control: field, value: valueOf(field)}));
  const note = ({type: event, target}: Event): void => {
    const control = (target as Element).closest(CONTROLS);
    // A fold opens without a script.
    if (!control || isFold(control)) {
      return;
    }
    if (event === 'click' && !isField(control)) {
      actions.push({control});
    } else if (event === 'input' && isField(control)) {
      actions.push({control, value: valueOf(control)});
    }
  };
  /** What has the focus, or gets it back when a dialog over the page closes. */
  let last = document.activeElement;
  const follow = ({target}: Event): void => {
    last = target as Element;
  };
  const leave = (event: Event): void => {
    const {relatedTarget} = event as FocusEvent;
    if (!(relatedTarget as Element | null)?.closest('dialog')) {
      last = null;
    }
  };
  root.addEventListener('click', note);
  root.addEventListener('input', note);
  root.addEventListener('focusin', follow);
  root.addEventListener('focusout', leave);
  return {
    actions: actions as readonly Action[],
    /** Ends the recording; the markup must still be in the page. */
    stop() {
      root.removeEventListener('click', note);
      root.removeEventListener('input', note);
      root.removeEventListener('focusin', follow);
      root.removeEventListener('focusout', leave);
      const dialog = document.activeElement?.closest('dialog') ?? null;
      const controls = controlsIn(root);
      const focused = controls.find(
        (control) => control === (dialog ? last : document.activeElement),
      );
      const text = focused as HTMLInputElement | undefined;
      return {
        actions: actions as readonly Action[],
        controls,
        // Once out of the page, fields have no labels any more.
        names: controls.map(describe),
        folds: controls
          .filter(isFold)
          .map((control) => ({control, open: (control.parentElement as HTMLDetailsElement).open})),
        focused,
        /** Is open over the page, which gets the focus when it closes. */
        dialog,
        selection: [text?.selectionStart ?? null, text?.selectionEnd ?? null] as const,
      };
    },
  };
}

export type Recording = ReturnType<ReturnType<typeof record>['stop']>;

/** Resolves once the browser has painted, and so React has rendered, what an action changed. */
const painted = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Does the same to the living component that took the markup's place, and gives
 * back focus and caret at once. Actions follow one another as the reader's did:
 * each sees what the one before has changed.
 */
export async function replay(
  root: Element,
  {actions, controls, names, folds, focused, dialog, selection}: Recording,
): Promise<void> {
  const present = controlsIn(root).map((control) => ({control, name: describe(control)}));
  const counterpart = (control: Element): Element | undefined => {
    const index = controls.indexOf(control);
    const name = names[index];
    const before = names.slice(0, index).filter((other) => other === name).length;
    return present.filter((other) => other.name === name)[before]?.control;
  };
  const pairs = new Map(
    [...actions, ...folds, ...(focused ? [{control: focused}] : [])].map(({control}) => [
      control,
      counterpart(control),
    ]),
  );
  // First of all: nothing in a closed fold can have the focus.
  for (const {control, open} of folds) {
    const fold = pairs.get(control)?.parentElement;
    if (fold) {
      (fold as HTMLDetailsElement).open = open;
    }
  }
  // Of a text that was typed letter by letter only the whole counts.
  const steps = actions.filter(
    ({control, value}, index) =>
      typeof value !== 'string' ||
      !actions.slice(index + 1).some((other) => other.control === control),
  );
  const isTyping = ({control, value}: Action) => control === focused && typeof value === 'string';
  const target = focused && pairs.get(focused);
  const focus = (): void => (target as HTMLElement).focus({preventScroll: true});
  if (target) {
    if (dialog) {
      dialog.addEventListener('close', focus, {once: true});
    } else {
      focus();
    }
    // The reader may go on typing right now.
    const typed = steps.find(isTyping)?.value;
    if (typed !== undefined) {
      perform(target, typed);
    }
    if (selection[0] !== null) {
      (target as HTMLInputElement).setSelectionRange(...selection);
    }
  }
  for (const {control, value} of steps.filter((step) => !target || !isTyping(step))) {
    const living = pairs.get(control);
    if (living) {
      perform(living, value);
      await painted();
    }
  }
  // It may have been out of reach until one of the steps showed it.
  if (target && document.activeElement === document.body) {
    focus();
  }
}
