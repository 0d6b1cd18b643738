/** What a reader fills in. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export type Held = {value?: string | undefined; checked?: boolean | undefined};

const SLOT = 'start-fields';

/** The page's fields; those of a dialog are not the client's. */
export const fieldsOf = (page: ParentNode = document): Field[] =>
  Array.from(page.querySelectorAll<Field>('input, select, textarea')).filter(
    (field) => !field.closest('dialog'),
  );

/** Loads the page again, which starts at once and finds what the reader has filled in. */
export function reload(): void {
  const all = fieldsOf();
  const changed = window.siteStart.state.presses
    .filter(({event}) => !event)
    .map(({control, value, checked}) => [all.indexOf(control as Field), {value, checked}]);
  try {
    sessionStorage.setItem(SLOT, JSON.stringify([window.location.href, changed]));
  } catch {
    // Denied, or too much.
  }
  window.history.replaceState({...window.history.state, retry: true}, '');
  window.location.reload();
}

/** What was kept before this page was loaded again. */
export function storedFields(): [field: Field, held: Held][] {
  try {
    const [page, changed] = JSON.parse(sessionStorage.getItem(SLOT) ?? '[]') as [
      string?,
      [number, Held][]?,
    ];
    sessionStorage.removeItem(SLOT);
    const all = fieldsOf();
    return (page === window.location.href ? (changed ?? []) : []).flatMap(([index, held]) => {
      const field = all[index];
      return field ? [[field, held] as [Field, Held]] : [];
    });
  } catch {
    return [];
  }
}
