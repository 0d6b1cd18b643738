/** The way of before the clipboard API. */
function copyBySelection(text: string): boolean {
  const {activeElement} = document;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  // In a dialog, nothing outside it can be selected.
  (activeElement?.closest('dialog') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    (activeElement as HTMLElement | null)?.focus();
  }
}

/**
 * Copies a text to the clipboard; call it from a click handler. In a cross-origin
 * frame without `allow="clipboard-write"`, it copies a selection instead.
 *
 * @param text - can be a promise, since some browsers end the user activation while one awaits it
 * @returns false if the browser allows neither way, or the promise rejects
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string') {
      await navigator.clipboard.writeText(text);
    } else {
      const blob = text.then((ready) => new Blob([ready], {type: 'text/plain'}));
      // Nothing awaits it after a refused write.
      blob.catch(() => undefined);
      await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
    }
    return true;
  } catch {
    return Promise.resolve(text).then(copyBySelection, () => false);
  }
}
