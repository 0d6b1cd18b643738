// @vitest-environment jsdom
import {useLayoutEffect, useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';
import {renderToReadableStream} from 'react-dom/server.edge';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {Client, next, type Press, type StartEvent} from '@help-center/late-start/state';
import {adopt, arrive, live} from '@help-center/late-start/takeOver';
import onDemand from '.';

let root: Root | undefined;
let log: string[];

function Tool(): ReactNode {
  const [networks, setNetworks] = useState(['AdMob', 'Vungle']);
  const [text, setText] = useState('');
  const [size, setSize] = useState('small');
  useEffect(() => {
    log.push(`${networks.join()} ${text} ${size}`);
  }, [networks, text, size]);
  return (
    <>
      <button onClick={() => setNetworks([])}>None</button>
      {['AdMob', 'Vungle'].map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={networks.includes(name)}
            onChange={({target}) =>
              setNetworks(
                target.checked ? [...networks, name] : networks.filter((one) => one !== name),
              )
            }
          />
          {name}
        </label>
      ))}
      <label>
        Id
        <input value={text} onChange={({target}) => setText(target.value)} />
      </label>
      <select aria-label="Size" value={size} onChange={({target}) => setSize(target.value)}>
        <option value="small">Small</option>
        <option value="large">Large</option>
      </select>
      <details>
        <summary>More</summary>
      </details>
    </>
  );
}

/** A page as the framework makes it: it draws once more when it lives. */
function Page({tool: Part}: {tool: ComponentType}): ReactNode {
  const [count, setCount] = useState(0);
  useLayoutEffect(adopt, []);
  useEffect(() => {
    setCount(1);
    live();
  }, []);
  return (
    <main data-count={count}>
      <Part />
    </main>
  );
}

/** The page as it was built, and the start script in it. */
async function build(): Promise<void> {
  const stream = await renderToReadableStream(
    <main data-count={0}>
      <div data-tool>
        <Tool />
      </div>
    </main>,
  );
  document.body.innerHTML = await new Response(stream).text();
  let state = {client: Client.coming, presses: [] as readonly Press[]};
  const start: Window['siteStart'] = {
    get state() {
      return state;
    },
    send(...event: StartEvent) {
      const [after, ...commands] = next(state, event);
      state = after as typeof state;
      commands.forEach(([name, about]) => name === 'redo' && start.redo?.(about));
    },
  };
  window.siteStart = start;
  arrive();
}

const button = () => document.querySelector('button') as HTMLButtonElement;
const box = (index: number) => document.querySelectorAll('input')[index] as HTMLInputElement;
const field = () => box(2);
const select = () => document.querySelector('select') as HTMLSelectElement;

/** What the start script holds of it. */
const press = () =>
  window.siteStart.send('press', {control: button(), event: new MouseEvent('click')});
function change(control: HTMLInputElement | HTMLSelectElement): void {
  const {value, checked} = control as HTMLInputElement;
  window.siteStart.send('press', {control, value, checked});
}
function toggle(index: number): void {
  box(index).checked = !box(index).checked;
  change(box(index));
}
function type(text: string): void {
  field().value = text;
  change(field());
}

function takeOver(load: () => Promise<{default: ComponentType}>): void {
  root = hydrateRoot(document.body, <Page tool={onDemand(load)} />, {
    onRecoverableError: (error) => log.push(String(error)),
  });
}

/** A busy machine takes its time. */
const patient = {timeout: 30_000};
const says = (text: string) => vi.waitFor(() => expect(log.at(-1)).toBe(text), patient);

beforeEach(() => {
  log = [];
});

afterEach(() => {
  root?.unmount();
  vi.restoreAllMocks();
});

it('stays as it was sent until it is touched', async () => {
  await build();
  const load = vi.fn(async () => ({default: Tool}));
  takeOver(load);
  await vi.waitFor(() => expect(window.siteStart.state.client).toBe(Client.alive), patient);
  expect(load).not.toHaveBeenCalled();
  const before = button();
  button().dispatchEvent(new Event('pointerover', {bubbles: true}));
  await says('AdMob,Vungle  small');
  expect(button()).not.toBe(before);
  expect(load).toHaveBeenCalledOnce();
});

it('keeps focus, caret and what was typed before its page lived', async () => {
  await build();
  field().focus();
  type('ab');
  field().setSelectionRange(1, 1);
  takeOver(async () => ({default: Tool}));
  await says('AdMob,Vungle ab small');
  expect(document.activeElement).toBe(field());
  expect([field().value, field().selectionStart]).toEqual(['ab', 1]);
});

it('hears in their order of buttons, boxes and choices', async () => {
  await build();
  press();
  toggle(1);
  toggle(1);
  select().value = 'large';
  change(select());
  takeOver(async () => ({default: Tool}));
  await says('Vungle  large');
});

it('hears of boxes once, whatever else they say', async () => {
  await build();
  toggle(0);
  takeOver(async () => ({default: Tool}));
  await says('Vungle  small');
  expect(log).toHaveLength(2);
  expect([box(0).checked, box(1).checked]).toEqual([false, true]);
});

it('hears of what the browser has filled in', async () => {
  await build();
  field().value = 'restored';
  takeOver(async () => ({default: Tool}));
  await says('AdMob,Vungle restored small');
});

it('does not hold its page back, and is worked later all the same', async () => {
  await build();
  let arrives = (_module: {default: ComponentType}): void => undefined;
  const code = new Promise<{default: ComponentType}>((resolve) => {
    arrives = resolve;
  });
  takeOver(() => code);
  await vi.waitFor(() => expect(window.siteStart.state.client).toBe(Client.alive), patient);
  const before = field();
  before.dispatchEvent(new Event('touchstart', {bubbles: true}));
  press();
  toggle(1);
  toggle(1);
  field().focus();
  type('ab');
  field().setSelectionRange(1, 1);
  (document.querySelector('details') as HTMLDetailsElement).open = true;
  arrives({default: Tool});
  await says('Vungle ab small');
  expect(field()).not.toBe(before);
  expect(document.activeElement).toBe(field());
  expect([field().value, field().selectionStart]).toEqual(['ab', 1]);
  expect(document.querySelector('details')?.open).toBe(true);
  expect(window.siteStart.state.presses).toEqual([]);
});
