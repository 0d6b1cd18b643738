import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import NeedsScripts from '@site/src/components/NeedsScripts';
import tool from '@site/src/css/tool.module.css';
import OtherTool, {kindOfName, kindOfText, type Kind} from './kinds';
import styles from './styles.module.css';
import {useDrops} from './useDrops';

type Files = readonly File[];

export interface Props extends Pick<
  ComponentProps<'textarea'>,
  'rows' | 'placeholder' | 'defaultValue' | 'onFocus'
> {
  /** What the tool reads; anything else is handed to the tool that does. */
  reads: readonly Kind[];
  /** Label of the field for a text; without one, only files are taken. */
  label?: string;
  /** What becomes of the text or the files. */
  note: ReactNode;
  /** What may be dropped, before the button. */
  children?: ReactNode;
  /** Ends of the names that the browser's dialog offers. */
  accept?: string;
  /** Whether it takes several files at once. */
  multiple?: boolean;
  /** Called with the whole text after each change, and with that of a file; empty when another tool takes over. */
  onText?: (text: string) => void;
  /** Called with files; without it, the text of the first one is read. */
  onFiles?: (files: Files) => void;
  /** Taken at once. */
  files?: Files;
  /** The field and the button, for those who clear the one and give the focus back to the other. */
  field?: RefObject<HTMLTextAreaElement | null>;
  button?: RefObject<HTMLButtonElement | null>;
}

/** Takes a pasted text, or files that are chosen or dropped anywhere on the page. */
export default function DropBox({
  reads,
  label,
  note,
  children,
  accept,
  multiple = false,
  onText = () => undefined,
  onFiles,
  files,
  field,
  button,
  ...more
}: Props): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(0);
  const [other, setOther] = useState<{kind: Kind; files: Files} | null>(null);

  const hand = (kind: Kind, handed: Files): void => {
    onText('');
    setOther({kind, files: handed});
  };
  const takeText = (text: string, source?: File): void => {
    latest.current += 1;
    const kind = kindOfText(text);
    if (kind === undefined || reads.includes(kind)) {
      setOther(null);
      onText(text);
    } else {
      hand(kind, [source ?? new File([text], '')]);
    }
  };
  const take = (chosen: Files): void => {
    const [first] = chosen;
    if (!first) {
      return;
    }
    const turn = (latest.current += 1);
    const kind = kindOfName(first.name);
    if (kind && !reads.includes(kind)) {
      hand(kind, chosen);
    } else if (onFiles) {
      setOther(null);
      onFiles(multiple ? chosen : [first]);
    } else {
      first.text().then(
        (text) => turn === latest.current && takeText(text, first),
        // It has moved or changed since it was chosen.
        () => undefined,
      );
    }
  };

  const takeHanded = useEffectEvent(() => files && take(files));
  useEffect(() => void takeHanded(), []);
  const isOver = useDrops(take);

  return (
    <>
      <div className={clsx(styles.zone, label && styles.field, isOver && styles.over)}>
        {label && (
          <label htmlFor={id} className={tool.label}>
            {label}
          </label>
        )}
        {label && (
          // Not controlled by React: a text of several megabytes would be copied at every key.
          <textarea
            ref={field}
            id={id}
            className={tool.paste}
            rows={7}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            onChange={({target}) => takeText(target.value)}
            aria-describedby={`${id}-note`}
            {...more}
          />
        )}
        <p>
          {children ?? <Translate id="site.box.drop">Or drop the file here, or</Translate>}{' '}
          <button
            ref={button}
            type="button"
            className={clsx(tool.control, tool.choose)}
            aria-describedby={`${id}-note`}
            onClick={() => input.current?.click()}
          >
            {multiple ? (
              <Translate id="site.patch.choose">Choose files</Translate>
            ) : (
              <Translate id="site.inspector.choose">Choose a file</Translate>
            )}
          </button>
        </p>
        {/* The browser's own button can't be worded in the page's language. */}
        <input
          ref={input}
          type="file"
          accept={accept}
          multiple
          hidden
          onChange={({target}) => {
            take(Array.from(target.files ?? []));
            // The same file, changed or built again, can be chosen again.
            target.value = '';
          }}
        />
        <p id={`${id}-note`} className={tool.note}>
          {note}
        </p>
        <NeedsScripts className={tool.note}>
          {!label && (
            <Translate id="site.inspector.terminal">
              In a terminal, the doctor does the same.
            </Translate>
          )}
        </NeedsScripts>
      </div>
      {other && <OtherTool {...other} />}
    </>
  );
}
