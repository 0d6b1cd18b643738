import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import NeedsScripts from '@site/src/components/NeedsScripts';
import tool from '@site/src/css/tool.module.css';
import styles from './styles.module.css';

interface Props {
  /** What may be dropped, before the button. */
  children: ReactNode;
  /** What the button is called. */
  choose: ReactNode;
  /** What becomes of the files, below the button. */
  note: ReactNode;
  /** Whether a field beside it says already that it needs scripts. */
  isExplained?: boolean;
  /** Ends of the names that the browser's dialog offers. */
  accept?: string;
  /** Whether it takes several files at once. */
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
  /** The button, for those who give the focus back to it. */
  button?: RefObject<HTMLButtonElement | null>;
}

const holdsFiles = (event: DragEvent): boolean =>
  !event.defaultPrevented && (event.dataTransfer?.types.includes('Files') ?? false);

/** Takes files that are chosen, or dropped anywhere on the page; the first box of a page gets them. */
export default function DropBox({
  children,
  choose,
  note,
  isExplained = false,
  accept,
  multiple = false,
  onFiles,
  button,
}: Props): ReactNode {
  const noteId = useId();
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (files: ArrayLike<File> | null | undefined): void => {
    const [first, ...others] = Array.from(files ?? []);
    if (first) {
      onFiles(multiple ? [first, ...others] : [first]);
    }
  };

  // A file dropped beside the field would otherwise take the page's place.
  const drop = useEffectEvent(take);
  useEffect(() => {
    const gone = new AbortController();
    const listen = (
      type: 'dragover' | 'dragleave' | 'drop',
      listener: (event: DragEvent) => void,
    ) => window.addEventListener(type, listener, {signal: gone.signal});
    listen('dragover', (event) => {
      if (holdsFiles(event)) {
        event.preventDefault();
        setIsOver(true);
      }
    });
    listen('dragleave', ({relatedTarget}) => relatedTarget || setIsOver(false));
    listen('drop', (event) => {
      setIsOver(false);
      if (holdsFiles(event)) {
        event.preventDefault();
        drop(event.dataTransfer?.files);
      }
    });
    return () => gone.abort();
  }, []);

  return (
    <div className={clsx(styles.zone, isOver && styles.over)}>
      <p>
        {children}{' '}
        <button
          ref={button}
          type="button"
          className={clsx(tool.control, tool.choose)}
          aria-describedby={noteId}
          onClick={() => input.current?.click()}
        >
          {choose}
        </button>
      </p>
      {/* The browser's own button can't be worded in the page's language. */}
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        onChange={({target}) => {
          take(target.files);
          // The same file, changed or built again, can be chosen again.
          target.value = '';
        }}
      />
      <p id={noteId} className={styles.note}>
        {note}
      </p>
      {!isExplained && (
        <NeedsScripts className={styles.note}>
          <Translate id="site.inspector.terminal">
            In a terminal, the doctor does the same.
          </Translate>
        </NeedsScripts>
      )}
    </div>
  );
}
