import {Children, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** How grave a finding is. */
type Level = 'error' | 'warning' | 'info' | 'ok';

function levelName(level: Level): string {
  switch (level) {
    case 'error':
      return translate({id: 'site.check.error', message: 'Error'});
    case 'warning':
      return translate({id: 'site.check.warning', message: 'Check'});
    case 'info':
      return translate({id: 'site.check.info', message: 'For your information'});
    case 'ok':
      return translate({id: 'site.check.ok', message: 'Good'});
  }
}

/** A piece of the pasted text within a sentence; an empty one shows as an empty box. */
export function Quoted({children}: {children: string}): ReactNode {
  return <code>{children || '\u00A0'}</code>;
}

interface Props {
  level: Level;
  /** Where it was found, if anywhere in particular. */
  place?: string;
  /** The line it was found in. */
  line?: string;
  children: ReactNode;
}

/** One finding, to stand within {@link Findings}: how grave it is, where it is, and what it says. */
export function FindingItem({level, place, line, children, ...more}: Props): ReactNode {
  return (
    <li {...more} data-level={level}>
      <strong>{levelName(level)}</strong>{' '}
      {place && (
        <>
          <span className={styles.place}>{place}</span>{' '}
        </>
      )}
      {line !== undefined && <code className={styles.line}>{line}</code>}
      {children}
    </li>
  );
}

/** What a check has found, each a {@link FindingItem}; nothing at all when that is nothing. */
export function Findings({children}: {children?: ReactNode}): ReactNode {
  return Children.count(children) > 0 && <ul className={styles.findings}>{children}</ul>;
}
