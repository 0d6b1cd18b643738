/**
 * Polyfills `command="show-modal"` on buttons, which for example open a drawing's larger
 * view, and `closedby="any"` on dialogs, which WebKit lacks.
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

if (typeof document !== 'undefined' && !('closedBy' in HTMLDialogElement.prototype)) {
  document.addEventListener('click', ({target, clientX, clientY}) => {
    if (target instanceof HTMLDialogElement && target.matches('[closedby="any"]')) {
      // A press on the backdrop has the dialog as its target, and so has one on the dialog's padding.
      const {left, right, top, bottom} = target.getBoundingClientRect();
      if (clientX < left || clientX > right || clientY < top || clientY > bottom) {
        target.close();
      }
    }
  });
}

export {};
