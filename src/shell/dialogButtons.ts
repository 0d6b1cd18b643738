/**
 * Lets a button with `command="show-modal"` open its dialog in browsers that
 * do not know the attribute; the larger view of a drawing is one.
 */
export function openDialogsByButtons(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) {
    return;
  }
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element && target.closest('button[command="show-modal"]');
    const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '');
    if (dialog instanceof HTMLDialogElement) {
      dialog.showModal();
    }
  });
}

if (typeof document !== 'undefined') {
  openDialogsByButtons();
}
