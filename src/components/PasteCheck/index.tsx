import {useId, type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import NeedsScripts from '@site/src/components/NeedsScripts';
import ToolResult, {Cards} from '@site/src/components/ToolResult';
import tool from '@site/src/css/tool.module.css';

import styles from './styles.module.css';

interface Props
  extends
    Pick<ComponentProps<'textarea'>, 'rows' | 'placeholder' | 'defaultValue' | 'onFocus'>,
    Pick<ComponentProps<typeof ToolResult>, 'level' | 'levels'> {
  /** Label of the field. */
  label: string;
  /** Privacy note below the field. */
  note: string;
  /** Called with the whole text after each change. */
  onText: (text: string) => void;
  /** Options of the check, between the field and the findings. */
  options?: ReactNode;
  /** How much of the text has been read, in percent; null when it isn't being read. */
  progress?: number | null;
  /** Called when the reader stops the check of a long text. */
  onCancel?: () => void;
  /** The result in a sentence, announced when it changes; empty without a result. */
  summary: string;
  /** `Card`s. */
  children?: ReactNode;
}

/** A field to paste a text into, followed by the findings of a check. */
export default function PasteCheck({
  label,
  note,
  onText,
  options,
  progress = null,
  onCancel,
  summary,
  level,
  levels,
  children,
  ...more
}: Props): ReactNode {
  const field = useId();
  return (
    <div className={tool.tool}>
      <label htmlFor={field} className={tool.label}>
        {label}
      </label>
      <p id={`${field}-note`} className={styles.note}>
        {note}
      </p>
      <NeedsScripts className={styles.note} />
      {options}
      {/* Not controlled by React: a text of several megabytes would be copied at every key. */}
      <textarea
        id={field}
        className={tool.paste}
        rows={7}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={({target}) => onText(target.value)}
        aria-describedby={`${field}-note`}
        {...more}
      />
      <ToolResult
        sentence={progress === null ? summary : ''}
        levels={levels}
        level={level}
        busy={
          progress === null || !onCancel
            ? null
            : {
                progress,
                label: translate({id: 'site.check.reading', message: 'Reading the text'}),
                onCancel,
              }
        }
      >
        <Cards>{children}</Cards>
      </ToolResult>
    </div>
  );
}
