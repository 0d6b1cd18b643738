/** Whether the lines of samples wrap; src/css/code.css says what they do where the reader has not chosen. */

/** Where the framework's storage keeps the choice: `true` or `false`. */
export const WRAP = 'code-wrap';

/** Begins with the choice that is kept, if there is one. */
export function beginWrap(kept: string | null): void {
  if (kept) {
    document.documentElement.dataset.wrap = kept;
  }
}

/**
 * Wraps the lines of all samples, or no longer; the pressed button stays where it is.
 *
 * @param store - keeps the choice
 */
export function toggleWrap(button: Element, store: (choice: string) => void): undefined {
  // The style sheet knows what the window's width makes of no choice.
  const {documentElement} = document;
  const isOn = getComputedStyle(documentElement).getPropertyValue('--code-space') === 'pre-wrap';
  const choice = String(!isOn);
  const {top} = button.getBoundingClientRect();
  documentElement.dataset.wrap = choice;
  scrollBy(0, button.getBoundingClientRect().top - top);
  store(choice);
}
