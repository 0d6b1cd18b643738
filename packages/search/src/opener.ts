import {searchKey} from './keys';

/**
 * Opens the search, before and after hydration: plain DOM listeners for the dialog
 * in every page's HTML (`html.ts`). Part of the start script, so kept small. The field
 * takes letters at once; the code that answers loads after it (`dialog/root.tsx`) and
 * reads what was typed.
 */

declare global {
  interface Window {
    /** How the opener, the dialog's code and the page's client reach each other. */
    siteSearch?: {
      /** Set by the dialog's code: shows answers in the open dialog. */
      onOpen?: () => void;
      /** What was asked when a result was last opened, where storage is refused. */
      question?: string;
      /** Set after hydration: follows a link with the router, without loading a page. */
      navigate?: (href: string) => void;
    };
  }
}

/** Elements that open the dialog, first of all the navbar's button. */
export const SEARCH_BUTTON = '[data-opens-search]';

/** Longest selection that is searched for when the dialog opens. */
const LONGEST_SELECTION = 64;

/** Under these names the browser's session keeps what was asked when a result was opened, and where it leads. */
const QUESTION = 'search-question';
const LANDING = 'search-landing';
const MISSED = 'search-missed';

function keep(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    // Refused; a question lasts as long as the page.
  }
}

function kept(name: string): string | null {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    return null;
  }
}

/** Keeps the question for the next opening; an empty one is forgotten. */
export function keepQuestion(text: string): void {
  (window.siteSearch ?? {}).question = text;
  keep(QUESTION, text);
}

/** Keeps what the next page marks, if it loads anew; an empty text is forgotten. */
export const keepLanding = (text: string): void => keep(LANDING, text);

export const keptLanding = (): string => kept(LANDING) ?? '';

/** Keeps what searches of this visit have missed, each once. */
export const keepMissed = (missed: readonly string[]): void => keep(MISSED, missed.join('\n'));

/** @returns an empty text, too */
export const keptMissed = (): string[] => (kept(MISSED) ?? '').split('\n');

/** Marks the page's entry in the history, so that Back finds the search open again. */
export const markEntry = (isSearched: boolean): void =>
  history.replaceState({...(history.state as object | null), isSearched}, '');

const dialog = (): HTMLDialogElement | null => document.querySelector('dialog.search');

const isSearching = (): boolean => !!dialog()?.open;

const opens = ({target}: Event): boolean =>
  target instanceof Element && !!target.closest(SEARCH_BUTTON);

/**
 * Whether an event is for the search: its button, one of its keys, or whatever happens
 * while it is open. None is a sign that the page's client is needed.
 */
export const isForSearch = (event: Event): boolean =>
  isSearching() ||
  opens(event) ||
  // A modifier key comes before the key that tells what is wanted.
  (event instanceof KeyboardEvent && (/^(?:Control|Meta)$/.test(event.key) || !!searchKey(event)));

/**
 * Listens for the button and the keys of the search.
 *
 * @param files - addresses of the search's scripts, in their order; none where they come with the page
 * @param patience - milliseconds after which a script counts as lost
 */
export function listenForSearch(files: () => readonly string[], patience: number): void {
  let isAsked = false;

  const load = (): void => {
    if (isAsked || handle.onOpen) {
      return;
    }
    isAsked = true;
    const added = files()
      .filter((src) => !document.querySelector(`script[src="${src}"]`))
      .map((src) => Object.assign(document.createElement('script'), {src, async: false}));
    const lose = (script?: HTMLScriptElement): void => {
      const file = script?.src ?? files().at(-1);
      if (isAsked && file && !handle.onOpen) {
        isAsked = false;
        // All others may still come, and what the client shares with them must not run twice.
        script?.remove();
        const say = (state: string): void => dialog()?.setAttribute('data-lost', state);
        say('lost');
        fetch(file, {method: 'HEAD', cache: 'no-store'})
          .then(({status}) => [404, 410].includes(status) && say('updated'))
          .catch(() => {});
      }
    };
    added.forEach((script) => {
      script.onerror = () => lose(script);
      document.head.append(script);
    });
    setTimeout(() => lose(), patience);
  };

  const open = (): void => {
    const found = dialog();
    const field = found?.querySelector('input');
    // Pages inside the dashboard have no button.
    if (field && !found?.open && document.querySelector(SEARCH_BUTTON)) {
      field.value =
        `${getSelection()}`.trim().slice(0, LONGEST_SELECTION) ||
        (kept(QUESTION) ?? window.siteSearch?.question ?? '');
      found?.showModal();
      field.focus();
      field.select();
      load();
      handle.onOpen?.();
    }
  };

  const handle: NonNullable<Window['siteSearch']> = {};
  window.siteSearch = handle;

  const on = <Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ): void => window.addEventListener(type, listener, true);

  on('keydown', (event) => {
    const wish = searchKey(event);
    const {target, key, ctrlKey, metaKey, altKey} = event;
    const isWriting =
      target instanceof HTMLElement &&
      // The field of a dialog that was just closed has the focus until the next frame, and no place.
      target.offsetParent &&
      target.matches('input,textarea,select');
    if (wish === 'toggle' || (wish && !isWriting && !isSearching())) {
      event.preventDefault();
      if (isSearching()) {
        dialog()?.close();
      } else {
        open();
      }
    } else if (opens(event) && /^\S$/.test(key) && !ctrlKey && !metaKey && !altKey) {
      // The letter goes to the field, which has the focus now.
      open();
    }
  });
  on('click', (event) => {
    if (opens(event)) {
      // The link to the results page is for browsers without scripts.
      event.preventDefault();
      open();
    } else if (event.target instanceof Element && event.target.matches('.search-lost button')) {
      load();
      handle.onOpen?.();
    }
  });
  (['popstate', 'pageshow'] as const).forEach((type) =>
    on(type, () => {
      if (type === 'popstate') {
        // Back leaves the page that the dialog was opened on.
        dialog()?.close();
      }
      if (keptLanding()) {
        // The code that marks the words.
        load();
      }
      if ((history.state as {isSearched?: boolean} | null)?.isSearched) {
        markEntry(false);
        open();
      }
    }),
  );
  // Preloads while the reader reaches for the button.
  (['pointerover', 'focusin', 'touchstart'] as const).forEach((type) =>
    on(type, (event) => {
      if (opens(event)) {
        load();
      }
    }),
  );
}
