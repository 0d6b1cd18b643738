import type {ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useDocSet} from '@site/src/shell/useDocSet';
import {useFramed} from '@site/src/shell/useFramed';
import styles from './styles.module.css';

/** Id of the list of the guide's pages that is shown without scripts. */
export const SECTION_PAGES = 'section-pages';

/**
 * On a phone, shows guide, version and page in one row that opens the guide's menu;
 * without scripts it links to the menu below the article.
 */
export default function SectionBar(): ReactNode {
  const set = useDocSet();
  const {toggle, shown} = useNavbarMobileSidebar();
  const framed = useFramed();
  const {frontMatter, title} = useDoc().metadata;
  if (!set || framed) {
    return null;
  }
  const name = (
    <>
      <span className={styles.set}>
        {set.title}
        {set.version && ` ${set.version}`}
      </span>
      <span aria-hidden="true">·</span>
      <span className={styles.page}>{frontMatter.sidebar_label ?? title}</span>
    </>
  );
  return (
    <>
      <button
        type="button"
        className={`${styles.bar} needs-scripts`}
        aria-haspopup="dialog"
        aria-expanded={shown}
        onClick={toggle}
      >
        {name}
      </button>
      <noscript>
        <a className={styles.bar} href={`#${SECTION_PAGES}`}>
          {name}
        </a>
      </noscript>
    </>
  );
}
