// Copied because the heading has to stay in view with the list, inside its scrolling part.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import styles from '@docusaurus/theme-classic/lib/theme/TOC/styles.module.css';
import TOCItems from '@theme/TOCItems';
import type {Props} from '@theme/TOC';

export default function TOC({className, ...props}: Props): ReactNode {
  return (
    <div className={clsx(styles.tableOfContents, 'thin-scrollbar', className)}>
      <p className="toc-heading">
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </p>
      <TOCItems
        {...props}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </div>
  );
}
