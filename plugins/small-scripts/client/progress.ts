import type {ClientModule} from '@docusaurus/types';
import './progress.css';

/** How long a page may take before a bar shows that it comes, in milliseconds. */
const DELAY = 200;

const bar = Object.assign(document.createElement('div'), {className: 'page-progress'});

/** Takes the place of the theme's module that shows progress by nprogress. */
const clientModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) {
      return undefined;
    }
    const timer = setTimeout(() => document.body.append(bar), DELAY);
    return () => clearTimeout(timer);
  },
  onRouteDidUpdate: () => bar.remove(),
};

export default clientModule;
