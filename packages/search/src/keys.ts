/** A key as far as it decides about the search. */
export type Key = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'
>;

/** Whether a key's place holds a letter of another script, as «л» where others have K. */
const isForeign = (key: string): boolean => /^(?!\p{Script=Latin})\p{L}$/u.test(key);

/**
 * What a key does in the search: Ctrl+K and ⌘K open and close it, a slash opens it.
 * On keyboards with another script the physical keys count, since they have no K and,
 * like the Russian one, no slash on that key.
 */
export function searchKey({key, code, ctrlKey, metaKey, shiftKey, altKey}: Key) {
  if (altKey) {
    return null;
  }
  if (ctrlKey || metaKey) {
    const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && isForeign(key));
    return isK && !shiftKey ? 'toggle' : null;
  }
  return key === '/' || (code === 'Slash' && key === '.' && !shiftKey) ? 'open' : null;
}

/**
 * The position that a key moves to in a list that wraps around.
 *
 * @param at - position now
 * @param count - number of rows
 * @returns the new position, null if the key does not move
 */
export function moved(key: string, at: number, count: number): number | null {
  const step = {ArrowDown: 1, ArrowUp: -1}[key];
  return step && count > 0 ? (at + step + count) % count : null;
}
