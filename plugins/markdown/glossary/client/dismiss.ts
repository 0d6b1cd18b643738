/** On Escape, hides the definitions in view until pointer and focus leave them. */
function dismiss({key}: KeyboardEvent): void {
  if (key !== 'Escape') {
    return;
  }
  document.querySelectorAll<HTMLElement>('.term:is(:hover, :focus-within)').forEach((term) => {
    term.dataset.dismissed = '';
    ['mouseleave', 'focusout'].forEach((leaving) =>
      term.addEventListener(leaving, () => delete term.dataset.dismissed, {once: true}),
    );
  });
}

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', dismiss);
}

export {};
