import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {MemoryRouter} from 'react-router-dom';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import LogHelper from '@site/src/components/LogHelper';

const user = userEvent.setup();
const LOG =
  'java.lang.RuntimeException: Duplicate class com.example.A found in modules a.jar and b.jar';
/** Files that a tool's worker was started for. */
let started: string[];

beforeEach(() => {
  started = [];
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor(address: URL) {
        super();
        started.push(String(address));
      }
      postMessage(): void {}
      terminate(): void {}
    },
  );
  window.matchMedia ??= vi.fn(() => ({matches: false, addEventListener: vi.fn()})) as never;
  render(
    <MemoryRouter>
      <LogHelper />
    </MemoryRouter>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const file = (name: string, text: string): File => {
  const made = new File([text], name);
  // The document of the tests has files without it.
  made.text ??= () => Promise.resolve(text);
  return made;
};
const choose = (...files: File[]) =>
  user.upload(document.querySelector('input[type=file]') as HTMLInputElement, files);
const reads = (text: string): Promise<void> =>
  waitFor(() => expect(document.body.textContent).toContain(text), {timeout: 20_000});
const signatures = () => document.querySelectorAll('[data-signature]');

it('reads a log from a file', async () => {
  await choose(file('build.txt', LOG));
  await waitFor(() => expect(signatures()).toHaveLength(1), {timeout: 20_000});
  expect(started).toEqual([]);
});

it('shows the inspector for a built app, until a log is pasted', async () => {
  await choose(file('game.apk', 'PK'));
  await reads('This is for another tool');
  await reads('Reading game.apk.');
  expect(started.join()).toContain('AppInspector');

  await user.click(screen.getByRole('textbox', {name: /build log/}));
  await user.paste(LOG);
  await waitFor(() => expect(signatures()).toHaveLength(1), {timeout: 20_000});
  expect(document.body.textContent).not.toContain('This is for another tool');
});

it('shows the patch tool for build files', async () => {
  await choose(file('Podfile', "pod 'Appodeal', '3.6.0'"), file('Info.plist', '<plist/>'));
  await reads('This is for another tool');
  await screen.findByRole('button', {name: 'Remove Info.plist'}, {timeout: 20_000});
  expect(started.join()).toContain('BuildFilePatch');
});

it('knows a build file that is pasted, and reads a log that quotes one', async () => {
  const podfile = "platform :ios, '15.0'\ntarget 'App' do\n  pod 'Appodeal', '3.6.0'\nend\n";
  await user.click(screen.getByRole('textbox', {name: /build log/}));
  await user.paste(podfile);
  await screen.findByRole('button', {name: 'Remove Podfile'}, {timeout: 20_000});

  await user.clear(screen.getByRole('textbox', {name: /build log/}));
  await user.paste(`${LOG}\n${podfile}`);
  await waitFor(() => expect(signatures()).toHaveLength(1), {timeout: 20_000});
  expect(screen.queryByRole('button', {name: 'Remove Podfile'})).toBeNull();
});

it('takes a file that is dropped anywhere, once, and leaves a dropped text to its field', async () => {
  await choose(file('game.apk', 'PK'));
  await reads('Reading game.apk.');
  // The inspector has a box of its own by now; the first one of the page hands the file on.
  const files = [file('build.txt', LOG)];
  expect(fireEvent.drop(document.body, {dataTransfer: {types: ['text/plain'], files}})).toBe(true);
  expect(fireEvent.drop(document.body, {dataTransfer: {types: ['Files'], files}})).toBe(false);
  await waitFor(() => expect(signatures()).toHaveLength(1), {timeout: 20_000});
  expect(document.body.textContent).not.toContain('game.apk');
});
