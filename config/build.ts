import {betas, framedRoutes} from './docSets';
import {defaultLocale} from './locales';
import {links, provider} from './provider';

// Docusaurus translates most texts itself, but not those in the configuration.
/** The language being built. */
export const locale = process.env.DOCUSAURUS_CURRENT_LOCALE ?? defaultLocale;

/** Whether this is a production build. In development every page hydrates at once and nothing is cached offline. */
export const isProduction = process.env.NODE_ENV === 'production';

/** Whether pages are shown while they are written: `npm start`, and no other command; a build may be one of development too. */
export const isDevelopment =
  process.env.NODE_ENV === 'development' && process.argv.includes('start');

/** Whether browsers keep visited pages. There is no service worker in development. */
export const keepsOffline = provider.offline && isProduction;

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
