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

/** One of the two buttons that hide the sidebar and bring it back. */
function Switch({className, label}: {className: string; label: string}): ReactNode {
  return (
    <button
      type="button"
      data-sidebar-button
      title={label}
      aria-label={label}
      className={`clean-btn ${className}`}
    >
      <IconArrow />
    </button>
  );
}

export default function DocRootLayoutSidebar({sidebar}: Pick<Props, 'sidebar'>): ReactNode {
  const {pathname} = useLocation();
  const name = useDocsSidebar()?.name;
  return (
    <SiteMenu>
      {/* The folds of another guide are its own. */}
      <Fragment key={name}>
        <div className="site-menu__guide">
          <DocSidebar sidebar={sidebar} path={pathname} onCollapse={ignore} isHidden={false} />
          <Switch
            className="site-menu__collapse"
            label={translate({
              id: 'theme.docs.sidebar.collapseButtonAriaLabel',
              message: 'Collapse sidebar',
            })}
          />
        </div>
        <Switch
          className="site-menu__expand"
          label={translate({
            id: 'theme.docs.sidebar.expandButtonAriaLabel',
            message: 'Expand sidebar',
          })}
        />
      </Fragment>
    </SiteMenu>
  );
}
