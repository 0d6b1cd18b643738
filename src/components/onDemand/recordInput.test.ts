// @vitest-environment jsdom
import {beforeEach, describe, expect, it} from 'vitest';
import {record, replay} from './recordInput';

const FORM = `
  <button type="button">None</button>
  <label><input type="checkbox" checked /><span>AdMob</span></label>
  <label><input type="checkbox" /><span>Vungle</span></label>
  <label>Id <input type="text" value="" /></label>
  <textarea aria-label="Text"></textarea>
  <ul><li role="tab">Kotlin</li><li role="tab">Groovy</li></ul>`;

let before: HTMLElement;
let after: HTMLElement;
let log: string[];

function find<T extends HTMLElement>(root: HTMLElement, selector: string, index = 0): T {
  return root.querySelectorAll<T>(selector)[index] as T;
}

function write(field: HTMLTextAreaElement | HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

beforeEach(() => {
  document.body.innerHTML = '<div></div><div></div>';
  [before, after] = Array.from(document.body.children) as [HTMLElement, HTMLElement];
  before.innerHTML = FORM;
  // What only scripts add must not shift anything.
  after.innerHTML = `<button type="button">Copy</button>${FORM}`;
  log = [];
  after.addEventListener('click', ({target}) => {
    const element = target as HTMLInputElement;
    log.push(
      element.type === 'checkbox'
        ? `${element.labels?.[0]?.textContent}: ${element.checked}`
        : (element.textContent ?? ''),
    );
  });
  after.addEventListener('input', ({target}) => {
    const {type, value} = target as HTMLInputElement;
    if (type !== 'checkbox') {
      log.push(`typed ${value}`);
    }
  });
});

describe('replay', () => {
  it('presses the same buttons, boxes and tabs in the same order', async () => {
    const recorder = record(before);
    find(before, 'button').click();
    find(before, 'input', 1).click();
    find(before, '[role=tab]', 1).click();
    await replay(after, recorder.stop());
    expect(log).toEqual(['None', 'Vungle: true', 'Groovy']);
  });

  it('counts a box pressed on its label once', async () => {
    const recorder = record(before);
    find(before, 'span').click();
    await replay(after, recorder.stop());
    expect(log).toEqual(['AdMob: false']);
  });

  it('brings what was changed before the recording began', async () => {
    find<HTMLInputElement>(before, 'input', 1).checked = true;
    find<HTMLTextAreaElement>(before, 'textarea').value = 'restored';
    const recorder = record(before);
    expect(recorder.actions).toHaveLength(2);
    await replay(after, recorder.stop());
    expect(log).toEqual(['Vungle: true', 'typed restored']);
  });

  it('leaves a box alone that already stands as the reader wanted it', async () => {
    const recorder = record(before);
    find(before, 'input').click();
    find<HTMLInputElement>(after, 'input').checked = false;
    await replay(after, recorder.stop());
    expect(log).toEqual([]);
  });

  it('types the whole text once and gives back focus and caret', async () => {
    const recorder = record(before);
    const field = find<HTMLTextAreaElement>(before, 'textarea');
    field.focus();
    write(field, '<manif');
    write(field, '<manifest>');
    field.setSelectionRange(3, 5);
    await replay(after, recorder.stop());
    const living = find<HTMLTextAreaElement>(after, 'textarea');
    expect(log).toEqual(['typed <manifest>']);
    expect(document.activeElement).toBe(living);
    expect([living.selectionStart, living.selectionEnd]).toEqual([3, 5]);
  });

  it('gives the focus back at once, inside a fold that the reader has opened', () => {
    const fold = '<details><summary>Services</summary><button>None</button></details>';
    before.innerHTML = fold;
    after.innerHTML = fold;
    const recorder = record(before);
    find(before, 'summary').click();
    find(before, 'button').focus();
    void replay(after, recorder.stop());
    expect(find<HTMLDetailsElement>(after, 'details').open).toBe(true);
    expect(document.activeElement).toBe(find(after, 'button'));
  });

  it('leaves out controls that the living component lacks', async () => {
    const recorder = record(before);
    find(before, '[role=tab]').click();
    find(before, 'button').click();
    find(after, 'ul').remove();
    await replay(after, recorder.stop());
    expect(log).toEqual(['None']);
  });

  it('finds a field by its label although the markup has left the page', async () => {
    after.querySelectorAll('label')[0]?.after(after.querySelectorAll('label')[1] as Element);
    after.insertAdjacentHTML('afterbegin', '<label>New <input type="checkbox" /></label>');
    const recorder = record(before);
    find(before, 'input', 1).click();
    const recording = recorder.stop();
    before.innerHTML = '';
    await replay(after, recording);
    expect(log).toEqual(['Vungle: true']);
  });

  it('does nothing when the reader did nothing', async () => {
    await replay(after, record(before).stop());
    expect(log).toEqual([]);
  });
});
