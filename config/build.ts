import {defaultLocale} from './locales';
import {provider} from './provider';

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
