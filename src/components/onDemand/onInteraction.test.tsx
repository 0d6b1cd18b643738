// @vitest-environment jsdom
import type {ReactNode} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import onInteraction from './onInteraction';

// A page that React is just taking over.
vi.mock('@docusaurus/useIsBrowser', () => ({default: () => false}));

let root: Root | undefined;
let presses: string[];

/** What the server sent, with a mark that only it carries. */
const SENT = '<div><button data-sent="">None</button></div>';

/** Longer than React needs, and than a press is waited for. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 200));

/**
 * Puts the markup on the page and has React take it over.
 *
 * @param rendering - called whenever the living component is rendered
 */
async function takeOver(rendering: () => void = () => undefined): Promise<void> {
  function Living(): ReactNode {
    rendering();
    return <button onClick={() => presses.push('living')}>None</button>;
  }
  const Late = onInteraction(async () => ({default: Living}));
  document.body.innerHTML = `<main>${SENT}</main>`;
  root = hydrateRoot(document.querySelector('main') as Element, <Late />);
  await settled();
}

const button = () => document.querySelector('button') as HTMLButtonElement;
const isAsSent = () => button().hasAttribute('data-sent');
const send = (type: string) => button().dispatchEvent(new Event(type, {bubbles: true}));

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  presses = [];
});

afterEach(() => {
  root?.unmount();
  vi.unstubAllGlobals();
});

it('leaves the markup alone until it is touched, then takes its place', async () => {
  await takeOver();
  expect(isAsSent()).toBe(true);
  send('pointerover');
  await settled();
  expect(isAsSent()).toBe(false);
});

it('waits for the end of a press, and does again what it did', async () => {
  await takeOver();
  send('pointerdown');
  send('pointerover');
  await settled();
  expect(isAsSent()).toBe(true);
  send('pointerup');
  button().click();
  await vi.waitFor(() => expect(presses).toEqual(['living']));
  expect(isAsSent()).toBe(false);
});

it('waits for a press that begins while the component is being rendered', async () => {
  let begun = false;
  await takeOver(() => {
    if (!begun) {
      begun = true;
      send('pointerdown');
    }
  });
  send('pointerover');
  await settled();
  expect(begun).toBe(true);
  expect(isAsSent()).toBe(true);
  send('pointerup');
  button().click();
  await vi.waitFor(() => expect(presses).toEqual(['living']));
  expect(isAsSent()).toBe(false);
});
