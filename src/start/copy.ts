import {find, pageWords, type Rest} from '@help-center/late-start/effects';
import {copiedText} from '../components/code/copiedText';

/** Copies the code of a block; where that fails, the client knows another way. */
export function copyCode(control: HTMLElement): Rest {
  const again = find(control);
  const code = control.closest('.theme-code-block')?.querySelector('pre');
  const isRefused = navigator.clipboard.writeText(copiedText(code)).then(
    () => {
      const label = control.getAttribute('aria-label') ?? '';
      control.dataset.copied = '';
      control.setAttribute('aria-label', pageWords().copied);
      setTimeout(() => {
        delete control.dataset.copied;
        control.setAttribute('aria-label', label);
      }, 1000);
      return false;
    },
    () => true,
  );
  // The client may come before the browser's answer.
  return () => void isRefused.then((refused) => refused && again().click());
}
