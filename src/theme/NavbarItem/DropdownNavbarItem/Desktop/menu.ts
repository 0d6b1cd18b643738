/** Why a menu is open: under the pointer, or because the reader asked for it. */
export type MenuState = 'closed' | 'hovered' | 'open';

/**
 * Which link a key moves to inside an open menu.
 *
 * @param key - `KeyboardEvent.key`
 * @param current - index of the focused link; -1 when the button has focus
 * @param count - number of links
 * @returns the index to focus, or null when the key does not move
 */
export function nextIndex(key: string, current: number, count: number): number | null {
  if (count === 0) {
    return null;
  }
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return current <= 0 ? count - 1 : current - 1;
    case 'Home':
      return current < 0 ? null : 0;
    case 'End':
      return current < 0 ? null : count - 1;
    default:
      return null;
  }
}

/**
 * What pressing the button does. A menu that only the pointer opened stays
 * open: closing it under a click would feel like a miss.
 */
export function pressed(state: MenuState): MenuState {
  return state === 'open' ? 'closed' : 'open';
}
