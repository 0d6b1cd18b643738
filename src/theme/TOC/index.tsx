// Copied to keep the heading inside the scrolling part of the list, and because the theme marks no
// item whose heading can't reach the middle of the window.
import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';
import TOCItems from '@theme/TOCItems';
import type {Props} from '@theme/TOC';
import {useHeadingInView} from '@site/src/shell/useHeadingInView';
import {fold} from './fold';

const ACTIVE = 'table-of-contents__link--active';

export default function TOC({className, ...props}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useHeadingInView(list, ACTIVE, () => {
    const items = list.current?.querySelector<HTMLElement>('.table-of-contents');
    if (items) {
      fold(items, ACTIVE);
    }
  });
  return (
    <div ref={list} className={clsx(styles.contents, 'thin-scrollbar', className)}>
      <p className="toc-heading">
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </p>
      <TOCItems {...props} />
    </div>
  );
}
