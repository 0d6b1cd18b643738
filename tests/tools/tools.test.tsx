import {cleanup, render, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ComponentType} from 'react';
import {MemoryRouter, Route} from 'react-router-dom';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {latestVersion, releasesOf} from '@help-center/sdk-data/releases';
import AppAdsChecker from '@site/src/components/AppAdsChecker';
import ConfigChecker from '@site/src/components/ConfigChecker';
import RequestBuilder from '@site/src/components/RequestBuilder';
import UpgradeHelper from '@site/src/components/UpgradeHelper';
import WhatFits from '@site/src/components/WhatFits';

let address: string;
const user = userEvent.setup();

/** Shows a tool as on a page with this address, and waits for what it fetches. */
async function show(Tool: ComponentType, at = '/'): Promise<void> {
  render(
    <MemoryRouter initialEntries={[at]}>
      <Tool />
      <Route
        render={({location}) => {
          address = location.pathname + location.search;
          return null;
        }}
      />
    </MemoryRouter>,
  );
}

/** All words on the page, as they are read. */
const words = (): string => document.body.textContent?.replace(/\s+/g, ' ') ?? '';

const reads = (text: string | RegExp): Promise<void> =>
  waitFor(
    () =>
      text instanceof RegExp ? expect(words()).toMatch(text) : expect(words()).toContain(text),
    {timeout: 20_000},
  );

/** Puts a text into a field, in place of what is there. */
async function fill(field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

beforeEach(() => {
  window.matchMedia ??= vi.fn(() => ({matches: false, addEventListener: vi.fn()})) as never;
  window.CSS ??= {escape: (text: string) => text.replace(/[^\w-]/g, '\\$&')} as never;
});
afterEach(cleanup);

const findings = () =>
  Array.from(document.querySelectorAll('li[data-level]'), ({textContent}) => textContent ?? '');

describe('what fits my project', () => {
  const paste = () => screen.findByLabelText('Paste an error or a lock file');
  const android = releasesOf('android').map(({version}) => version);

  it('answers what is typed, and keeps it in the address', async () => {
    await show(WhatFits, '/what-fits');
    await fill(await screen.findByLabelText('minSdk'), '21');
    await reads(/The newest release for Android that fits is [\d.]+\./);
    const fitting = /that fits is ([\d.]+)\./.exec(words())?.[1];
    expect(android).toContain(fitting);
    expect(fitting).not.toBe(latestVersion('android'));
    await reads(new RegExp(`${latestVersion('android')} needs minSdk \\d+; you have 21\\.`));
    await reads(/Raise minSdk to \d+\./);
    await waitFor(() => expect(address).toBe('/what-fits?platform=android&has=minSdk%3D21'));
  });

  it('reads the address, names the adapter in the way, and asks again without it', async () => {
    await show(WhatFits, '/what-fits?platform=ios&has=Firebase%2FCore%3D99.0.0');
    await reads('No release for iOS fits.');
    await reads(/APDFirebaseAdapter [\d.]+ pins Firebase\/Core ~> [\d.]+; you have 99\.0\.0\./);
    await user.click(
      await screen.findByRole('button', {name: 'Ask again without APDFirebaseAdapter'}),
    );
    await reads(`The latest release for iOS fits: ${latestVersion('ios')}.`);
    await waitFor(() => expect(address).toContain('without=APDFirebaseAdapter'));
  });

  it('reads a lock file', async () => {
    await show(WhatFits, '/what-fits');
    await fill(
      await paste(),
      'PODS:\n  - APDFirebaseAdapter (3.5.0.0):\n    - Firebase/Core (~> 11.8.1)\n  - Appodeal (3.5.0)\n  - Firebase/Core (11.8.1)\n  - Firebase/Messaging (11.8.1)\n\nDEPENDENCIES:\n  - APDFirebaseAdapter (= 3.5.0.0)\n  - Appodeal (= 3.5.0)\n  - Firebase/Messaging (~> 11.8)\n\nCOCOAPODS: 1.16.2\n',
    );
    await reads('Read: Podfile.lock.');
    expect(screen.getByLabelText('Appodeal SDK')).toHaveProperty('value', '3.5.0');
    await reads(/The newest release for iOS that fits is [\d.]+\./);
    await reads(
      /APDFirebaseAdapter [\d.]+ pins Firebase\/Messaging ~> [\d.]+; you have 11\.8\.1\./,
    );
  });

  it('says what it does not understand', async () => {
    await show(WhatFits, '/what-fits?platform=unity&has=Foo%3D1&has=unity%3Dnewest');
    await waitFor(() =>
      expect(screen.getByLabelText('Unity editor').getAttribute('aria-invalid')).toBe('true'),
    );
    await reads(/Nothing of ours depends on it\. Did you mean/);
    await fill(await paste(), 'Hello');
    await reads('No error or file about versions was recognized');
  });

  it('asks for the figures of the chosen platform', async () => {
    await show(WhatFits, '/what-fits');
    await user.click(await screen.findByRole('radio', {name: 'iOS'}));
    await fill(await screen.findByLabelText('iOS deployment target'), '11.0');
    await reads(/The newest release for iOS that fits is [\d.]+\./);
    expect(screen.queryByLabelText('minSdk')).toBeNull();
  });
});

describe('upgrade helper', () => {
  const versions = releasesOf('android').map(({version}) => version);
  const Helper = () => <UpgradeHelper platform="android" />;
  const steps = () =>
    screen
      .queryAllByRole('link')
      .map(({textContent}) => textContent ?? '')
      .filter((text) => text.includes('→'));
  const options = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map((option) => (option as HTMLOptionElement).value);

  it('shows the steps between two releases, oldest first, which lead to their sections', async () => {
    await show(Helper);
    expect(steps()).toEqual([expect.stringMatching(new RegExp(`→ ${latestVersion('android')}$`))]);
    await user.selectOptions(screen.getByLabelText('From'), '3.3.0');
    await user.selectOptions(screen.getByLabelText('To'), '3.5.0');
    expect(steps().length).toBeGreaterThan(1);
    expect(steps()).toEqual([...steps()].sort());
    expect(steps().at(-1)).toMatch(/→ 3\.5/);
    expect(steps().join()).not.toMatch(/→ (?:3\.[0-2]\b|3\.[67])/);
    for (const link of screen.getAllByRole('link', {name: /→/})) {
      expect(link.getAttribute('href')).toMatch(/\/upgrade-guide#[\w-]+$/);
    }
  });

  it('offers no release to come from that is not older', async () => {
    await show(Helper);
    await user.selectOptions(screen.getByLabelText('To'), '3.5.0');
    const from = options('From');
    expect(from).toContain('3.3.0');
    expect(from).not.toContain('3.5.0');
    expect(from).not.toContain(versions[0]);
  });

  it('is copied as Markdown whose links are whole', async () => {
    await show(Helper);
    await user.selectOptions(screen.getByLabelText('From'), '3.5.0');
    const shown = steps();
    await user.click(screen.getByRole('button', {name: 'Copy as Markdown'}));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toMatch(/^#+ .*3\.5\.0 → /),
    );
    const text = await navigator.clipboard.readText();
    for (const step of shown) {
      expect(text).toContain(`[${step}](https://`);
    }
  });
});

describe('request builder', () => {
  const output = () => document.querySelector('pre')?.textContent ?? '';

  it('composes the call in each form', async () => {
    await show(RequestBuilder);
    await fill(screen.getByLabelText('API key'), 'key-4711');
    expect(output()).toContain("'api_key=key-4711'");
    await user.click(screen.getByRole('checkbox', {name: 'Country'}));
    expect(output()).toContain('detalisation%5B%5D=country');
    for (const [format, part] of [
      ['URL', 'api_key=key-4711'],
      ['Python', '("api_key", "key-4711")'],
      ['JavaScript', '["api_key", "key-4711"]'],
    ] as const) {
      await user.click(screen.getByRole('radio', {name: format}));
      expect(output()).toContain(part);
    }
  });

  it('shows hostile text as text, and says what is wrong with a day', async () => {
    await show(RequestBuilder);
    await fill(
      screen.getByLabelText('App key (empty: all apps)'),
      `'"$(id)\`x\`<img/src=x/onerror=alert(1)>`,
    );
    expect(output()).toContain(`'app%5B%5D='\\''"$(id)\`x\`<img/src=x/onerror=alert(1)>'`);
    expect(document.querySelector('pre img')).toBeNull();
    const last = screen.getByLabelText('Last day');
    await user.clear(last);
    await user.type(last, '2020-01-01');
    await reads('The last day is before the first.');
    expect(last.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('paste and check', () => {
  it('finds values in an Info.plist that only look right', async () => {
    await show(ConfigChecker);
    await fill(
      screen.getByLabelText('Paste your AndroidManifest.xml or Info.plist'),
      '<?xml version="1.0"?>\n<dict><key>FacebookAppID</key><string>YOUR_FACEBOOK_APP_ID</string><key>FacebookClientToken</key><string/><key>SKAdNetworkItems</key><string/><key>a</key><true/><key>a</key><true/></dict>\n<!-- end -->',
    );
    for (const sentence of [
      'FacebookAppID is still a placeholder: YOUR_FACEBOOK_APP_ID',
      'FacebookClientToken has no value.',
      'The value of SKAdNetworkItems must be of type <array>.',
      'a appears more than once.',
    ]) {
      await waitFor(() => expect(findings().join('\n')).toContain(sentence));
    }
  });

  it('tells a part of a manifest, and a web page', async () => {
    await show(ConfigChecker);
    const field = screen.getByLabelText('Paste your AndroidManifest.xml or Info.plist');
    await fill(
      field,
      '<uses-permission android:name="android.permission.INTERNET" tools:node="remove"/>\n<meta-data android:Name="com.facebook.sdk.ApplicationId" android:value="4815162342108"/><meta-data android:name="com.facebook.sdk.ClientToken" android:value="@string/token"/>',
    );
    await waitFor(() => expect(findings()).toHaveLength(5));
    await reads('Problems found: 3.');
    await fill(field, '<!DOCTYPE html><html><body><pre><key>a</key></pre></body></html>');
    await waitFor(() => expect(findings()).toEqual([expect.stringMatching(/web page/)]));
  });

  it('checks an app-ads.txt line by line, with markup as text', async () => {
    await show(AppAdsChecker);
    await fill(
      screen.getByLabelText('Paste your app-ads.txt'),
      'google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0\n<b>x</b>, 1, DIRECT',
    );
    await reads('Correct records: 1. Problems found: 1.');
    expect(findings().join()).toContain('<b>x</b> is not a domain');
    const next = {name: 'Next: before you publish'};
    expect(screen.queryByRole('link', next)).toBeNull();
    await fill(
      screen.getByLabelText('Paste your app-ads.txt'),
      'google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0',
    );
    await screen.findByRole('link', next);
    // What is chosen beside it is asked for, and the count alone is announced.
    await user.click(screen.getByRole('checkbox', {name: 'AppLovin'}));
    await waitFor(() => expect(findings()).toEqual([expect.stringContaining('AppLovin')]));
    expect(screen.getAllByRole('status')[0]?.textContent).toMatch(
      /^Correct records: 1\. Problems found: 1\.[\d\w ·]*$/,
    );
  });
});
