import {first} from './first';

/** What the start script is told about the site: on its own element, so that its text stays the same. */
interface StartSettings {
  /** End of the names under which the framework stores choices. */
  namespace: string;
  /** Languages that the site has. */
  languages: readonly string[];
  /** Whether the page has a list in the place of its scripts. */
  waits: boolean;
  /** The file that says what did not come; none in development, where nothing waits. */
  losses?: string;
}

export const settings = JSON.parse(first('[data-site]')?.dataset.site as string) as StartSettings &
  Record<string, unknown>;

/** Choices that the browser does not store: they last as long as the page. */
const unstored = new Map<string, string | null>();

/** A choice that the framework stores, if there is one; browsers may deny it. */
export function readChoice(name: string): string | null {
  try {
    return unstored.get(name) ?? localStorage.getItem(name + settings.namespace);
  } catch {
    return null;
  }
}

/** Stores a choice as the framework does; null is none. */
export function storeChoice(name: string, value: string | null): void {
  try {
    if (value === null) {
      localStorage.removeItem(name + settings.namespace);
    } else {
      localStorage.setItem(name + settings.namespace, value);
    }
  } catch {
    if (!unstored.size) {
      console.warn('[storage] the browser denies it: choices last as long as the page');
    }
    unstored.set(name, value);
  }
}
