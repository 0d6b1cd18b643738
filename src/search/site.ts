import data from '@generated/search-index/default/site.json';

/** This language's data from plugins/search-index. */
export const {baseUrl, locale, settings, sets, hosted, worker} = data;
