import {useId, type ComponentProps, type ReactNode} from 'react';
import NeedsScripts from '@site/src/components/NeedsScripts';
import {Findings} from './findings';
import styles from './styles.module.css';

interface Props extends Pick<ComponentProps<'textarea'>, 'rows' | 'placeholder' | 'onFocus'> {
  /** Name of the field. */
  label: string;
  /** What happens to the text, as an assurance below the field. */
  note: string;
  /** Is given the whole text after each change. */
  onText: (text: string) => void;
  /** Settings of the check, between field and findings. */
  options?: ReactNode;
  /** One sentence on the outcome, read out when it changes; empty before there is one. */
  summary: string;
  /** Each a `FindingItem`. */
  children?: ReactNode;
}

/** A field to paste a whole text into, and below it what a check of the text has found. */
export default function PasteCheck({
  label,
  note,
  onText,
  options,
  summary,
  children,
  ...more
}: Props): ReactNode {
  const field = useId();
  return (
    <div className={styles.check}>
      <label htmlFor={field} className={styles.label}>
        {label}
      </label>
      {/* Not controlled by React: a text of several megabytes would be copied at every key. */}
      <textarea
        id={field}
        rows={7}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={({target}) => onText(target.value)}
        aria-describedby={`${field}-note`}
        {...more}
      />
      <p id={`${field}-note`} className={styles.note}>
        {note}
      </p>
      <NeedsScripts className={styles.note} />
      {options}
      <div role="status" className={styles.summary}>
        {summary && <p>{summary}</p>}
      </div>
      <Findings>{children}</Findings>
    </div>
  );
}
