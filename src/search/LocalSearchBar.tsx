import {
  memo,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import {DocSearchButton} from '@docsearch/react/button';
import {useDocSearchKeyboardEvents} from '@docsearch/react/useDocSearchKeyboardEvents';
import {useHistory, useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/button.css';
import {useAnyLayout} from './useAnyLayout';
import './button.css';

type Dialog = typeof import('./modal').LocalDialog;

interface KeysProps {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  button: RefObject<HTMLButtonElement | null>;
}

const notOffered = (): void => undefined;

/**
 * The keys that open and close the dialog. DocSearch's hook takes its listener
 * away and sets it again on every rendering, and a key pressed right then is
 * lost; on its own, it renders only when the dialog opens or closes.
 */
const Keys = memo(function Keys({isOpen, onOpen, onClose, button}: KeysProps): ReactNode {
  useDocSearchKeyboardEvents({
    isOpen,
    onOpen,
    onClose,
    searchButtonRef: button,
    isAskAiActive: false,
    onAskAiToggle: notOffered,
  });
  useAnyLayout();
  return null;
});

/** Said when the dialog itself cannot be had; it says the same of its results. */
function Failure(): ReactNode {
  return (
    <div className="search-failure" role="alert">
      <strong>
        {translate({
          id: 'theme.SearchModal.errorScreen.titleText',
          message: 'Unable to fetch results',
        })}
      </strong>
      <span>
        {translate({
          id: 'theme.SearchModal.errorScreen.helpText',
          message: 'You might want to check your network connection.',
        })}
      </span>
    </div>
  );
}

/**
 * - `idle`: closed, or open
 * - `loading`: the reader waits for the dialog's code
 * - `failed`: it could not be had
 */
type Status = 'idle' | 'loading' | 'failed';

/**
 * The button and the keys of DocSearch on the local index; its dialog is loaded
 * when the reader reaches for it. The theme's own search bar is not used because
 * it announces a connection to the vendor on every page.
 */
export default function LocalSearchBar(): ReactNode {
  const {pathname} = useLocation();
  const history = useHistory();
  const button = useRef<HTMLButtonElement>(null);
  /** The field that the reader was in. */
  const origin = useRef<Element | null>(null);
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [calls, setCalls] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [status, setStatus] = useState<Status>('idle');
  /** Counts the attempts to open; one that was given up is not the last. */
  const attempt = useRef(0);

  const prepare = useCallback(async () => {
    const {LocalDialog} = await import('./modal');
    setDialog(() => LocalDialog);
    setCalls((before) => before + 1);
  }, []);
  const warm = useCallback(() => {
    prepare().catch(() => undefined);
  }, [prepare]);
  const giveUp = useCallback((next: Status = 'idle') => {
    attempt.current += 1;
    setStatus(next);
    setOpen(false);
  }, []);
  const fail = useCallback(
    (error: unknown) => {
      console.warn('[search] could not be opened', error);
      giveUp('failed');
    },
    [giveUp],
  );
  const open = useCallback(() => {
    const number = ++attempt.current;
    const isLast = () => attempt.current === number;
    origin.current = document.activeElement;
    setStatus('loading');
    prepare()
      .then(() => {
        if (isLast()) {
          setStatus('idle');
          setOpen(true);
        }
      })
      .catch((error: unknown) => isLast() && fail(error));
  }, [prepare, fail]);
  const close = useCallback(() => {
    giveUp();
    const field = origin.current;
    const isField = field instanceof HTMLElement && field.matches('input, textarea, select');
    (isField && field.isConnected ? field : button.current)?.focus();
  }, [giveUp]);

  useEffect(
    () => () => {
      if (history.action === 'POP') {
        giveUp();
      } else {
        // Followed by the reader while the dialog was on its way. One that is open
        // was opened for the page to come.
        attempt.current += 1;
        setStatus('idle');
      }
    },
    [pathname, history, giveUp],
  );
  useEffect(() => {
    const leave = (event: Event): void => {
      if (event.type === 'pointerdown' || (event as KeyboardEvent).key === 'Escape') {
        giveUp();
      }
    };
    const events = {loading: ['keydown'], failed: ['keydown', 'pointerdown'], idle: []}[status];
    events.forEach((name) => window.addEventListener(name, leave));
    return () => events.forEach((name) => window.removeEventListener(name, leave));
  }, [status, giveUp]);

  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  return (
    <>
      <Keys isOpen={isOpen} onOpen={open} onClose={close} button={button} />
      <DocSearchButton
        ref={button}
        aria-busy={status === 'loading'}
        onTouchStart={warm}
        onFocus={warm}
        onMouseOver={warm}
        onClick={open}
        translations={{buttonText: label, buttonAriaLabel: label}}
      />
      {status === 'failed' && <Failure />}
      {Dialog && <Dialog calls={calls} isOpen={isOpen} onClose={close} onFail={fail} />}
    </>
  );
}
