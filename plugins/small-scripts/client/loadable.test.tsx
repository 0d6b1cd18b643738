// @vitest-environment jsdom
import {act, type ReactNode} from 'react';
import {createRoot, hydrateRoot} from 'react-dom/client';
import * as stock from 'react-loadable';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import Own, {type LoadingProps} from './loadable';

Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});

interface Module {
  default: string;
}

/** Imports that are settled by hand. */
class Imports {
  readonly begun: {resolve: (module: Module) => void; reject: (error: Error) => void}[] = [];
  readonly load = () =>
    new Promise<Module>((resolve, reject) => {
      this.begun.push({resolve, reject});
    });
}

function Loading({retry, error, ...state}: LoadingProps): ReactNode {
  return (
    <button onClick={retry}>
      {JSON.stringify(state)} {error ? String(error) : 'no error'}
    </button>
  );
}

const libraries = {own: Own, stock: (stock as unknown as {default: typeof Own}).default};

/** A component of one module, or one of two. */
function make(Library: typeof Own, imports: Imports, isMap: boolean) {
  const Component = isMap
    ? Library.Map<{a: Module; 'b.0': Module}>({
        loading: Loading,
        loader: {a: imports.load, 'b.0': imports.load},
        render: (loaded, {children}) => `${JSON.stringify(loaded)} ${String(children)}`,
      })
    : Library<Module>({
        loading: Loading,
        loader: imports.load,
        render: (loaded, {children}) => `${JSON.stringify(loaded)} ${String(children)}`,
      });
  return Component;
}

describe.each([
  ['one module', false],
  ['several modules', true],
] as const)('%s', (_, isMap) => {
  let container: HTMLElement;
  beforeEach(() => {
    vi.useFakeTimers();
    container = document.createElement('div');
  });
  afterEach(() => vi.useRealTimers());

  /** What a page shows from step to step. */
  async function visit(Library: typeof Own): Promise<string[]> {
    const shown: string[] = [];
    const imports = new Imports();
    const Component = make(Library, imports, isMap);
    const root = createRoot(container);
    const render = () => act(async () => root.render(<Component>text</Component>));
    const note = () => shown.push(`${imports.begun.length}: ${container.innerHTML}`);
    const step = async (change: () => unknown): Promise<void> => {
      await act(async () => void (await change()));
      note();
    };
    await render();
    note();
    await step(() => vi.advanceTimersByTimeAsync(150));
    await step(() => vi.advanceTimersByTimeAsync(100));
    await step(() => imports.begun[0]?.reject(new Error('lost')));
    imports.begun[1]?.resolve({default: 'of the first attempt'});
    await step(() => container.querySelector('button')?.click());
    await step(() => imports.begun.forEach(({resolve}) => resolve({default: 'b'})));
    await step(render);
    await act(async () => root.unmount());
    return shown;
  }

  it('shows from step to step what the library shows', async () => {
    const shown = await visit(libraries.own);
    expect(shown.at(-1)).toContain('"default":"b"');
    expect(shown.join('\n')).toMatch(/"pastDelay":true[^]*Error: lost/);
    expect(shown).toEqual(await visit(libraries.stock));
  });

  it.each(['own', 'stock'] as const)(
    'takes over the page at once when its code was fetched before (%s)',
    async (name) => {
      const imports = new Imports();
      const Component = make(libraries[name], imports, isMap);
      const fetched = Component.preload();
      expect(Component.preload()).toBe(fetched);
      imports.begun.forEach(({resolve}, index) => resolve({default: `${index}`}));
      const loaded = isMap ? {a: {default: '0'}, 'b.0': {default: '1'}} : {default: '0'};
      const markup = `${JSON.stringify(loaded)} text`;
      await fetched;
      container.innerHTML = markup;
      const complaints: unknown[] = [];
      await act(async () =>
        hydrateRoot(container, <Component>text</Component>, {
          onRecoverableError: (error) => complaints.push(error),
        }),
      );
      expect(container.textContent).toBe(markup);
      expect(complaints).toEqual([]);
      expect(imports.begun).toHaveLength(isMap ? 2 : 1);
    },
  );

  it.each(['own', 'stock'] as const)(
    'tells who fetches its code ahead that it is lost (%s)',
    async (name) => {
      const imports = new Imports();
      const Component = make(libraries[name], imports, isMap);
      const fetched = Component.preload();
      imports.begun[0]?.reject(new Error('lost'));
      await expect(fetched).rejects.toThrow('lost');
      await expect(Component.preload()).rejects.toThrow('lost');
      expect(imports.begun).toHaveLength(isMap ? 2 : 1);
    },
  );
});
