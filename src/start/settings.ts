/** What the site's own part of the start script is told. */
export interface SiteSettings {
  baseUrl: string;
  /** End of the names under which the framework stores choices. */
  namespace: string;
  /** Page of the dashboard that tells who is signed in. */
  bridge: string;
  /** Id of the announcement that the page is built with. */
  announcement?: string;
  framedRoutes: readonly string[];
  /** Whose subdomains may frame the site. */
  domain: string;
}
