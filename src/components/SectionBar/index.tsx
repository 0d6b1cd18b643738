import type {ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useDocSet} from '@site/src/shell/useDocSet';
import {useFramed} from '@site/src/shell/useFramed';
import styles from './styles.module.css';

/** On a phone, names guide, version and page in one row that opens the guide's menu. */
export default function SectionBar(): ReactNode {
  const set = useDocSet();
  const {toggle, shown} = useNavbarMobileSidebar();
  const framed = useFramed();
  const {frontMatter, title} = useDoc().metadata;
  if (!set || framed) {
    return null;
  }
  return (
    <button
      type="button"
      className={styles.bar}
      aria-haspopup="dialog"
      aria-expanded={shown}
      onClick={toggle}
    >
      <span className={styles.set}>
        {set.title}
        {set.version && ` ${set.version}`}
      </span>
      <span aria-hidden="true">·</span>
      <span className={styles.page}>{frontMatter.sidebar_label ?? title}</span>
    </button>
  );
}
