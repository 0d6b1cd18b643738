import {readChoice, storeChoice} from '@help-center/late-start/settings';
import {copiedText} from '../components/code/copiedText';
import {copyText} from '../components/code/copy';
import {page} from './dom';
import {say} from './say';

/** The buttons of samples, and the one that copies the page. */

/** Where the choice to wrap lines is kept: `true` or `false`. */
const WRAP = 'code-wrap';

/** Shows whether lines wrap, if the reader has chosen. */
export function showWrap(): void {
  const kept = readChoice(WRAP);
  if (kept) {
    page.wrap = kept;
  }
}

/** Wraps the lines of all samples, or no longer; the pressed button stays where it is. */
export function toggleWrap(button: HTMLElement): void {
  // The style sheet knows what the window's width makes of no choice.
  const isOn =
    getComputedStyle(document.documentElement).getPropertyValue('--code-space') === 'pre-wrap';
  const {top} = button.getBoundingClientRect();
  page.wrap = `${!isOn}`;
  scrollBy(0, button.getBoundingClientRect().top - top);
  storeChoice(WRAP, page.wrap);
}

/** Copies, and says on the button for a moment whether that worked. */
async function copy(button: HTMLElement, text: string | Promise<string>): Promise<void> {
  const isCopied = await copyText(text);
  const {copied = '', failed = ''} = button.dataset;
  const said = isCopied ? copied : failed;
  button.dataset.said = said;
  button.toggleAttribute('data-done', isCopied);
  say(said);
  setTimeout(
    () => {
      if (button.dataset.said === said) {
        delete button.dataset.said;
        delete button.dataset.done;
        say('');
      }
    },
    isCopied ? 1000 : 5000,
  );
}

/** Copies the sample that the button is on. */
export const copySample = (button: HTMLElement): void =>
  void copy(button, copiedText(button.closest('.theme-code-block')?.querySelector('pre')));

/** Copies the page as Markdown. */
export function copyPage(button: HTMLElement): void {
  const {twin = ''} = button.dataset;
  const text = fetch(twin).then((answer) => {
    if (!answer.ok) {
      throw new Error(`${twin}: ${answer.status}`);
    }
    return answer.text();
  });
  void copy(button, text);
}
