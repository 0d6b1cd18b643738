import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {copyText} from '@site/src/components/code/copy';
import styles from './styles.module.css';

/**
 * A field that filters the rows of the table it wraps. The table is complete in the
 * HTML; without scripts there is no field. Buttons in the table copy their
 * value.
 */
export default function TableFilter({children}: {children: ReactNode}): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<number | null>(null);
  const field = useId();
  const isBrowser = useIsBrowser();

  const [announcement, setSaid] = useState('');
  useEffect(() => {
    const copy = async ({target}: Event) => {
      const button = (target as Element).closest<HTMLButtonElement>('button[value]');
      if (button) {
        const copied = await copyText(button.value);
        button.dataset.state = copied ? 'copied' : 'failed';
        setSaid(
          copied
            ? translate({id: 'theme.CodeBlock.copied', message: 'Copied'})
            : translate({id: 'site.code.copyFailed', message: 'Copy failed'}),
        );
        window.setTimeout(() => {
          delete button.dataset.state;
          setSaid('');
        }, 2000);
      }
    };
    const table = content.current;
    table?.addEventListener('click', copy);
    return () => table?.removeEventListener('click', copy);
  }, []);

  const filter = (text: string) => {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const rows = Array.from(content.current?.querySelectorAll<HTMLElement>('tbody tr') ?? []);
    for (const row of rows) {
      const cells = (row.textContent ?? '').toLowerCase();
      row.hidden = !words.every((word) => cells.includes(word));
    }
    setShown(words.length > 0 ? rows.filter(({hidden}) => !hidden).length : null);
  };

  return (
    <div>
      {isBrowser && (
        <p className={styles.filter}>
          <label htmlFor={field}>
            {translate({id: 'site.tableFilter.label', message: 'Filter the table'})}
          </label>
          <input id={field} type="search" onChange={({target}) => filter(target.value)} />
          <span role="status">
            {shown === 0
              ? translate({
                  id: 'site.tableFilter.none',
                  message: 'No row contains this. Try fewer letters.',
                })
              : shown !== null &&
                translate(
                  {id: 'site.tableFilter.count', message: 'Rows: {count}'},
                  {count: String(shown)},
                )}
          </span>
        </p>
      )}
      <div ref={content} className={styles.table} hidden={shown === 0}>
        {children}
      </div>
      <span role="status" className="visually-hidden">
        {announcement}
      </span>
    </div>
  );
}
