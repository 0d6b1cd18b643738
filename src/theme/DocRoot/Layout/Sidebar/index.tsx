// Replaced: the sidebar is a part of the one menu (src/shell/SiteMenu), and the frame hides it (src/frame).
import {Fragment, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import DocSidebar from '@theme/DocSidebar';
import IconArrow from '@theme/Icon/Arrow';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import SiteMenu from '@site/src/shell/SiteMenu';

/** The frame hides the sidebar, not React. */
const ignore = (): void => undefined;

export default function DocRootLayoutSidebar({sidebar}: Pick<Props, 'sidebar'>): ReactNode {
  const {pathname} = useLocation();
  const name = useDocsSidebar()?.name;
  const hide = translate({
    id: 'theme.docs.sidebar.collapseButtonAriaLabel',
    message: 'Collapse sidebar',
  });
  const show = translate({
    id: 'theme.docs.sidebar.expandButtonAriaLabel',
    message: 'Expand sidebar',
  });
  return (
    <SiteMenu>
      {/* The folds of another guide are its own. */}
      <Fragment key={name}>
        <div className="site-menu__guide">
          <DocSidebar sidebar={sidebar} path={pathname} onCollapse={ignore} isHidden={false} />
          <button
            type="button"
            data-sidebar-button
            title={hide}
            aria-label={hide}
            className="clean-btn site-menu__collapse"
          >
            <IconArrow />
          </button>
        </div>
        <button
          type="button"
          data-sidebar-button
          title={show}
          aria-label={show}
          className="clean-btn site-menu__expand"
        >
          <IconArrow />
        </button>
      </Fragment>
    </SiteMenu>
  );
}
