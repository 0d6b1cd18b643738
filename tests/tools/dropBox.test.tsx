import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ReactElement} from 'react';
import {MemoryRouter, Route} from 'react-router-dom';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import AppAdsChecker from '@site/src/components/AppAdsChecker';
import AppInspector from '@site/src/components/AppInspector';
import BuildFilePatch from '@site/src/components/BuildFilePatch';
import ConfigChecker from '@site/src/components/ConfigChecker';
import FixError from '@site/src/components/Home/FixError';
import {takePasted} from '@site/src/shell/pastedLog';

const user = userEvent.setup();
const LOG = '06-12 10:15:42.123  8123  8190 E Unity: java.lang.RuntimeException: Duplicate class A';
const ADS = 'google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0';
const PODFILE = "platform :ios, '15.0'\ntarget 'App' do\n  pod 'Appodeal', '3.6.0'\nend\n";
const MANIFEST = '<manifest xmlns:android="http://schemas.android.com/apk/res/android"></manifest>';

beforeEach(() => {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(): void {}
      terminate(): void {}
    },
  );
  window.matchMedia ??= vi.fn(() => ({matches: false, addEventListener: vi.fn()})) as never;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function file(name: string, text: string): File {
  const made = new File([text], name);
  // The document of the tests has files without it.
  made.text ??= () => Promise.resolve(text);
  return made;
}
const show = (tool: ReactElement) => render(<MemoryRouter>{tool}</MemoryRouter>);
const drop = (...files: File[]) =>
  fireEvent.drop(document.body, {dataTransfer: {types: ['Files'], files}});
const reads = (text: string | RegExp): Promise<void> =>
  waitFor(() => expect(document.body.textContent).toMatch(text), {timeout: 20_000});
const paste = async (label: RegExp, text: string): Promise<void> => {
  await user.click(screen.getByRole('textbox', {name: label}));
  await user.paste(text);
};

it('of the config checker reads its own file, and hands a log and an app on', async () => {
  show(<ConfigChecker />);
  drop(file('AndroidManifest.xml', MANIFEST));
  await reads(/Problems found|Nothing to fix/);
  drop(file('unity.log', LOG));
  await reads('This is for another tool');
  await screen.findByRole('textbox', {name: /build log/}, {timeout: 20_000});
  await reads('Two libraries contain the same class');
  drop(file('game.apk', 'PK'));
  await reads('Reading game.apk.');
});

it('of the app-ads.txt checker reads a file, and hands a pasted build file on', async () => {
  show(<AppAdsChecker />);
  drop(file('app-ads.txt', ADS));
  await reads('Correct records: 1.');
  await paste(/Paste your app-ads/, PODFILE);
  await screen.findByRole('button', {name: 'Remove Podfile'}, {timeout: 20_000});
});

it('of the inspector hands an app-ads.txt on', async () => {
  show(<AppInspector />);
  drop(file('app-ads.txt', ADS));
  await reads('Correct records: 1.');
});

it('of the patch knows a pasted build file, says what is none, and hands a log on', async () => {
  show(<BuildFilePatch platform="ios" />);
  const label = /Paste a build file/;
  await paste(label, 'Just a text');
  expect((await screen.findByRole('alert')).textContent).toContain('isn’t a build file');
  await user.clear(screen.getByRole('textbox', {name: label}));
  await paste(label, PODFILE);
  await screen.findByRole('button', {name: 'Remove Podfile'});
  expect(screen.getByRole('textbox', {name: label})).toHaveProperty('value', '');
  await paste(label, LOG);
  await reads('Two libraries contain the same class');
});

it('of the home page takes a file to the page that reads it', async () => {
  let address = '';
  show(
    <>
      <FixError />
      <Route
        render={({location}) => {
          address = location.pathname + location.hash;
          return null;
        }}
      />
    </>,
  );
  drop(file('game.apk', 'PK'));
  await waitFor(() => expect(address).toMatch(/troubleshooting#log-helper$/));
  expect(takePasted().files?.[0]?.name).toBe('game.apk');
  expect(takePasted()).toEqual({text: ''});
});
