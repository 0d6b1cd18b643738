import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {leavesFrame} from '@site/src/dashboard/links';
import {useDashboardSettings} from '@site/src/dashboard/settings';
import A from '@theme-original/MDXComponents/A';
import type {Props} from '@theme/MDXComponents/A';
import type {ReactNode} from 'react';

/**
 * Wrapped so that links out of pages inside the dashboard's frame open in a new
 * tab, even in the built HTML.
 */
export default function AWrapper(props: Props): ReactNode {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {framedRoutes} = useDashboardSettings();
  const {withBaseUrl} = useBaseUrlUtils();
  const brokenLinks = useBrokenLinks();
  const written = props.href ?? '';
  const href = written.startsWith('/') ? withBaseUrl(written) : written;
  if (!leavesFrame(href, pathname, baseUrl, framedRoutes)) {
    return <A {...props} />;
  }
  // The theme checks only links without a target.
  if (href.startsWith('/')) {
    brokenLinks.collectLink(href);
  }
  return <A {...props} target="_blank" rel="noopener noreferrer" />;
}
