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
