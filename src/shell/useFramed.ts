import routes from '@generated/routes';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {matchRoutes} from 'react-router-config';
import {isFramed} from './framed';

/**
 * False while the not-found page is shown as it stands in its HTML file: the
 * address it was built for says nothing about the reader's, and hydration must
 * start from the same markup. Known once the page has hydrated.
 */
export function useAddressKnown(): boolean {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  // Only real pages are exact routes; below a doc set's route anything matches.
  return isBrowser || matchRoutes(routes, pathname).at(-1)?.route.exact === true;
}

/** Whether the current page is shown without navbar and footer. */
export function useFramed(): boolean {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const known = useAddressKnown();
  const framedRoutes = siteConfig.customFields?.framedRoutes as readonly string[];
  return known && isFramed(pathname, siteConfig.baseUrl, framedRoutes);
}
