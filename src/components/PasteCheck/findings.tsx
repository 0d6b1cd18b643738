import {Children, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Severity of a finding. */
type Level = 'error' | 'warning' | 'info' | 'ok';

const levelName = (level: Level): string =>
  ({
    error: translate({id: 'site.check.error', message: 'Error'}),
    warning: translate({id: 'site.check.warning', message: 'Check'}),
    info: translate({id: 'site.check.info', message: 'For your information'}),
    ok: translate({id: 'site.check.ok', message: 'Good'}),
  })[level];

/** Part of the pasted text in a sentence; an empty string shows as an empty box. */
export function Quoted({children}: {children: string}): ReactNode {
  return <code>{children || '\u00A0'}</code>;
}

interface Props {
  level: Level;
  /** Where it was found, if it has a location. */
  location?: string;
  /** The line it was found in. */
  line?: string;
  children: ReactNode;
}

/** A finding inside {@link Findings}: its severity, location and text. */
export function FindingItem({level, location, line, children, ...more}: Props): ReactNode {
  return (
    <li {...more} data-level={level}>
      <strong>{levelName(level)}</strong>{' '}
      {location && (
        <>
          <span className={styles.place}>{location}</span>{' '}
        </>
      )}
      {line !== undefined && <code className={styles.line}>{line}</code>}
      {children}
    </li>
  );
}

/** A list of {@link FindingItem}s; renders nothing if there are none. */
export function Findings({children}: {children?: ReactNode}): ReactNode {
  return Children.count(children) > 0 && <ul className={styles.findings}>{children}</ul>;
}
