import copyBySelection from 'copy-text-to-clipboard';

/**
 * Puts a text on the clipboard; to be called from a click. A page in another site's frame may
 * write to it only by a selection, unless the frame says `allow="clipboard-write"`.
 *
 * @returns false when the browser allows neither way
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
