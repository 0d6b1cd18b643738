import {keepsOffline} from './build';
import {betas, framedRoutes} from './docSets';
import {links, provider} from './provider';
import {clientSearch} from './search';

/** Modules that run on every page. */
export const clientModules = [
  './src/dashboard/embedding.ts',
  './src/shell/dialogButtons.ts',
  ...(keepsOffline ? ['./src/offline/page.ts'] : []),
];

/** What the browser is told of the configuration. */
export const customFields = {
  domain: provider.domain,
  chat: provider.chat,
  counted: provider.gtmContainerId !== null,
  account: {
    bridge: links.bridge,
    signIn: links.signIn,
    signOut: links.signOut,
    settings: links.account,
  },
  framedRoutes,
  betas,
  search: clientSearch,
  ...(keepsOffline && {worker: `${provider.baseUrl}sw.js`}),
};
