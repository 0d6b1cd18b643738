import {PATIENCE} from '../../lib/patience';
import {removeEarlyField} from '../search/earlyField';
import {createNotice, lostScript, markLost} from './notice';
import {pageWords} from './words';

let isLost = false;
/** Takes back what was said of a script that has come after all. */
let recall = (): void => undefined;

/**
 * Says that the page stays without its scripts, and lets what it has work without them.
 *
 * @returns takes it back: the scripts must find the page as it was built
 */
function say(file: string): () => void {
  removeEarlyField();
  const words = pageWords();
  const again = (): void => window.location.reload();
  const notice = createNotice({file, text: [words.page, words.reading], again});
  // In a frame as high as its content the window's edge may be out of sight.
  notice.toggleAttribute('data-afloat', window.parent === window);
  document.body.prepend(notice);
  document.documentElement.dataset.lost = 'true';
  const tools = Array.from(document.querySelectorAll('[data-tool]'), (tool) =>
    markLost(tool, file, again),
  );
  const pictures = Array.from(document.querySelectorAll('.site-picture noscript'), (without) => {
    without.insertAdjacentHTML('afterend', without.textContent);
    return without.nextElementSibling;
  });
  return () => {
    notice.remove();
    delete document.documentElement.dataset.lost;
    tools.forEach((takeBack) => takeBack());
    pictures.forEach((element) => element?.remove());
  };
}

function lose(file: string): void {
  if (isLost || document.documentElement.dataset.hasHydrated === 'true') {
    return;
  }
  isLost = true;
  const show = (): void => {
    if (isLost) {
      recall = say(file);
    }
  };
  if (document.readyState === 'loading') {
    // Before the scripts that wait for the end of the document, one of which may never come.
    document.addEventListener('readystatechange', show, {once: true});
  } else {
    show();
  }
}

window.addEventListener(
  'error',
  ({target}) => {
    // Scripts of the page itself; those that are loaded on demand have someone who waits for them.
    if (target instanceof HTMLScriptElement && target.defer) {
      lose(target.src);
    }
  },
  true,
);

// The framework starts with the page's own chunks, and nobody hears of one that is lost.
window.addEventListener('unhandledrejection', (event) => {
  const file = lostScript(event.reason);
  if (file !== undefined && document.documentElement.dataset.hasHydrated !== 'true') {
    event.preventDefault();
    lose(file);
  }
});

/** Says after a time that the page's scripts, which were asked for, do not come: they tell nobody. */
export function expectScripts(): void {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = !isLost;
    lose('');
  }, PATIENCE);
  // Not on the window, which hears of no element's load.
  document.addEventListener(
    'load',
    ({target}) => {
      // The site's first script, which has come after the bundler's runtime.
      if (target instanceof HTMLScriptElement && target.dataset.chunks !== undefined) {
        clearTimeout(timer);
        if (isLate) {
          isLate = false;
          isLost = false;
          recall();
        }
      }
    },
    true,
  );
}
