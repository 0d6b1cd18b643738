import {afterPaint} from './afterPaint';
import {isSparing, type Connection} from './connection';
import {PATIENCE} from './patience';
import {settings} from './settings';
import {
  Client,
  Effects,
  next,
  type Command,
  type Press,
  type StartEvent,
  type State,
} from './state';
import {first} from './first';

/** What the start script tells its state of, and does when that says so. */

/** What the start script, the file of effects and the client know of each other. */
export interface Start {
  readonly state: State;
  send: (...event: StartEvent) => void;
  /** Set by the file of effects. */
  effects?: {
    show: (press: Press) => void;
    tellLoss: (file: string | undefined) => void;
    /** Called when React has taken over the page; what it returns, when all pressed before is done. */
    takeOver: () => () => void;
    /** Called when the client has what is pressed, before it does what was pressed before. */
    handOver: () => void;
  };
  /** Set by the client: does what was pressed before. */
  redo?: (presses: readonly Press[]) => void;
}

declare global {
  interface Window {
    siteStart: Start;
  }
}

/** Milliseconds that the client waits for the file of effects. */
const PRECEDENCE = 1000;

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
  const names = list()?.dataset.chunks?.split(' ') ?? [];
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

/** Sends an event after a time: it means nothing where what it is about has come. */
const later = (time: number, ...event: StartEvent): void =>
  void setTimeout(() => send(...event), time);

const commands: {
  [Name in Command[0]]: (about: Extract<Command, readonly [Name, ...unknown[]]>[1]) => void;
} = {
  fetch() {
    // In memory and compiled: a press waits for neither.
    link('modulepreload', settings.effects as string);
    [...scripts(), ...chunks()].forEach((file) => link('prefetch', file));
  },
  load() {
    const script = add('script', {src: settings.effects as string, type: 'module'});
    script.onload = () => send('effects', Effects.here);
    script.onerror = () => send('effects', Effects.missing);
    later(PRECEDENCE, 'effects', Effects.late);
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
      later(PATIENCE, 'client', Client.late);
    });
  },
  show(presses) {
    presses.forEach((press) => start.effects?.show(press));
  },
  tell(file) {
    const isLost = file !== undefined;
    first('body > .start-notice')?.remove();
    if (start.effects) {
      start.effects.tellLoss(file);
    } else if (isLost) {
      const template = first<HTMLTemplateElement>('#start-notice');
      document.body.prepend(template?.content ?? '');
    }
    document.documentElement.toggleAttribute('data-lost', isLost);
  },
  redo(presses) {
    start.redo?.(presses);
  },
};

let state: State = {
  effects: settings.effects ? Effects.none : Effects.missing,
  client: Client.none,
  presses: [],
};

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
