import {useEffect} from 'react';

/** Keys that open the search: their place on the keyboard, and what stands there on others. */
const KEYS = [
  {code: 'KeyK', key: 'k', withControl: true, others: /^(?!\p{Script=Latin})\p{L}$/u},
  {code: 'Slash', key: '/', withControl: false, others: /^\.$/},
];

/**
 * Lets the keys that open the search work on keyboards of other letters.
 * DocSearch goes by the letter: where a Russian keyboard has «л» and «.», there
 * is neither a K nor a slash.
 */
export function useAnyLayout(): void {
  useEffect(() => {
    const translate = (event: KeyboardEvent): void => {
      const {code, ctrlKey, metaKey, shiftKey, altKey} = event;
      const wanted = KEYS.find(
        (one) =>
          one.code === code &&
          one.others.test(event.key) &&
          one.withControl === (ctrlKey || metaKey),
      );
      if (wanted && !shiftKey && !altKey) {
        const same = new KeyboardEvent('keydown', {
          key: wanted.key,
          code,
          ctrlKey,
          metaKey,
          bubbles: true,
          cancelable: true,
          composed: true,
        });
        event.target?.dispatchEvent(same);
        if (same.defaultPrevented) {
          event.preventDefault();
        }
      }
    };
    window.addEventListener('keydown', translate);
    return () => window.removeEventListener('keydown', translate);
  }, []);
}
