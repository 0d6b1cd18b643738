import {keepsOffline} from './build';
import {betas, framedRoutes} from './docSets';
import {links, provider} from './provider';

/** Modules that run on every page. */
export const clientModules = [
  './src/dashboard/embedding.ts',
  './src/shell/dialogButtons.ts',
  ...(keepsOffline ? ['./src/offline/page.ts'] : []),
];

/** The part of the configuration that browser code can read. */
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
  ...(keepsOffline && {worker: `${provider.baseUrl}sw.js`}),
};
