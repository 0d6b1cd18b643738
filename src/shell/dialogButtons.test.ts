// @vitest-environment jsdom
import {expect, it, vi} from 'vitest';
import './dialogButtons';

it('opens the dialog a button commands, where the browser does not', () => {
  const showModal = vi.fn();
  HTMLDialogElement.prototype.showModal = showModal;
  document.body.innerHTML =
    '<button command="show-modal" commandfor="a"><i>+</i></button><button>other</button><dialog id="a"></dialog>';
  document.querySelectorAll('button')[1]?.click();
  expect(showModal).not.toHaveBeenCalled();
  document.querySelector('i')?.click();
  expect(showModal).toHaveBeenCalledOnce();
});

it.each([
  ['beside the dialog', 'dialog', 5, true],
  ['on its edge', 'dialog', 15, false],
  ['on its content', 'p', 5, false],
  ['beside another dialog', '#b', 5, false],
])(
  'closes a dialog by a press %s as it says, where the browser does not',
  (_where, on, x, isClosed) => {
    const close = vi.fn();
    HTMLDialogElement.prototype.close = close;
    document.body.innerHTML =
      '<dialog id="a" closedby="any"><p>text</p></dialog><dialog id="b"></dialog>';
    document.querySelectorAll('dialog').forEach((dialog) => {
      dialog.getBoundingClientRect = () => new DOMRect(10, 10, 100, 100);
    });
    document
      .querySelector(on)
      ?.dispatchEvent(new MouseEvent('click', {bubbles: true, clientX: x, clientY: 50}));
    expect(close).toHaveBeenCalledTimes(isClosed ? 1 : 0);
  },
);
