/**
 * Client module: inside another page's frame, reports the height of the
 * content. The code for it is loaded there only.
 */
import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import type {HeightReporter} from './heightReport';
import type {DashboardSettings} from './settings';
import './embedding.css';

let reporter: HeightReporter | null = null;

if (ExecutionEnvironment.canUseDOM && window.parent !== window) {
  const {domain} = siteConfig.customFields as unknown as DashboardSettings;
  import('./heightReport').then(
    ({startHeightReport}) => {
      reporter = startHeightReport(domain);
    },
    () => console.warn('[dashboard] the height report could not be loaded'),
  );
}

/** Docusaurus calls this when the page for a new address stands in the document. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    reporter?.pathChanged();
  }
};
