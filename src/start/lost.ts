import {removeEarlyField} from '../search/earlyField';
import {createNotice, markLost} from './notice';
import {pageWords} from './words';

/** Takes back what was said of a script that has come after all. */
let recall = (): void => undefined;

/**
 * Says that the page stays without its scripts, and lets what it has work without them.
 *
 * @returns takes it back: the scripts must find the page as it was built
 */
function say(file: string): () => void {
  removeEarlyField();
  // The page's own, where this file was late.
  document.querySelector('body > .start-notice')?.remove();
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

/** Says that a file of the client is lost, as the start script has found, or that it has come after all. */
export function tellLoss(): void {
  const {lost} = window.siteHeld;
  if (lost === undefined) {
    recall();
    return;
  }
  const show = (): void => {
    if (window.siteHeld.lost !== undefined) {
      recall = say(lost);
    }
  };
  if (document.readyState === 'loading') {
    // Before the scripts that wait for the end of the document, one of which may never come.
    document.addEventListener('readystatechange', show, {once: true});
  } else {
    show();
  }
}
