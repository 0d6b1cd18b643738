import {readChoice, storeChoice} from '@help-center/late-start/settings';
import {page} from './dom';

/** Colors: the framework's own script, which comes next, shows the choice that is kept. */

const dark = matchMedia('(prefers-color-scheme: dark)');

const NEXT: Readonly<Record<string, string | undefined>> = {system: 'light', light: 'dark'};

/** Shows a choice; null is the system's. */
export function showColors(choice: string | null = readChoice('theme')): void {
  page.themeChoice = choice ?? 'system';
  page.theme = choice ?? (dark.matches ? 'dark' : 'light');
}

/** Goes on to the next choice: light, dark, the system's. */
export function nextColors(): void {
  const next = NEXT[page.themeChoice ?? ''] ?? null;
  storeChoice('theme', next);
  showColors(next);
}

/** Follows the system. */
export function followColors(): void {
  dark.onchange = () => {
    if (page.themeChoice === 'system') {
      showColors(null);
    }
  };
}
