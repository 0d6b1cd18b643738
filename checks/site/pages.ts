import type {Problem} from '../problem';
import type {BuiltPage, Site} from './site';

export type PlacelessProblem = Omit<Problem, 'file'>;

export interface SiteOptions {
  /** Origins other than the site's own that pages may load from. */
  foreign: readonly string[];
  /** Hosts that no file may name, since this build doesn't use them. */
  unused: readonly RegExp[];
  /** Addresses (without language), with their anchors, that others have published. */
  published: readonly string[];
  /** Whether an address (without language) belongs to an archived version. */
  archived: (address: string) => boolean;
  /** Whether the page at an address (without language) has a known date of change. */
  dated: (address: string) => boolean;
}

/** Kinds of pages that readers see. */
export const SEEN: readonly BuiltPage['kind'][] = ['page', 'not-found'];

/** Runs a check on every page of a kind. */
export function each(
  site: Site,
  kinds: readonly BuiltPage['kind'][],
  ask: (page: BuiltPage) => PlacelessProblem[],
): Problem[] {
  return site.pages
    .filter(({kind}) => kinds.includes(kind))
    .flatMap((page) => ask(page).map((finding) => ({file: page.file, ...finding})));
}

/** Address of a page as visitors see it, with base URL. */
export function pathOf({baseUrl, locales}: Site, {address}: BuiltPage): string {
  return baseUrl + (locales.includes(address) ? `${address}/` : address);
}

/** Address of a page without its language. */
export const localOf = ({defaultLocale}: Site, {address, locale}: BuiltPage): string =>
  locale === defaultLocale ? address : address.slice(locale.length + 1);

/** The URL if it leads to this site, else null. */
export function inside(site: Site, page: BuiltPage, url: string): URL | null {
  const base = site.siteUrl + (page.kind === 'not-found' ? site.baseUrl : pathOf(site, page));
  const resolved = URL.canParse(url, base) ? new URL(url, base) : null;
  return resolved?.origin === new URL(site.siteUrl).origin ? resolved : null;
}

/** The file that the host answers a path with. */
export function fileAt(site: Site, pathname: string): string | null {
  const result = site.answer(pathname);
  return result.kind === 'file' && result.status === 200 ? result.file : null;
}

/** The page at a full URL of this site. */
export function pageAt(site: Site, url: string | undefined): BuiltPage | undefined {
  const file = url?.startsWith(site.siteUrl) && fileAt(site, url.slice(site.siteUrl.length));
  return site.pages.find((page) => page.file === file);
}
