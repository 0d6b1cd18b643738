/** Client module: inside a frame, starts the height report and tells it that the page changed. */
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

/** Called by Docusaurus after the page for a new address is rendered. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    window.siteHeight?.();
  }
};
