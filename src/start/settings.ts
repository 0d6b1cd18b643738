/** What the site's own part of the start script is told. */
export interface SiteSettings {
  baseUrl: string;
  /** Whose subdomains may frame the site, and hear how high a page is. */
  domain: string;
  /** Page of the dashboard that tells who is signed in. */
  bridge: string;
  /** Id of the announcement that the page is built with. */
  announcement?: string;
  framedRoutes: readonly string[];
}
