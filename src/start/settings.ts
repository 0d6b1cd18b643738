/** What the start script is told about the site: on its own element, so that its text stays the same. */
export interface StartSettings {
  baseUrl: string;
  /** End of the names under which the framework stores choices. */
  namespace: string;
  /** Page of the dashboard that tells who is signed in. */
  bridge: string;
  framedRoutes: readonly string[];
  /** Whose subdomains may frame the site. */
  domain: string;
  /** Languages that readers of the page may be offered. */
  offered: readonly string[];
  /** Whether the page has a list in the place of its scripts. */
  waits: boolean;
  /** The file that makes presses work before the client lives; none in development. */
  effects?: string;
}

export const settings = JSON.parse(
  document.querySelector<HTMLElement>('script[data-site]')?.dataset.site ?? '{}',
) as StartSettings;

/** Reads and writes a choice that the framework stores; browsers may deny it. */
export const stored = {
  get(name: string): string | null {
    try {
      return localStorage.getItem(name + settings.namespace);
    } catch {
      return null;
    }
  },
  set(name: string, value: string | null): void {
    try {
      if (value === null) {
        localStorage.removeItem(name + settings.namespace);
      } else {
        localStorage.setItem(name + settings.namespace, value);
      }
    } catch {
      // It lasts as long as the page.
    }
  },
};
