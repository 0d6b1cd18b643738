import copyBySelection from 'copy-text-to-clipboard';

/** A text as the clipboard API takes it. Nothing awaits it after a refused write, so its rejection is handled here. */
function blobOf(text: Promise<string>): Promise<Blob> {
  const blob = text.then((ready) => new Blob([ready], {type: 'text/plain'}));
  blob.catch(() => undefined);
  return blob;
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
    await (typeof text === 'string'
      ? navigator.clipboard.writeText(text)
      : navigator.clipboard.write([new ClipboardItem({'text/plain': blobOf(text)})]));
    return true;
  } catch {
    return Promise.resolve(text).then(copyBySelection, () => false);
  }
}
