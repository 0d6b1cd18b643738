import published from '../data/published-addresses.json';
import releases from '../data/releases.json';
import {guides, type Platform} from './platforms';
import {docSets, otherVersions} from './docSets';

/**
 * Addresses that this site and its predecessors (docs, wiki, FAQ, the company's site) have given
 * out, and which live on in code and on pages of others. No path of one of these hosts is one of
 * another, so one table serves whichever of them leads here.
 */

/** Old addresses and the pages that took their place, by the path in each language. */
export const oldAddresses = Object.entries(published.moved).map(([from, to]) => ({from, to}));

/** Where addresses that begin alike lead, unless a page or another rule has them. */
export interface Pattern {
  /** A beginning; `*` at its end is the rest, of letters, digits and `./~+-`. */
  from: string;
  /** `*` at its end is the same rest. */
  to: string;
}

/** Releases of a platform whose pages were not kept. */
function unkept(platform: Platform): string[] {
  const kept = docSets.filter((set) => set.id === platform).flatMap((set) => otherVersions(set));
  const {latest, releases: known} = releases.platforms[platform];
  return known
    .map(({version}) => version)
    .filter((version) => version !== latest && !kept.includes(version));
}

/** Of an article of the FAQ, the number counts, whatever follows it. */
const articles = oldAddresses.flatMap(({from, to}) => {
  const [, article] = /^\/en(\/articles\/\d+)-/.exec(from) ?? [];
  return article ? ['/en', ''].map((language) => ({from: `${language}${article}*`, to})) : [];
});

/** The first that fits counts. */
export const patterns: readonly Pattern[] = [
  ...articles,
  ...guides.flatMap(({platform}) => {
    const start = `/${platform}/get-started`;
    return [
      {from: `/${platform}/next/*`, to: `/${platform}/*`},
      ...unkept(platform).map((version) => ({
        from: `/${platform}/${version}/*`,
        to: `/${platform}/*`,
      })),
      {from: `/en/${platform}/2-*`, to: start},
      {from: `/en/${platform}-beta-3-0-0/*`, to: start},
      {from: `/en/${platform}/get-started/*`, to: `/${platform}/*`},
      {from: `/sdk/${platform}*`, to: start},
    ];
  }),
  {from: '/en/*', to: '/*'},
];

/** Old addresses whose parameters say which page took their place. */
export const queried = Object.entries(published.byQuery).map(([address, to]) => {
  const [from = '', query = ''] = address.split('?');
  return {from, parameters: query.split('&'), to};
});

/** Matches a query that has parameters, in whatever order and with others between them. */
export const having = (parameters: readonly string[]): string =>
  parameters.map((one) => `(?=(?:.*&)?${one}(?:&|$))`).join('');

/**
 * The address that one with parameters leads to.
 *
 * @param pathname - without base URL and language
 */
export const byQuery = (pathname: string, query: string): string | undefined =>
  queried.find(
    ({from, parameters}) => from === pathname && new RegExp(`^${having(parameters)}`).test(query),
  )?.to;

/** What `*` stands for; nothing of it has a meaning to a server. */
export const REST = '[\\w./~+-]+';

/**
 * The address that a pattern leads to.
 *
 * @param pathname - without base URL and language
 */
export function byPattern(pathname: string): string | null {
  for (const {from, to} of patterns) {
    const start = from.slice(0, -1);
    const rest = pathname.startsWith(start) ? pathname.slice(start.length) : '';
    if (new RegExp(`^${REST}$`).test(rest) || (rest === '' && pathname === start)) {
      return to.endsWith('*') ? to.slice(0, -1) + rest : to;
    }
  }
  return null;
}
