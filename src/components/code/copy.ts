import copyBySelection from 'copy-text-to-clipboard';

/** A text as the clipboard takes it, which nobody may wait for: a write that is refused does not. */
function blobOf(text: Promise<string>): Promise<Blob> {
  const blob = text.then((ready) => new Blob([ready], {type: 'text/plain'}));
  blob.catch(() => undefined);
  return blob;
}

/**
 * Puts a text on the clipboard; to be called from a click. A page in another site's frame may
 * write to it only by a selection, unless the frame says `allow="clipboard-write"`.
 *
 * @param text - may still be on its way: some browsers forget the click while one waits for it
 * @returns false when the browser allows neither way, or the text does not come
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
