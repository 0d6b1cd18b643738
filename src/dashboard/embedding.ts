/**
 * Client module: inside a frame, tells the height report that the page changed, and starts it
 * unless the file of losses has (src/start/losses.ts).
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

/** Called by Docusaurus after the page for a new address is rendered. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    window.siteHeight?.();
  }
};
