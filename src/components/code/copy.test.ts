// @vitest-environment jsdom
import {afterEach, expect, it, vi} from 'vitest';
import {copiedText} from './copiedText';
import {copyText} from './copy';

/** Stands in for the clipboard's two ways: jsdom has neither. */
function browser({api, command}: {api?: () => Promise<void>; command: () => boolean}) {
  const selected: string[] = [];
  const writeText = api && vi.fn<(text: string) => Promise<void>>(api);
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText && {writeText},
  });
  document.execCommand = (name) => {
    const field = document.querySelector('textarea');
    if (name === 'copy' && field) {
      selected.push(field.value.slice(field.selectionStart, field.selectionEnd));
    }
    return command();
  };
  return {writeText, selected};
}

const refused = () => Promise.reject(new DOMException('policy', 'NotAllowedError'));
const code = 'first\n\tsecond <b>';

afterEach(() => document.body.replaceChildren());

it('writes to the clipboard where that is allowed', async () => {
  const {writeText, selected} = browser({api: () => Promise.resolve(), command: () => true});
  expect(await copyText(code)).toBe(true);
  expect(writeText).toHaveBeenCalledWith(code);
  expect(selected).toEqual([]);
});

it.each([
  ['is refused', refused],
  ['does not exist', undefined],
])('copies a selection where the clipboard %s, and leaves focus and page alone', async (_, api) => {
  document.body.innerHTML = '<button>Copy</button>';
  document.querySelector('button')?.focus();
  const before = document.body.innerHTML;
  const {selected} = browser({api, command: () => true});
  expect(await copyText(code)).toBe(true);
  expect(selected).toEqual([code]);
  expect(document.body.innerHTML).toBe(before);
  expect(document.activeElement).toBe(document.querySelector('button'));
});

it.each<[string, () => boolean]>([
  ['says no', () => false],
  [
    'throws',
    () => {
      throw new Error('no');
    },
  ],
])('says so when the selection too %s', async (_, command) => {
  browser({api: refused, command});
  expect(await copyText(code)).toBe(false);
});

it('writes a text that is still on its way within the click, and says no when it does not come', async () => {
  const written: Promise<Blob>[] = [];
  browser({api: () => Promise.resolve(), command: () => false});
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor({'text/plain': text}: Record<string, Promise<Blob>>) {
        written.push(text as Promise<Blob>);
      }
    },
  );
  Object.assign(navigator.clipboard, {write: () => Promise.all(written)});
  expect(await copyText(Promise.resolve(code))).toBe(true);
  expect((await written[0])?.size).toBe(code.length);
  expect(await copyText(Promise.reject(new Error('gone')))).toBe(false);
});

it('copies such a text by a selection where the clipboard refuses', async () => {
  const {selected} = browser({api: refused, command: () => true});
  expect(await copyText(Promise.resolve(code))).toBe(true);
  expect(selected).toEqual([code]);
});

it.each([
  ['a sample', '<span>first\n</span>second <b>\n</b>', 'first\nsecond '],
  ['a comparison', '  kept\n<del>- old\n</del><ins>new\n</ins>', '  kept\nnew'],
  ['what only goes', '<del>old\n</del>', 'old'],
])('gives of %s what a reader pastes', (_, html, text) => {
  const block = document.createElement('pre');
  block.innerHTML = html;
  expect(copiedText(block)).toBe(text);
  expect(block.innerHTML, 'which stays').toBe(html);
});
