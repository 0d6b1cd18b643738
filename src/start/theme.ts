import {readChoice, settings, storeChoice} from '@help-center/late-start/effects';
import {Client} from '@help-center/late-start/state';

/** What the theme's own client does for colors, until it is there. */

const {dataset} = document.documentElement;
const dark = window.matchMedia('(prefers-color-scheme: dark)');

/** Whether the client does not do it yet. */
const isOurs = (): boolean => window.siteStart.state.client !== Client.alive;

/** Shows a choice of colors; null is the system's. */
function showTheme(choice: string | null): void {
  dataset.themeChoice = choice ?? 'system';
  dataset.theme = choice ?? (dark.matches ? 'dark' : 'light');
}

const NEXT: Readonly<Record<string, string | null>> = {system: 'light', light: 'dark', dark: null};

/** Goes on to the next choice: light, dark, the system's; leaves it to tell the client. */
export function toggleTheme(): () => void {
  const next = NEXT[dataset.themeChoice ?? 'system'] ?? null;
  showTheme(next);
  storeChoice('theme', next);
  return tellTheme;
}

/** Tells the client of the choice as another tab would: it may have looked before. */
function tellTheme(): void {
  try {
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: `theme${settings.namespace}`,
        newValue: readChoice('theme'),
        storageArea: window.localStorage,
      }),
    );
  } catch {
    // Where the browser denies storage, the page shows what was chosen.
  }
}

/** Follows the system and the choice in other tabs, from what has changed before this file came. */
export function followTheme(): void {
  if (!new URLSearchParams(window.location.search).has('docusaurus-theme')) {
    showTheme(readChoice('theme'));
  }
  dark.addEventListener('change', () => {
    if (isOurs() && dataset.themeChoice === 'system') {
      showTheme(null);
    }
  });
  window.addEventListener('storage', ({key, newValue}) => {
    if (isOurs() && key === `theme${settings.namespace}`) {
      showTheme(newValue);
    }
  });
}
