import {afterPaint} from './afterPaint';
import {isSparing, type Connection} from './connection';
import {PATIENCE} from './patience';
import {settings} from './settings';
import {Client, next, type Command, type Press, type StartEvent, type State} from './state';
import {first} from './first';

/** What the start script tells its state of, and does when that says so. */

/** What the start script, the file of losses and the client know of each other. */
export interface Start {
  readonly state: State;
  send: (...event: StartEvent) => void;
  /** Set by the file of losses (lost.ts): says which file did not come, or takes it back. */
  tellLoss?: (file: string | undefined) => void;
  /** Set by the client: does what was pressed before. */
  redo?: (presses: readonly Press[]) => void;
}

declare global {
  interface Window {
    siteStart: Start;
  }
}

/** Whether anything the reader has not asked for must stay unloaded. */
export const isSpared = (): boolean =>
  isSparing((navigator as Navigator & {connection?: Connection}).connection);

/** Calls back when the document is there, at once if it is. */
export function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', callback);
  } else {
    callback();
  }
}

/** The list that the page has in place of its scripts; see template.ts. */
const list = (): HTMLElement | null => first('[data-search-script]');

/** Addresses of the client's scripts in their order; none in development. */
export const scripts = (): string[] => JSON.parse(list()?.textContent ?? '[]') as string[];

/** Files of the page's own chunks. */
function chunks(): string[] {
  const folder = scripts()[0]?.replace(/[^/]*$/, '');
  const names = list()?.dataset.chunks?.match(/\S+/g) ?? [];
  return names.map((name) => `${folder}${name}.js`);
}

function add<Name extends 'link' | 'script'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  document.head.append(element);
  return element;
}

const link = (rel: string, href: string, as = 'script'): void => void add('link', {rel, href, as});

const commands: {
  [Name in Command[0]]: (about: Extract<Command, readonly [Name, ...unknown[]]>[1]) => void;
} = {
  fetch() {
    [...scripts(), ...chunks()].forEach((file) => link('prefetch', file));
  },
  'await paint': () => afterPaint(() => send('need now')),
  start() {
    whenParsed(() => {
      chunks().forEach((file) => link('preload', file));
      scripts()
        // Others may have brought what they share with the client.
        .filter((src) => !first(`script[src="${src}"]`))
        .forEach((src) => {
          // In their order; `defer` tells those who watch for the page's scripts.
          add('script', {src, async: false, defer: true}).onerror = () =>
            send('client', Client.missing, src);
        });
      // It means nothing where it has come.
      setTimeout(() => send('client', Client.late), PATIENCE);
    });
  },
  tell(file) {
    first('body > .start-notice')?.remove();
    document.documentElement.toggleAttribute('data-lost', file !== undefined);
    if (start.tellLoss) {
      start.tellLoss(file);
    } else if (file !== undefined) {
      const script = add('script', {src: settings.losses as string});
      // By then it may have come after all.
      script.onload = () => start.tellLoss?.(state.lost);
      script.onerror = () => {
        script.remove();
        if (state.lost !== undefined) {
          document.body.prepend(first<HTMLTemplateElement>('#start-notice')?.content ?? '');
        }
      };
    }
  },
  redo(presses) {
    start.redo?.(presses);
  },
};

let state: State = {client: Client.none, presses: []};

/** Tells the page's start of an event. */
export function send(...event: StartEvent): void {
  const [after, ...wanted] = next(state, event);
  state = after;
  wanted.forEach(([name, about]) => commands[name](about as never));
}

export const start: Start = {
  get state() {
    return state;
  },
  send,
};

/** Fetches the page behind a touched link, which is a document until the client lives. */
export function fetchPage(touched: HTMLAnchorElement | null): void {
  if (
    touched?.origin === location.origin &&
    touched.pathname !== location.pathname &&
    state.client < Client.wanted &&
    !isSpared()
  ) {
    link('prefetch', touched.href, 'document');
  }
}
