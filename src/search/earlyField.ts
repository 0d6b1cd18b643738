import {searchKey} from './keys';

/** The field that stands in for the search's dialog until its code is there. */

const field = (): HTMLInputElement | null => document.querySelector('.search-early input');

/**
 * Opens the field: it takes letters at once, also before the page's client lives.
 *
 * @param label - its name and, until something is typed, what it shows
 */
export function openEarlyField(label: string): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'search-early';
  dialog.ariaLabel = label;
  dialog.innerHTML =
    '<input role="combobox" inputmode="search" enterkeyhint="search" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="512" aria-expanded="false" aria-busy="true">';
  const input = dialog.firstChild as HTMLInputElement;
  input.ariaLabel = input.placeholder = label;
  dialog.onmousedown = ({target}) => target === dialog && dialog.close();
  dialog.onclose = () => dialog.remove();
  dialog.onkeydown = (event) => {
    if (searchKey(event) === 'toggle') {
      event.preventDefault();
      event.stopPropagation();
      dialog.close();
    }
  };
  document.body.append(dialog);
  dialog.showModal();
}

/** What the reader has typed so far; null where no such field is open. */
export const earlyText = (): string | null => field()?.value ?? null;

/** Calls back when the reader closes the field, if there is one. */
export function onEarlyFieldClosed(callback: () => void): void {
  field()?.parentElement?.addEventListener('close', callback);
}

/** Takes the field away, for the dialog itself or since there will be none. */
export function removeEarlyField(): void {
  field()?.parentElement?.remove();
}
