import {useEffect} from 'react';

/**
 * Says to screen readers what DocSearch's dialog is: DocSearch calls the
 * backdrop a button, which hides what is in it, and its bars are banner and
 * footer of the page.
 */
function giveRoles(backdrop: Element): void {
  ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'].forEach((name) =>
    backdrop.removeAttribute(name),
  );
  backdrop.setAttribute('role', 'presentation');
  backdrop
    .querySelectorAll('.DocSearch-SearchBar, .DocSearch-Footer')
    .forEach((bar) => bar.setAttribute('role', 'presentation'));
  const dialog = backdrop.querySelector('.DocSearch-Modal');
  dialog?.setAttribute('role', 'dialog');
  dialog?.setAttribute('aria-modal', 'true');
  dialog?.setAttribute('aria-labelledby', 'docsearch-label');
}

/** Gives DocSearch's dialog its roles whenever it opens, whoever opens it. */
export function useDialogRoles(): void {
  useEffect(() => {
    const mend = () => document.querySelectorAll('.DocSearch-Container').forEach(giveRoles);
    // DocSearch marks the body while its dialog is open.
    const observer = new MutationObserver(mend);
    observer.observe(document.body, {attributeFilter: ['class']});
    mend();
    return () => observer.disconnect();
  }, []);
}
