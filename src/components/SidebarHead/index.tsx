import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import PlatformSwitch from '@site/src/components/PlatformSwitch';
import {useDocSet} from '@site/src/shell/useDocSet';
import styles from './styles.module.css';

/** Shows which guide and version the menu below belongs to, with links to the other platforms. */
export default function SidebarHead(): ReactNode {
  const set = useDocSet();
  return (
    set && (
      <div className={styles.head}>
        <p className={styles.name}>
          <Link to={set.start}>{set.title}</Link>
          {set.version && <span className={styles.version}>{set.version}</span>}
        </p>
        <PlatformSwitch pluginId={set.pluginId} />
      </div>
    )
  );
}
