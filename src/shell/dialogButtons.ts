/**
 * Polyfills `command="show-modal"` on buttons, which for example open a drawing's larger
 * view.
 */
if (typeof document !== 'undefined' && !('commandForElement' in HTMLButtonElement.prototype)) {
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element && target.closest('button[command="show-modal"]');
    const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '');
    if (dialog instanceof HTMLDialogElement) {
      dialog.showModal();
    }
  });
}

export {};
