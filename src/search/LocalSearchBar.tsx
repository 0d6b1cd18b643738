import {memo, useCallback, useRef, useState, type ReactNode, type RefObject} from 'react';
import {DocSearchButton} from '@docsearch/react/button';
import {useDocSearchKeyboardEvents} from '@docsearch/react/useDocSearchKeyboardEvents';
import {translate} from '@docusaurus/Translate';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/button.css';
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
  return null;
});

/**
 * The button and the keys of DocSearch on the local index; its dialog is loaded
 * when the reader reaches for it. The theme's own search bar is not used because
 * it announces a connection to the vendor on every page.
 */
export default function LocalSearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [calls, setCalls] = useState(0);
  const [isOpen, setOpen] = useState(false);

  const prepare = useCallback(async () => {
    const {LocalDialog} = await import('./modal');
    setDialog(() => LocalDialog);
    setCalls((before) => before + 1);
  }, []);
  const warm = useCallback(() => {
    prepare().catch(() => undefined);
  }, [prepare]);
  const open = useCallback(() => {
    prepare()
      .then(() => setOpen(true))
      .catch((error: unknown) => console.warn('[search] could not be loaded', error));
  }, [prepare]);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);

  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  return (
    <>
      <Keys isOpen={isOpen} onOpen={open} onClose={close} button={button} />
      <DocSearchButton
        ref={button}
        onTouchStart={warm}
        onFocus={warm}
        onMouseOver={warm}
        onClick={open}
        translations={{buttonText: label, buttonAriaLabel: label}}
      />
      {Dialog && <Dialog calls={calls} isOpen={isOpen} onClose={close} />}
    </>
  );
}
