import {defaultLocale} from './locales';
import {provider} from './provider';

// The framework translates all but a few texts; it names the language it builds by a variable.
/** The language that is being built. */
export const locale = process.env.DOCUSAURUS_CURRENT_LOCALE ?? defaultLocale;

/** Whether files are written for a host: in development all pages start at once and nothing is kept offline. */
export const isProduction = process.env.NODE_ENV === 'production';

/** Whether browsers keep visited pages: in development nothing writes the worker. */
export const keepsOffline = provider.offline && isProduction;
