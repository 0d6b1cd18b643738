import {describe, expect, it} from 'vitest';
import {nextIndex, pressed} from './menu';

describe('nextIndex', () => {
  it('enters the menu from the button at either end', () => {
    expect(nextIndex('ArrowDown', -1, 3)).toBe(0);
    expect(nextIndex('ArrowUp', -1, 3)).toBe(2);
  });

  it('goes round', () => {
    expect(nextIndex('ArrowDown', 2, 3)).toBe(0);
    expect(nextIndex('ArrowUp', 0, 3)).toBe(2);
  });

  it('jumps to the ends, but leaves the keys alone on the button', () => {
    expect(nextIndex('Home', 2, 3)).toBe(0);
    expect(nextIndex('End', 0, 3)).toBe(2);
    expect(nextIndex('Home', -1, 3)).toBeNull();
  });

  it('ignores other keys and empty menus', () => {
    expect(nextIndex('Tab', 0, 3)).toBeNull();
    expect(nextIndex('a', 0, 3)).toBeNull();
    expect(nextIndex('ArrowDown', -1, 0)).toBeNull();
  });
});

describe('pressed', () => {
  it('keeps a menu open that the pointer opened, and closes it the next time', () => {
    expect(pressed('hovered')).toBe('open');
    expect(pressed('open')).toBe('closed');
    expect(pressed('closed')).toBe('open');
  });
});
