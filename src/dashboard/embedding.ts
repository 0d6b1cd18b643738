/**
 * Client module: inside another page's frame, tells the report of the height that
 * another page is shown, and begins it where the file of effects (src/start) has not.
 */
import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import type {DashboardSettings} from './settings';
import './embedding.css';

if (ExecutionEnvironment.canUseDOM && window.parent !== window && window.siteHeight === undefined) {
  const {domain} = siteConfig.customFields as unknown as DashboardSettings;
  import('./heightReport').then(
    ({reportHeight}) => reportHeight(domain),
    () => console.warn('[dashboard] the height report could not be loaded'),
  );
}

/** Docusaurus calls this when the page for a new address stands in the document. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    window.siteHeight?.pathChanged();
  }
};
