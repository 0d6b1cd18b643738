/** Whether a menu is closed, open because of the pointer, or opened by the reader. */
export type MenuState = 'closed' | 'hovered' | 'open';

/**
 * The link that a key moves focus to in an open menu.
 *
 * @param key - `KeyboardEvent.key`
 * @param current - index of the focused link; -1 if the button has focus
 * @param count - number of links
 * @returns the index to focus, or null if the key doesn't move focus
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
 * The state after the button is pressed. A menu that opened on hover stays open,
 * since closing it on a click would look like a failed click.
 */
export function pressed(state: MenuState): MenuState {
  return state === 'open' ? 'closed' : 'open';
}
