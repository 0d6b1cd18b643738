import type {ReactNode} from 'react';
import {SITE_MENU} from '@site/src/shell/SiteMenu';
import {useDocSet} from '@site/src/shell/useDocSet';
import {useFramed} from '@site/src/shell/useFramed';
import styles from './styles.module.css';

/** On a phone, shows guide and version in one row that opens the menu. */
export default function SectionBar(): ReactNode {
  const set = useDocSet();
  const framed = useFramed();
  if (!set || framed) {
    return null;
  }
  return (
    <a
      role="button"
      href={`#${SITE_MENU}`}
      className={styles.bar}
      aria-haspopup="dialog"
      aria-expanded={false}
    >
      <span className={styles.set}>
        {set.title}
        {set.version && ` ${set.version}`}
      </span>
    </a>
  );
}
