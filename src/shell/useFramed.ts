import routes from '@generated/routes';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {matchRoutes} from 'react-router-config';
import {isFramed} from './framed';

/**
 * Whether the current address is the reader's. False before hydration on the
 * not-found page, whose HTML was built for another address; hydration must start from
 * the same markup.
 */
export function useAddressKnown(): boolean {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  // Only real pages are exact routes; anything matches a doc set's route.
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
