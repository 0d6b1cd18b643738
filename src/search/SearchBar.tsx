import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import LostNotice from '@site/src/start/LostNotice';
import {lostScript} from '@site/src/start/lostScript';
import type {SearchProps} from './dialog';
import {earlyText, onEarlyFieldClosed, removeEarlyField} from './earlyField';
import {Failure, failureHelp, failureTitle} from './failure';
import {Icon} from './icons';
import {searchKey} from './keys';
import {onOpenSearch} from './open';
import styles from './SearchBar.module.css';

/**
 * - `idle`: closed, or open
 * - `loading`: the reader waits for the dialog's code
 * - `failed`: it could not be had
 */
type Status = 'idle' | 'loading' | 'failed';

/** What a reader was asking for in a bar whose place another page's bar takes. */
let carried: string | null = null;

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** Whether a key types a letter, a digit or a sign. */
function isTyping({key, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean {
  return /^\S$/u.test(key) && !ctrlKey && !metaKey && !altKey;
}

function KeyHints(): ReactNode {
  const isBrowser = useIsBrowser();
  const isApple = isBrowser && /mac|iphone|ipad/i.test(navigator.platform);
  return (
    <span className={styles.keys} aria-hidden="true">
      <kbd>{isApple ? '⌘' : 'Ctrl'}</kbd>
      <kbd>K</kbd>
    </span>
  );
}

/**
 * The button that opens the search, and the keys that do. The dialog's code is
 * loaded when the reader reaches for it.
 */
export default function SearchBar(): ReactNode {
  const history = useHistory();
  const button = useRef<HTMLButtonElement>(null);
  const [Search, setSearch] = useState<ComponentType<SearchProps> | null>(null);
  const [calls, setCalls] = useState(0);
  /** What the open dialog was asked for; null while it is closed. */
  const [query, setQuery] = useState<string | null>(null);
  const [status, setStatus] = useState<Status>('idle');
  /** The script that the dialog failed for, if that is why. */
  const [lost, setLost] = useState<string>();
  /** Counts the attempts to open; one that was given up is not the last. */
  const attempt = useRef(0);
  /** What the reader has typed, also while the dialog's code is on its way. */
  const typed = useRef('');
  /** Whether what is typed is for the dialog on its way; known at once, unlike the status. */
  const isAwaited = useRef(false);
  const isOpen = query !== null;
  const wasOpen = useRef(false);

  const prepare = useCallback(async () => {
    const {default: loaded} = await import('./dialog');
    setSearch(() => loaded);
    setCalls((before) => before + 1);
  }, []);
  const warm = useCallback(() => {
    prepare().catch(() => undefined);
  }, [prepare]);
  const close = useCallback((next: Status = 'idle') => {
    attempt.current += 1;
    isAwaited.current = false;
    setStatus(next);
    setQuery(null);
  }, []);
  const fail = useCallback(
    (error: unknown) => {
      console.warn('[search] could not be opened', error);
      removeEarlyField();
      setLost(lostScript(error));
      close('failed');
    },
    [close],
  );
  const open = useCallback(
    (wanted: string) => {
      const number = ++attempt.current;
      const isLast = () => attempt.current === number;
      typed.current = wanted;
      isAwaited.current = true;
      setStatus('loading');
      onEarlyFieldClosed(() => close());
      prepare()
        .then(() => {
          if (isLast()) {
            isAwaited.current = false;
            setStatus('idle');
            setQuery(earlyText() ?? typed.current);
          }
        })
        .catch((error: unknown) => isLast() && fail(error));
    },
    [prepare, close, fail],
  );

  const again = useCallback(() => open(''), [open]);
  const onType = useCallback((text: string) => {
    typed.current = text;
  }, []);

  useEffect(() => onOpenSearch(open), [open]);

  const isWanted = useRef(false);
  useLayoutEffect(() => {
    isWanted.current = isOpen || status === 'loading';
  }, [isOpen, status]);
  // A page of another doc set brings a bar of its own, maybe when the dialog is open already.
  useLayoutEffect(() => {
    if (carried !== null) {
      open(carried);
    }
    return () => {
      if (isWanted.current) {
        carried = typed.current;
        // The other bar comes in the same step, or there is none.
        setTimeout(() => {
          carried = null;
        });
      }
    };
  }, [open]);
  // In one step with the dialog, so that a key pressed right after is read right.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const wish = searchKey(event);
      if (wish === 'toggle' && isOpen) {
        event.preventDefault();
        close();
      } else if (wish === 'toggle' || (wish === 'open' && !isOpen && !isWriting(event.target))) {
        event.preventDefault();
        open('');
      } else if (isAwaited.current && isTyping(event) && !isWriting(event.target)) {
        typed.current += event.key;
      } else if (event.target === button.current && isTyping(event)) {
        open(event.key);
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);

  useEffect(() => {
    if (isOpen) {
      wasOpen.current = true;
    } else if (wasOpen.current) {
      wasOpen.current = false;
      // The browser gives the focus back, except where nothing had it.
      if (document.activeElement === document.body) {
        button.current?.focus({preventScroll: true});
      }
    }
  }, [isOpen]);

  // At the time of the wish: the page itself may change later, when the reader has
  // reached for the search again.
  useEffect(() => {
    let {pathname} = history.location;
    return history.listen((location, action) => {
      if (location.pathname !== pathname) {
        pathname = location.pathname;
        if (action === 'POP') {
          close();
        } else {
          // Followed by the reader while the dialog was on its way.
          attempt.current += 1;
          isAwaited.current = false;
          setStatus('idle');
        }
      }
    });
  }, [history, close]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') {
        close();
      }
    };
    const onPointerDown = ({target}: PointerEvent): void => {
      if (status === 'failed' && !(target as Element).closest('[role="alert"]')) {
        close();
      }
    };
    if (status === 'idle') {
      return undefined;
    }
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('pointerdown', onPointerDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('pointerdown', onPointerDown);
    };
  }, [status, close]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-busy={status === 'loading'}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onTouchStart={warm}
        onFocus={warm}
        onMouseOver={warm}
        onClick={() => open('')}
      >
        <Icon name="search" />
        <span className={styles.label}>
          {translate({id: 'theme.SearchBar.label', message: 'Search'})}
        </span>
        <KeyHints />
      </button>
      {status === 'failed' && (
        <div className={styles.failure} role={lost === undefined ? 'alert' : undefined}>
          {lost === undefined ? (
            <Failure />
          ) : (
            <LostNotice file={lost} text={`${failureTitle()}. ${failureHelp()}`} again={again} />
          )}
        </div>
      )}
      {Search && (
        <Search calls={calls} query={query} onType={onType} onClose={close} onFail={fail} />
      )}
    </>
  );
}
