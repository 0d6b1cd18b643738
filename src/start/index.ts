import {createNotice, lostScript, markLost, pageWords} from './notice';

/** Runs inline in every page's head, before any other script; see plugins/start-script. */

let isLost = false;

/** Says that the page stays without its scripts, and lets what it has work without them. */
function say(file: string): void {
  const words = pageWords();
  const again = (): void => window.location.reload();
  const notice = createNotice({file, text: [words.page, words.reading], again});
  // In a frame as high as its content the window's edge may be out of sight.
  notice.toggleAttribute('data-afloat', window.parent === window);
  document.body.prepend(notice);
  document.documentElement.dataset.lost = 'true';
  document.querySelectorAll('[data-tool]').forEach((tool) => markLost(tool, file, again));
  // The link to sign in, for example, in the place of a wait that would never end, and pictures.
  document.querySelectorAll('.navbar noscript, .site-picture noscript').forEach((without) => {
    without.insertAdjacentHTML('afterend', without.textContent);
    without.remove();
  });
}

function lose(file: string): void {
  if (isLost || document.documentElement.dataset.hasHydrated === 'true') {
    return;
  }
  isLost = true;
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => say(file));
  } else {
    say(file);
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
